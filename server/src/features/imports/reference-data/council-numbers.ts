import { fillWords, type Words } from '@samity/shared-api/contract'
import type { ImportTarget } from '@samity/shared-api/contract/config/import'
import type { Sql } from '../../../database/database.ts'
import type { ParsedRecord } from './parse-rows.ts'

type NumberMatch = { row: number; council: string; registration: string; holder: string | null }

const conflictWithRecord = (holder: string): Words =>
  fillWords(
    { en: 'This Bar Council number belongs to {holder}', bn: 'এই বার কাউন্সিল নম্বর {holder}-এর' },
    { holder },
  )
const conflictWithRow = (row: number): Words =>
  fillWords(
    { en: 'Row {row} has the same Bar Council number', bn: '{row} নম্বর সারিতে একই বার কাউন্সিল নম্বর আছে' },
    { row },
  )

/**
 * Finds rows whose Bar Council number belongs to another advocate or to an earlier row of another advocate.
 * Returns an error message for each. A row that repeats an advocate with the advocate's own number is not
 * among them.
 */
export async function findCouncilConflicts(
  sql: Sql,
  target: ImportTarget,
  rows: readonly ParsedRecord[],
): Promise<Map<number, Words>> {
  const conflicts = new Map<number, Words>()
  const validRows = rows.filter(({ values }) => values?.['bar_council_no'])
  if (target !== 'advocates' || validRows.length === 0) return conflicts
  const column = (name: string) => validRows.map(({ values }) => String(values![name]))
  const matches = await sql<NumberMatch[]>`
    select t.row, number_key(t.council) as council, number_key(t.registration) as registration,
      a.bar_registration_number || ', ' || a.name_english as holder
    from unnest(${validRows.map(({ row }) => row)}::int[], ${column('bar_council_no')}::text[],
      ${column('bar_registration_number')}::text[]) with ordinality as t (row, council, registration, place)
    left join advocates a
      on a.bar_council_key = number_key(t.council)
      and a.bar_registration_key <> number_key(t.registration)
    order by t.place`
  const firstRows = new Map<string, NumberMatch>()
  for (const match of matches) {
    const earlier = firstRows.get(match.council)
    if (match.holder !== null) conflicts.set(match.row, conflictWithRecord(match.holder))
    else if (!earlier) firstRows.set(match.council, match)
    else if (earlier.registration !== match.registration)
      conflicts.set(match.row, conflictWithRow(earlier.row))
  }
  return conflicts
}
