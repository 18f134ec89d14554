// The six heraldic colours, each with its own symbol: colour never carries meaning alone.
export const COLOURS = ['blue', 'purple', 'green', 'red', 'orange', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

/** Light and dark end of a colour's frame. */
export const FRAME: Record<Colour, readonly [string, string]> = {
  blue: ['var(--her-blue-hi)', 'var(--her-blue-lo)'],
  purple: ['var(--her-purple-hi)', 'var(--her-purple-lo)'],
  green: ['var(--her-green-hi)', 'var(--her-green-lo)'],
  red: ['var(--her-red-hi)', 'var(--her-red-lo)'],
  orange: ['var(--her-orange-hi)', 'var(--her-orange-lo)'],
  yellow: ['var(--her-yellow-hi)', 'var(--her-yellow-lo)'],
}

/** The symbol on a shield of 40 x 46. */
export const SYMBOL: Record<Colour, string> = {
  blue: '<path d="M8.5 26.5 6.5 13l7.2 5.6L20 9.5l6.3 9.1 7.2-5.6-2 13.500z"/><rect x="8.500" y="28.500" width="23" height="4" rx="1.200"/>',
  purple: '<path d="M17 8h6v7.500h7.500v6H23V34h-6V21.500H9.500v-6H17z"/>',
  green:
    '<path d="M18.800 15.200C15.500 12.600 11 12.200 7.500 13v16c3.500-.8 8-.4 11.300 2.200zM21.200 15.200c3.300-2.600 7.800-3 11.300-2.200v16c-3.500-.8-8-.4-11.300 2.200z"/>',
  red: '<path d="m20 5.500 3.200 4.300V24h-6.400V9.800zM11.500 24.800h17v4h-17zM18 29.500h4v6h-4z"/>',
  orange:
    '<path d="M10 10.500c0-.8.700-1.500 1.500-1.500H27l4.500 4.500L27 19.500H11.500c-.8 0-1.500-.7-1.500-1.500zM17.600 20.500h4.800V36h-4.800z"/>',
  yellow:
    '<path d="M18.900 22h2.200v14.500h-2.200zM20 6.500c2.700 2.400 2.700 5.600 0 8-2.700-2.400-2.700-5.600 0-8zM18.700 22.500c-4.300.2-6.400-2-6.200-6 4.300-.2 6.400 2 6.200 6zM21.300 22.500c-.2-4 1.900-6.200 6.200-6 .2 4-1.900 6.200-6.200 6zM18.700 30c-4.300.2-6.400-2-6.200-6 4.300-.2 6.400 2 6.200 6zM21.300 30c-.2-4 1.900-6.200 6.200-6 .2 4-1.900 6.200-6.200 6z"/>',
}
