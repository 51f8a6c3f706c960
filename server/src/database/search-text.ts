import { conjunctPattern } from '@samity/shared-api/contract'
import type { Fragment, Sql } from './database.ts'

/**
 * Returns the condition that a text, folded by `name_key`, contains a word. It ignores letter case, the
 * script of digits and the joiner of a Bengali conjunct (র‍্য), because some keyboards write a joiner and
 * others do not.
 */
export function textContains(sql: Sql, text: Fragment, word: string): Fragment {
  const pattern = conjunctPattern(word)
  return pattern === undefined
    ? sql`${text} like name_key(${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`})`
    : sql`${text} ~ name_key(${pattern})`
}
