import type { ImportBody } from '@samity/shared-api/contract/config/import'
import type { Sql } from '../../../database/database.ts'
import { cellText } from './cell-values.ts'
import type { ReferenceIds } from './cell-values.ts'

type TextMatches = { text: string; id: number }[]

/**
 * Finds the buildings (by name) and the advocates (by number) in the file. Archived ones are left out, as in
 * every selection list.
 */
export async function loadReferenceIds(
  sql: Sql,
  columns: readonly string[],
  rows: ImportBody['rows'],
): Promise<ReferenceIds> {
  const textsOf = (name: string) => {
    const index = columns.indexOf(name)
    return index < 0
      ? []
      : [...new Set(rows.map(({ cells }) => cellText(cells[index] ?? '')).filter(Boolean))]
  }
  const buildings = await sql<TextMatches>`
    select text, id
    from unnest(${textsOf('building')}::text[]) text
    join buildings on building_key = name_key(text)
    where archived_at is null`
  const advocates = await sql<TextMatches>`
    select text, id
    from unnest(${textsOf('advocate')}::text[]) text
    join advocates on bar_registration_key = number_key(text)
    where archived_at is null`
  const byText = (matches: TextMatches) => new Map(matches.map(({ text, id }) => [text, id]))
  return { building: byText(buildings), advocate: byText(advocates) }
}
