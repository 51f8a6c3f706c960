import { fillWords, type Words } from '@samity/shared-api/contract'
import type { ImportTarget, RowValidation } from '@samity/shared-api/contract/config/import'
import type { Fragment, Sql } from '../../../database/database.ts'
import { foldName } from '../../config/duplicates.ts'
import type { ParsedRecord } from './parse-rows.ts'

export type DuplicateRow = {
  original: NonNullable<RowValidation['duplicate_of']>
  field: string
  words: Words
}
type RowMatch = { row: number; key: string; id: number | null; label: string | null }

async function findMatches(
  sql: Sql,
  target: ImportTarget,
  rows: readonly ParsedRecord[],
): Promise<RowMatch[]> {
  const column = (name: string) => rows.map(({ texts }) => texts[name] ?? '')
  const numbers = rows.map(({ row }) => row)
  if (target === 'advocates')
    return sql<RowMatch[]>`
      select t.row, number_key(t.number) as key, a.id, a.bar_registration_number || ', ' || a.name_english as label
      from unnest(${numbers}::int[], ${column('bar_registration_number')}::text[]) as t (row, number)
      left join advocates a on a.bar_registration_key = number_key(t.number)
      where t.number <> ''`
  const unitKey = (name: Fragment, building: Fragment, floor: Fragment, room: Fragment) =>
    sql`name_key(${name}) || chr(10) || name_key(${building}) || chr(10) || name_key(${floor}) || chr(10) || name_key(${room})`
  return sql<RowMatch[]>`
    with unit as (
      select ${unitKey(sql`r.renter_name`, sql`b.building_name`, sql`r.floor_no`, sql`r.room_no`)} as key, min(r.id) as id
      from renters r
      join buildings b on b.id = r.building_id
      group by 1
    ), requested as (
      select row, ${unitKey(sql`name`, sql`building`, sql`floor`, sql`room`)} as key
      from unnest(${numbers}::int[], ${column('renter_name')}::text[], ${column('building')}::text[],
        ${column('floor_no')}::text[], ${column('room_no')}::text[]) as t (row, name, building, floor, room)
      where name <> ''
    )
    select requested.row, requested.key, r.id, r.renter_name as label
    from requested
    left join unit on unit.key = requested.key
    left join renters r on r.id = unit.id`
}

const sentences = {
  advocates: {
    field: 'bar_registration_number',
    record: (label: string): Words =>
      fillWords({ en: 'Already registered: {label}', bn: 'আগে থেকেই নিবন্ধিত: {label}' }, { label }),
    row: (row: number): Words =>
      fillWords({ en: 'Row {row} has the same number', bn: '{row} নম্বর সারিতে একই নম্বর আছে' }, { row }),
  },
  renters: {
    field: 'renter_name',
    record: (label: string): Words =>
      fillWords(
        { en: 'Already registered in this room: {label}', bn: 'এই কক্ষে আগে থেকেই নিবন্ধিত: {label}' },
        { label },
      ),
    row: (row: number): Words =>
      fillWords(
        { en: 'Row {row} has the same name and room', bn: '{row} নম্বর সারিতে একই নাম ও কক্ষ আছে' },
        { row },
      ),
  },
}

/**
 * Finds rows that match a record or repeat an earlier row. A row with errors does not count as an earlier
 * row.
 */
export async function findDuplicates(
  sql: Sql,
  target: ImportTarget,
  rows: readonly ParsedRecord[],
): Promise<Map<number, DuplicateRow>> {
  const matchByRow = new Map((await findMatches(sql, target, rows)).map((match) => [match.row, match]))
  const firstRowByKey = new Map<string, number>()
  const duplicates = new Map<number, DuplicateRow>()
  const { field, record, row: rowWords } = sentences[target]
  for (const { row, values } of rows) {
    const match = matchByRow.get(row)
    if (!match) continue
    const earlier = firstRowByKey.get(match.key)
    if (match.id !== null)
      duplicates.set(row, {
        original: { id: match.id, label: match.label! },
        field,
        words: record(match.label!),
      })
    else if (earlier !== undefined)
      duplicates.set(row, { original: { row: earlier }, field, words: rowWords(earlier) })
    else if (values) firstRowByKey.set(match.key, row)
  }
  return duplicates
}

type Similarity = { row: number; same: 'nid' | 'phone' | 'name'; label: string }
const similarityNotes: Record<Similarity['same'], (label: string) => Words> = {
  nid: (label) =>
    fillWords({ en: 'Same national ID as {label}', bn: '{label}-এর জাতীয় পরিচয়পত্র নম্বর একই' }, { label }),
  phone: (label) => fillWords({ en: 'Same phone as {label}', bn: '{label}-এর ফোন নম্বর একই' }, { label }),
  name: (label) =>
    fillWords({ en: 'Same name and father as {label}', bn: '{label}-এর নাম ও পিতার নাম একই' }, { label }),
}

/**
 * Finds advocates under another number who may be the person of a row. The notes ask for a check; the row is
 * not refused.
 */
export async function findSimilarAdvocates(
  sql: Sql,
  rows: readonly ParsedRecord[],
): Promise<Map<number, Words[]>> {
  const validRows = rows.filter(({ values }) => values)
  const column = (name: string) => validRows.map(({ values }) => String(values![name] ?? ''))
  const nameKey = (english: Fragment, father: Fragment) =>
    sql`${foldName(sql, english)} || chr(10) || ${foldName(sql, father)}`
  const similarities = await sql<Similarity[]>`
    with requested as (
      select row, nid, phone, father, ${nameKey(sql`english`, sql`father`)} as name
      from unnest(${validRows.map(({ row }) => row)}::int[], ${column('nid_number')}::text[], ${column('phone')}::text[],
        ${column('name_english')}::text[], ${column('father_name')}::text[]) as t (row, nid, phone, english, father)
    ), alike as (
      select r.row, 'nid' as same, m.id
      from requested r
      join (select nid_number, min(id) as id from advocates where nid_number <> '' group by 1) m on m.nid_number = r.nid
      union all
      select r.row, 'phone', m.id
      from requested r
      join (select phone, min(id) as id from advocates where phone <> '' group by 1) m on m.phone = r.phone
      union all
      select r.row, 'name', m.id
      from requested r
      join (
        select ${nameKey(sql`name_english`, sql`father_name`)} as name, min(id) as id
        from advocates
        where father_name <> ''
        group by 1
      ) m on m.name = r.name
      where r.father <> ''
    )
    select alike.row, alike.same, m.bar_registration_number || ', ' || m.name_english as label
    from alike
    join advocates m on m.id = alike.id`
  const notes = new Map<number, Words[]>()
  for (const { row, same, label } of similarities)
    notes.set(row, [...(notes.get(row) ?? []), similarityNotes[same](label)])
  return notes
}
