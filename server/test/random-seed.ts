/**
 * The seed of random tests. It is the same in every run, so that a failure comes from a change;
 * `RANDOM_SEED=$RANDOM npm test` tries other values.
 */
export const randomSeed = Number(process.env['RANDOM_SEED'] ?? 1874)
