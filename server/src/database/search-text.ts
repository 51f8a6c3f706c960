import type { Fragment, Sql } from './database.ts'

const hasanta = '\u09cd'
const joiners = /[\u200c\u200d]/g
const optionalJoiners = `[\u200c\u200d]?${hasanta}[\u200c\u200d]?`

/**
 * Returns the condition that a text, folded by `name_key`, contains a word. It ignores letter case, the script of digits and
 * the joiner of a Bengali conjunct (র‍্য), because some keyboards write a joiner and others do not.
 */
export function textContains(sql: Sql, text: Fragment, word: string): Fragment {
  if (!word.includes(hasanta))
    return sql`${text} like name_key(${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`})`
  const pattern = word
    .replace(joiners, '')
    .replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replaceAll(hasanta, optionalJoiners)
  return sql`${text} ~ name_key(${pattern})`
}
