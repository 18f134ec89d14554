// The language of the cards: abilities and points as sentences of small pictures, in SVG.
// "/" is per, arrows are row and column, a grid of nine is a position, a slash is none,
// a bust with arrows is a neighbour.
import laurels from 'icon:laurels'
import type { Colour } from '$/parts/drawing/heraldry'
import type { Counter, Deck, Effect, Face } from '$/generated/castle_combo'

/** A piece of a sentence: how wide it is, and its drawing around the middle line. */
type Piece = readonly [width: number, art: string]

const INK = 'var(--ink-900)'
const LIGHT = 'var(--parch-50)'
const GAP = 6

const WIDTHS: Record<string, number> = {
  '1': 0.37,
  '/': 0.36,
  '+': 0.47,
  '−': 0.47,
  '×': 0.45,
  '?': 0.4,
}

function words(said: string, ink: string, size = 32, weight = 800): Piece {
  const width =
    [...said].reduce(
      (sum, letter) => sum + (WIDTHS[letter] ?? (/\d/.test(letter) ? 0.465 : 0.5)),
      0,
    ) * size
  return [
    width,

    `<text y="${(size * 0.33).toFixed(1)}" font-size="${size}" font-weight="${weight}" fill="${ink}">` +
      `${escaped(said)}</text>`,
  ]
}

const use = (id: string, width: number, height: number): Piece => [
  width,
  `<use href="#cc-${id}" y="${-height / 2}" width="${width}" height="${height}"/>`,
]
const goods = (what: 'gold' | 'keys'): Piece => use(what === 'gold' ? 'coin' : 'key', 31, 31)
const shield = (colour: Colour | 'any' | 'none'): Piece => use(`shield-${colour}`, 29, 33.4)
const banner = (deck: Deck): Piece => use(`banner-${deck}`, 28, 32.2)
const purse = (): Piece => use('purse', 29, 33.4)
const coin = (figure: string): Piece => [
  30,

  `<use href="#cc-disc" y="-15" width="30" height="30"/>` +
    `<text x="15" y="7" font-size="${figure.length < 2 ? 23 : 18}" font-weight="800" text-anchor="middle" fill="var(--bark-24)">` +
    `${figure}</text>`,
]

const ARROW = 'M0 0 8-7.500v4.700h14v-4.700L30 0l-8 7.500V2.800H8v4.700z'
const CROSS =
  'M0 0 7-6.500v4h5.500v-5.500h-4L15-15l6.500 7h-4v5.500H23v-4L30 0l-7 6.500v-4h-5.500V8h4L15 15 8.500 8h4V2.500H7v4z'
function arrows(where: Counter['where'], ink: string): Piece[] {
  if (where === 'row') return [[30, `<path fill="${ink}" d="${ARROW}"/>`]]
  if (where === 'column')
    return [
      [15, `<g fill="${ink}" transform="translate(7.500 15) rotate(-90)"><path d="${ARROW}"/></g>`],
    ]
  if (where === 'row+column') return [[30, `<path fill="${ink}" d="${CROSS}"/>`]]
  return []
}

/** The spaces of a position, in reading order. */
const POSITIONS: Record<string, string> = {
  'top row': 'xxx......',
  'middle row': '...xxx...',
  'bottom row': '......xxx',
  'left column': 'x..x..x..',
  'middle column': '.x..x..x.',
  'right column': '..x..x..x',
  corner: 'x.x...x.x',
  'edge middle': '.x.x.x.x.',
}
function grid(position: string, ink: string): Piece {
  const cells = [...(POSITIONS[position] ?? '')].map((cell, index) => {
    const fill = cell === 'x' ? 'fill="var(--gold-400)"' : `fill="${ink}" fill-opacity=".26"`
    return `<rect x="${(index % 3) * 11}" y="${Math.floor(index / 3) * 11 - 16}" width="9.500" height="9.500" rx="1.800" ${fill}/>`
  })
  return [31.5, cells.join('')]
}

