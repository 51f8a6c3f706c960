import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { latinDigits } from '@samity/shared-api/contract'
import { commonWords } from './common-words.ts'

/** The lists contain no longer password. The time of an estimate grows with the length. */
const maxCommonLength = 20
/** An attacker who tries common passwords finds a common one within this number of guesses. */
const maxCommonGuesses = 1_000_000
/**
 * Spellings with digits and signs for letters ('p4ssw0rd') that the estimator tries; 100 take half a second.
 */
const maxSubstitutions = 5

let estimator: Promise<ZxcvbnFactory> | undefined

/** The lists take 60 MB of memory, so the first new password loads them. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, commonWords },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: maxSubstitutions,
  })
}

/**
 * Returns whether a password is one of those that attackers try first: in any case and script of digits, it
 * is a single entry of the lists, a run of keys or characters, a repetition, or a date. A password of several
 * parts is not common: the score of zxcvbn would also refuse a word, a sign and a year. Limits on attempts
 * protect the sign-in.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = latinDigits(password.normalize('NFC').toLowerCase())
  if (Array.from(text).length > maxCommonLength) return false
  estimator ??= loadEstimator()
  const { guesses, sequence } = (await estimator).check(text)
  return guesses < maxCommonGuesses && sequence.length === 1 && sequence[0]?.pattern !== 'bruteforce'
}
