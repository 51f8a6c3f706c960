/** Bucket 0 has the values below 1, which count as 0; the others each end a tenth above the one before. */
const ratio = 1.1
const maxBucket = 127

export const toBucket = (value: number): number =>
  value < 1 ? 0 : Math.min(maxBucket, 1 + Math.floor(Math.log(value) / Math.log(ratio)))

export type Bucket = { bucket: number; visits: number }

/**
 * The value that `share` (0 to 1) of the visits do not exceed, with the precision of a bucket; null without
 * visits. The visits of a bucket count as evenly spread over it.
 */
export function quantileOf(buckets: readonly Bucket[], share: number): number | null {
  const rank = share * buckets.reduce((sum, { visits }) => sum + visits, 0)
  let before = 0
  for (const { bucket, visits } of buckets.toSorted((one, other) => one.bucket - other.bucket)) {
    if (before + visits >= rank && visits > 0) {
      return bucket === 0 ? 0 : ratio ** (bucket - 1 + (rank - before) / visits)
    }
    before += visits
  }
  return null
}
