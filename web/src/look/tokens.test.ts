// Colours, sizes and times come from tokens alone, and every token is one that somebody uses.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SHEETS = ['look/tokens.css', 'look/paints.css']
const read = (path: string): string => readFileSync(join('src', path), 'utf8')
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(?<!\.test)\.(svelte|ts|css)$/.test(path))
const paints = files.filter((path) => /^boards\/\w+\/paints\.css$/.test(path))
const sheets = [...SHEETS, ...paints]
const others = files.filter((path) => !sheets.includes(path))

const HEX = /(?<!url\()(?<![\w{&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/gi
const MIXED = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!\s*(?:from\s+)?var\()[^)]*\)/gi
const NAMED =
  /(?:fill|stroke|color|background|shadow)[\w-]*[=:][^;>\n]*[\s"':](?:white|black|red|gr[ae]y)\b/g

const literalsIn = (source: string): string[] =>
  [HEX, MIXED, NAMED].flatMap((pattern) => source.match(pattern) ?? [])
const defined = (source: string): [string, string][] =>
  [...source.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
/** What is asked for; a part that is only known later stands for any word. */
const asked = (source: string): RegExp[] =>
  [...source.matchAll(/var\(\s*(--(?:[\w-]|\$?\{[^}]*\})+)/g)].map(
    ([, name = '']) => new RegExp(`^${name.replaceAll(/\$?\{[^}]*\}/g, '[a-z]+')}$`),
  )

describe('the tokens', () => {
  it('are told from what is no colour', () => {
    expect(literalsIn('fill="#fff" x: rgb(0 0 0 / 0.2); color: white;')).toHaveLength(3)
    expect(literalsIn('url(#abc) {#each rgb(var(--dark) / 0.2) href="#main"')).toEqual([])
  })

  it.each(others)('give %s all its colours', (path) => {
    expect(literalsIn(read(path))).toEqual([])
  })

  it.each(sheets)('of %s are all used', (path) => {
    const users = SHEETS.includes(path)
      ? files
      : files.filter((one) => one.startsWith(`${dirname(path)}/`))
    const wanted = users.flatMap((one) => asked(read(one)))
    const idle = defined(read(path)).filter(([name]) => !wanted.some((one) => one.test(name)))
    expect(idle).toEqual([])
  })

  it('have one value wherever two boards share a paint', () => {
    const known = new Map<string, string>()
    for (const [name, value] of paints.flatMap((path) => defined(read(path)))) {
      expect([name, known.get(name) ?? value]).toEqual([name, value])
      known.set(name, value)
    }
    const house = new Set(SHEETS.flatMap((path) => defined(read(path)).map(([name]) => name)))
    expect([...known.keys()].filter((name) => house.has(name))).toEqual([])
  })

  it('exist where they are asked for', () => {
    const all = files.map(read).join('\n')
    const names = new Set([...all.matchAll(/(--[\w-]+)(?:"|')?[:=]/g)].map(([, name = '']) => name))
    const missing = asked(all.replaceAll(/var\([^()]*,[^()]*\)/g, '')).filter(
      (one) => ![...names].some((name) => one.test(name)),
    )
    expect(missing).toEqual([])
  })
})
