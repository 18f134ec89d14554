import { expect, it } from 'vitest'
import { sectionsOf } from '$/pages/rules/guide'

it('reads sections with their clauses, words and pictures', () => {
  const [aim, turn] = sectionsOf(
    '## Aim\nMost wins.\n\n## A turn {CC-T1 CC-T2}\n1. **Take** one.\n\n![CC-T2]\n',
  )
  expect([aim?.title, aim?.clauses]).toEqual(['Aim', []])
  expect([turn?.title, turn?.clauses]).toEqual(['A turn', ['CC-T1', 'CC-T2']])
  expect(turn?.parts.map((part) => part.kind)).toEqual(['item', 'picture'])
  expect(turn?.parts[1]).toEqual({ kind: 'picture', clause: 'CC-T2' })
})
