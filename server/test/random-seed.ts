/** The same random values in every run, so that a change is judged and not luck; others by `RANDOM_SEED=$RANDOM npm test`. */
export const randomSeed = Number(process.env['RANDOM_SEED'] ?? 1874)