const small = (
  inner: string,
  fill = 'var(--parch-100)',
  stroke = 'var(--card-line)',
  dash = '',
): Piece => [
  23,
  `<rect x="1" y="-15" width="21" height="30" rx="3.500" fill="${fill}" stroke="${stroke}" stroke-width="2"${dash ? ` stroke-dasharray="${dash}"` : ''}/>${inner}`,
]
const bust = (ink: string): Piece => [
  30,

  `<g fill="${ink}"><circle cx="15" cy="-7" r="6"/>` +
    `<path d="M5 13c0-8 4-12 10-12s10 4 10 12z"/>` +
    `<path d="M0 3l5-4.500v9zM30 3l-5-4.500v9z"/></g>`,
]
const busts = (ink: string): Piece => [
  34,

  `<g fill="${ink}"><circle cx="8" cy="-5" r="4.500"/><circle cx="26" cy="-5" r="4.500"/>` +
    `<path d="M0 11c0-6 3-9.500 8-9.500s8 3.500 8 9.500zM18 11c0-6 3-9.500 8-9.500s8 3.500 8 9.500z"/>` +
    `<g stroke="var(--parch-100)" stroke-width="1.500"><circle cx="17" cy="-9" r="5"/>` +
    `<path d="M8.500 11c0-8 3-12 8.500-12s8.500 4 8.500 12z"/></g></g>`,
]
const arrow = (ink: string): Piece => [14, `<path d="M0-7 12 0 0 7z" fill="${ink}"/>`]

function none([width, art]: Piece): Piece {
  const line = `M${width + 1} -15.500 L-1 15.500`
  return [
    width + 4,

    `<g transform="translate(2 0)">` +
      `${art}<path d="${line}" stroke="var(--bark-19c)" stroke-width="5.600" stroke-linecap="round"/>` +
      `<path d="${line}" stroke="var(--red-71)" stroke-width="3" stroke-linecap="round"/>` +
      `</g>`,
  ]
}

/** A card that shows so many shields. */
function cardWithShields(number: number): Piece {
  const one = number === 1
  const shields = Array.from({ length: number }, (_, index) => {
    const x = one ? 5.5 : 2.8 + index * 9
    return `<use href="#cc-shield-plain" x="${x}" y="${one ? -7 : -5}" width="${one ? 12 : 8.6}" height="${one ? 14 : 10}"/>`
  })
  return small(shields.join(''))
}

/** A ring around what makes one set together. */
function ring(parts: readonly Piece[], ink: string): Piece {
  const close = 2
  let x = 6
  const art = parts.map(([width, drawn]) => {
    const placed = `<g transform="translate(${x.toFixed(1)} 0)">${drawn}</g>`
    x += width + close
    return placed
  })
  const width = x - close + 6
  return [
    width,

    `<rect x="1" y="-20" width="${(width - 2).toFixed(1)}" height="40" rx="13" fill="${ink}" fill-opacity=".14" stroke="${ink}" stroke-opacity=".75" stroke-width="1.800"/>` +
      `${art.join('')}`,
  ]
}

function counted(counter: Counter, ink: string): Piece[] {
  const of = (): Piece[] => {
    switch (counter.count) {
      case 'shields':
        return [shield(counter.colour ?? 'any'), ...arrows(counter.where, ink)]
      case 'shield_types':
        return [shield('any'), ...arrows(counter.where, ink)]
      case 'missing_types':
        return [shield('none')]
      case 'deck_cards':
        return [banner(counter.deck ?? 'castle'), ...arrows(counter.where, ink)]
      case 'cards_with_shields':
        return [cardWithShields(counter.number ?? 1)]
      case 'cards_of_cost':
        return [coin(String(counter.number ?? 0))]
      case 'cards_of_cost_or_more':
        return [coin(`${counter.number ?? 0}+`)]
      case 'purses':
        return [purse()]
      case 'discounts':
        return [
          small(
            '<text x="11.500" y="6" text-anchor="middle" font-size="19" font-weight="800" fill="var(--ink-900)">−1</text>',
          ),
        ]
      case 'empty_spaces':
        return [small('', 'none', ink, '4 3')]
      case 'filled_spaces':
        return [small('<path d="M6-6h11M6 0h11M6 6h7" stroke="var(--ink-500)" stroke-width="2"/>')]
      case 'keys':
        return [goods('keys')]
      case 'gold_here':
        return [goods('gold'), purse()]
      case 'gold_stored':
        return [goods('gold'), purse(), purse()]
      case 'shield_sets':
        return [
          ring(
            (counter.set ?? []).map((colour) => shield(colour as Colour)),
            ink,
          ),
        ]
      case 'identical_sets':
        return [
          ring(
            Array.from({ length: counter.number ?? 3 }, () => use('shield-plain', 22, 26)),
            ink,
          ),
        ]
      case 'deck_sets':
        return [
          ring(
            (counter.set ?? []).map((deck) => banner(deck as Deck)),
            ink,
          ),
        ]
      default:
        return [words('?', ink)]
    }
  }
  return counter.whose === 'neighbour' ? [bust(ink), ...of()] : of()
}

