import { maxSearchLength, withinSearchLimits } from './search-limits.ts'

test('a text within the limits is searched for as it is, a longer one by its beginning', () => {
  expect(withinSearchLimits(' Rahim  Uddin ')).toBe('Rahim Uddin')
  expect(withinSearchLimits('a b c d e f g h i j')).toBe('a b c d e f g h')
  expect(withinSearchLimits('x'.repeat(300))).toHaveLength(maxSearchLength)
  expect(withinSearchLimits('')).toBe('')
})
