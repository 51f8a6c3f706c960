import { retryAfterOf } from './errors.ts'

const now = Date.parse('2026-03-10T05:00:00Z')

test.each([
  ['7', 7],
  ['0', 0],
  ['Tue, 10 Mar 2026 05:01:30 GMT', 90],
  ['Tue, 10 Mar 2026 04:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s', (text, seconds) => {
  expect(retryAfterOf(new Response(null, { headers: { 'retry-after': text } }), now)).toBe(seconds)
})

test('there is no wait without the header', () => {
  expect(retryAfterOf(new Response(null), now)).toBeUndefined()
})