function effect(does: Effect): Piece[] {
  switch (does.do) {
    case 'gain': {
      const gain = [words(`+${does.amount}`, INK), goods(does.what)]
      return does.per ? [...gain, words('/', INK, 30, 500), ...counted(does.per, INK)] : gain
    }
    case 'opponents_gain':
      return [busts(INK), words(`+${does.amount}`, INK), goods(does.what)]
    case 'gold_on_each_purse':
      return [words(`+${does.amount}`, INK), goods('gold'), arrow(INK), purse()]
    case 'fill_purses':
      return [
        words(String(does.amount), INK),
        words('×', INK, 22),
        purse(),
        arrow(INK),
        words('max', INK, 20, 700),
      ]
    case 'discard_from_row': {
      const gain = does.what === 'gold' ? [coin('?')] : [goods('keys'), words('?', INK)]
      return [banner(does.row ?? 'castle'), none(small('')), arrow(INK), ...gain]
    }
  }
}

const size = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, [width]) => sum + width + GAP, -GAP)

function inLine(pieces: readonly Piece[]): string {
  let x = 0
  return pieces
    .map(([width, art]) => {
      const placed = `<g transform="translate(${x.toFixed(1)} 0)">${art}</g>`
      x += width + GAP
      return placed
    })
    .join('')
}

/** What a card does, line by line. */
function lines(card: Face, or: string): Piece[][] {
  if (card.discount.length) return [[...card.discount.map(banner), words('−1', INK), goods('gold')]]
  return card.ability.flatMap((option, index) =>
    option.map((does) => (index ? [words(or, INK, 20, 500), ...effect(does)] : effect(does))),
  )
}

/** What a card does, on the parchment of a card of 200 x 280. */
export function ability(card: Face, or: string): string {
  const all = lines(card, or)
  const widest = Math.max(1, ...all.map(size))
  const scale = Math.min(all.length > 1 ? 0.79 : 1, 172 / widest)
  const middles = all.length > 1 ? [181, 209.5] : [195]
  return all
    .map(
      (line, index) =>
        `<g transform="translate(${(100 - (widest * scale) / 2).toFixed(1)} ${middles[index] ?? 209.5}) scale(${scale.toFixed(3)})">` +
        `${inLine(line)}</g>`,
    )
    .join('')
}

/** A counter as a picture of its own, for the aid. */
export function sign(counter: Counter): { width: number; art: string } {
  const pieces = condition(counter, INK) ?? counted(counter, INK)
  return { width: size(pieces), art: inLine(pieces) }
}

/** One side of an either-or as a picture of its own. */
export function option(effects: readonly Effect[]): { width: number; art: string } {
  const pieces = effects.flatMap((does, index) =>
    index ? [words('·', INK), ...effect(does)] : effect(does),
  )
  return { width: size(pieces), art: inLine(pieces) }
}

const WREATH = 45

/** What a card scores, on the dark foot of a card of 200 x 280. */
export function points(card: Face): string {
  const { per, points } = card.scores
  const [lead, pieces] = scored(per)
  const total = WREATH + lead + size(pieces)
  const scale = Math.min(1, 176 / total)
  const figure = String(points)
  return (
    `<g transform="translate(${(100 - (total * scale) / 2).toFixed(1)} 249.500) scale(${scale.toFixed(3)})">` +
    `<svg x="-1" y="-23" width="46" height="46" viewBox="0 0 512 512" fill="var(--gold-400)" color="var(--gold-400)">` +
    `${laurels}</svg>` +
    `<text x="22" y="9.500" text-anchor="middle" font-size="${figure.length < 2 ? 30 : 25}" font-weight="800" fill="var(--card-light)">` +
    `${figure}</text>` +
    `<g transform="translate(${WREATH + lead} 0)">${inLine(pieces)}</g></g>`
  )
}

function scored(per: Counter): [lead: number, pieces: Piece[]] {
  const met = condition(per, LIGHT)
  return met ? [9, met] : [3, [words('/', LIGHT, 30, 500), ...counted(per, LIGHT)]]
}

/** What is not counted but holds or does not. */
function condition(per: Counter, ink: string): Piece[] | undefined {
  if (per.count === 'position') return [grid(per.position ?? '', ink)]
  if (per.count === 'colour_missing') return [none(shield(per.colour ?? 'any'))]
  if (per.count === 'face_down') return [use('back', 22, 30)]
  return undefined
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (said: string): string => said.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
