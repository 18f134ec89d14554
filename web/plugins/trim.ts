// Drawings of 512 x 512 need no fractions: every point goes to the nearest whole number. Errors do
// not add up, because each step is measured between points that are rounded already.

/** What a command takes: x and y are a point, r a radius, a an angle, f a flag. */
const TAKES: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rraffxy',
}
const COMMAND = /^[\s,]*([a-zA-Z])/
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i
const FLAG = /^[\s,]*([01])/

export const trim = (body: string): string =>
  body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${trimPath(path)}"`)

function trimPath(path: string): string {
  let rest = path
  const next = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest)
    if (found) rest = rest.slice(found[0].length)
    return found?.[1]
  }
  let [said, last] = ['', '']
  let [x, y, startX, startY] = [0, 0, 0, 0]
  const step = (to: number, from: number): number => Math.round(to) - Math.round(from)

  for (let command = next(COMMAND); command; command = next(COMMAND)) {
    let kind = command.toLowerCase()
    const relative = command === kind
    if (kind === 'z') {
      ;[said, last, x, y] = [`${said}z`, 'z', startX, startY]
      continue
    }
    while (NUMBER.test(rest)) {
      const takes = TAKES[kind]
      if (!takes) throw new Error(`a path has the command ${command}`)
      let [toX, toY] = [x, y]
      const steps = [...takes].map((what) => {
        const figure = Number(next(what === 'f' ? FLAG : NUMBER))
        if (what === 'x') return step((toX = relative ? x + figure : figure), x)
        if (what === 'y') return step((toY = relative ? y + figure : figure), y)
        return what === 'r' ? Math.round(figure * 10) / 10 : Math.round(figure)
      })
      ;[x, y] = [toX, toY]
      if (kind === 'm') [startX, startY] = [x, y]
      if (kind === 'm' || steps.some((figure) => figure !== 0)) {
        const repeated = kind === last && kind !== 'm'
        said += steps
          .map((figure, index) => (index || repeated ? (figure < 0 ? '' : ' ') : kind) + figure)
          .join('')
        last = kind
      }
      if (kind === 'm') kind = 'l'
    }
  }
  return said
}
