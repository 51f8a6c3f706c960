import { TokenBuckets } from './rate-limit.ts'

const perMinute = 60

test('a network spends its tokens, waits, and gets them back at an even rate', () => {
  const buckets = new TokenBuckets()
  expect(buckets.take('a', 58, perMinute, 0)).toBe(0)
  expect(buckets.take('a', 2, perMinute, 0)).toBe(0)
  expect(buckets.take('a', 5, perMinute, 0)).toBe(5)
  expect(buckets.take('a', 5, perMinute, 4000)).toBe(1)
  expect(buckets.take('a', 5, perMinute, 5000)).toBe(0)
  expect(buckets.take('a', 1, perMinute, 5000)).toBe(1)
})

test('a refused request takes no tokens, and no network has more tokens than one minute gives', () => {
  const buckets = new TokenBuckets()
  expect(buckets.take('a', 61, perMinute, 0)).toBeGreaterThan(0)
  expect(buckets.take('a', 60, perMinute, 0)).toBe(0)
  expect(buckets.take('a', 61, perMinute, 60 * 60_000)).toBeGreaterThan(0)
})

test('each network has its own tokens', () => {
  const buckets = new TokenBuckets()
  expect(buckets.take('a', 60, perMinute, 0)).toBe(0)
  expect(buckets.take('b', 60, perMinute, 0)).toBe(0)
})
