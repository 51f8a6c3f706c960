import { maxSearchLength, limitSearchText } from './search-limits.ts'

test('a text within the limits stays whole, a longer one is cut', () => {
  expect(limitSearchText(' Rahim  Uddin ')).toBe('Rahim Uddin')
  expect(limitSearchText('a b c d e f g h i j')).toBe('a b c d e f g h')
  expect(limitSearchText('x'.repeat(300))).toHaveLength(maxSearchLength)
  expect(limitSearchText('')).toBe('')
})
