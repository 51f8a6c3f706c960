import { maxSearchLength, limitSearchText } from './search-limits.ts'

test('a text within the limits is searched for as it is, a longer one by its beginning', () => {
  expect(limitSearchText(' Rahim  Uddin ')).toBe('Rahim Uddin')
  expect(limitSearchText('a b c d e f g h i j')).toBe('a b c d e f g h')
  expect(limitSearchText('x'.repeat(300))).toHaveLength(maxSearchLength)
  expect(limitSearchText('')).toBe('')
})
