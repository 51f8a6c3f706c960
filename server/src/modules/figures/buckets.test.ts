import fc from 'fast-check'
import { toBucket, quantileOf, type Bucket } from './buckets.ts'

const bucketsOf = (values: number[]): Bucket[] =>
  [...Map.groupBy(values, toBucket)].map(([bucket, { length }]) => ({ bucket, visits: length }))

test('a quantile is within the width of a bucket of the exact one', () => {
  const value = fc.oneof(fc.double({ min: 1, max: 60_000, noNaN: true }), fc.integer({ min: 1, max: 2000 }))
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 200 }),
      fc.constantFrom(0.5, 0.75),
      (values, share) => {
        const exact = values.toSorted((one, other) => one - other)[Math.ceil(share * values.length) - 1]!
        const ratio = quantileOf(bucketsOf(values), share)! / exact
        expect(ratio).toBeGreaterThanOrEqual(1 / 1.1 - 1e-9)
        expect(ratio).toBeLessThanOrEqual(1.1 + 1e-9)
      },
    ),
  )
})

test('values below 1 share a bucket, values beyond the last one stay in it, and no visits have no quantile', () => {
  expect([0, 0.99, 1, 1e9].map(toBucket)).toEqual([0, 0, 1, 127])
  expect(quantileOf([{ bucket: 0, visits: 4 }], 0.5)).toBe(0)
  expect(quantileOf([], 0.5)).toBeNull()
})

test('equal shifts of a tenth and of three tenths lie on the two sides of a fifth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 250, max: 5000 }), (active) => {
      const median = (value: number) => quantileOf([{ bucket: toBucket(value), visits: 9 }], 0.5)!
      expect(median(active * 1.1) / median(active)).toBeLessThan(1.2)
      expect(median(active * 1.3) / median(active)).toBeGreaterThanOrEqual(1.2)
    }),
  )
})
