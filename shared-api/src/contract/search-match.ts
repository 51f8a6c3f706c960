import { cleanText } from './clean-text.ts'
import { latinDigits } from './digits.ts'

const hasanta = '\u09cd'
const joiners = /[\u200c\u200d]/g
const optionalJoiners = `[\u200c\u200d]?${hasanta}[\u200c\u200d]?`

export const toSearchWords = (text: string): string[] =>
  latinDigits(cleanText(text)).split(/\s+/).filter(Boolean)

/**
 * Returns the regular expression of a word with a Bengali conjunct, for JavaScript and for PostgreSQL: the
 * joiners of a conjunct (র‍্য) make no difference, because some keyboards write them and others do not.
 * Undefined for any other word, which is compared as it is.
 */
export const conjunctPattern = (word: string): string | undefined =>
  word.includes(hasanta)
    ? word
        .replace(joiners, '')
        .replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
        .replaceAll(hasanta, optionalJoiners)
    : undefined

/**
 * Only the letters A to Z: databases differ in the lower case of others, and a loaded row must never match
 * more than there.
 */
const fold = (text: string): string =>
  latinDigits(text.normalize('NFC')).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

const toTest = (word: string): ((text: string) => boolean) => {
  const pattern = conjunctPattern(fold(word))
  if (pattern === undefined) return (text) => text.includes(fold(word))
  const expression = new RegExp(pattern)
  return (text) => expression.test(text)
}

/**
 * Returns the rows that certainly match a search on the server, in their order: each word is in one of these
 * fields. The server may find more, in fields that a list does not contain.
 */
export function filterBySearch<T extends object>(
  rows: readonly T[],
  search: string,
  fields: readonly string[],
): T[] {
  const tests = toSearchWords(search).map(toTest)
  return rows.filter((row) => {
    const texts = fields.flatMap((name) => {
      const value: unknown = Reflect.get(row, name)
      return typeof value === 'string' ? [fold(value)] : []
    })
    return tests.every((test) => texts.some(test))
  })
}

/**
 * True if each row that matches `search` also matches `wider`: each word of `wider` is a part of a word of
 * `search`.
 */
export function isWiderSearch(wider: string, search: string): boolean {
  const words = toSearchWords(search).map(fold)
  return toSearchWords(wider).every((part) => words.some(toTest(part)))
}
