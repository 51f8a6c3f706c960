import type { Sql } from '../database/database.ts'

/*
 * Finds the rows that PostgreSQL has written since a verification, without reading what they contain
 * (docs/decisions/185).
 */

const recordKinds = ['receipts', 'transfers', 'paper_stock', 'heads'] as const
/** Entries and their links by the id of the entry, records by their own id */
type Part = (typeof recordKinds)[number] | 'entries'

/** The rows of a table `t` that belong to the entry or record with the id `key`. */
type Source = { part: Part; table: string; key: string; join?: string; where?: string }

const sources: readonly Source[] = [
  { part: 'entries', table: 'audit_events', key: 'id' },
  { part: 'entries', table: 'audit_chain', key: 'event_id' },
  { part: 'entries', table: 'audit_record_digests', key: 'event_id' },
  ...[
    'receipts',
    'bail_bond_sales',
    'form_sales',
    'associate_registrations',
    'associate_renewals',
    'advocate_changes',
    'shop_rents',
    'fund_collections',
    'electricity_bills',
    'bank_interests',
    'advocate_fees',
    'actual_expenses',
    'paper_sales',
    'module_receipts',
  ].map((table): Source => ({ part: 'receipts', table, key: 'id' })),
  ...['receipt_lines', 'serial_ranges', 'paid_periods'].map((table): Source => ({
    part: 'receipts',
    table,
    key: 'receipt_id',
  })),
  { part: 'receipts', table: 'ledger_lines', key: 'receipt_id', where: `where reason <> 'moved'` },
  {
    part: 'receipts',
    table: 'bill_scans',
    key: 's.id',
    join: 'join actual_expenses s on s.scan_hash = t.hash',
  },
  { part: 'transfers', table: 'transfers', key: 'id' },
  { part: 'transfers', table: 'transfer_approvals', key: 'transfer_id' },
  { part: 'transfers', table: 'place_lines', key: 'transfer_id', where: 'where transfer_id is not null' },
  { part: 'paper_stock', table: 'paper_stock', key: 'id' },
  { part: 'heads', table: 'heads', key: 'id' },
  { part: 'heads', table: 'ledger_lines', key: 'head_id', where: `where reason = 'moved'` },
]
export const knownTables = [...new Set(sources.map(({ table }) => table))]

/** Functions that say what a hash covers, or that compare it. */
const functions = [
  'record_digests',
  'content_digest',
  'hash_record_digests',
  'audit_event_content',
  'chain_hash',
  'record_name',
  'verify_chain_links',
  'verify_chain_queue',
  'verify_records',
  'verify_money_records',
]

const idsPerSlice = 1000

/**
 * The number of rows, and the sum of the transactions that wrote them (xmin). What replaces a row has a later
 * transaction, so that no statement leaves both figures as they were. `age` is the cheapest way to a number.
 */
const written = `count(*) as rows, count(*) * age('3'::xid)::bigint - sum(age(t.xmin)) as transactions`

const selectSlices = ({ part, table, key, join = '', where = '' }: Source) => `
  select '${part}/' || ${key} / ${idsPerSlice} || '/${table}' as key, ${written}
  from ${table} t ${join} ${where}
  group by ${key} / ${idsPerSlice}`

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
const selectDefinitions = `
  select 'columns' as key, ${written} from pg_attribute t
  where t.attrelid = any(array[${quoted(knownTables)}]::regclass[])
  union all
  select 'functions', ${written} from pg_proc t where t.proname in (${quoted(functions)})
  union all
  -- the same figures in another database mean nothing
  select 'database/' || c.system_identifier, d.oid::bigint, null from pg_control_system() c, pg_database d
  where d.datname = current_database()`

type Written = { key: string; rows: number; transactions: string | null }
const isDefinition = (key: string) => /^(?:columns|functions|database)/.test(key)

/** By slice and table: 'entries/12/audit_events' */
export type WrittenSlices = Record<string, string>

export type WrittenState = { slices: WrittenSlices; entries: number; sealed: number }

export async function readWrittenSlices(sql: Sql): Promise<WrittenState> {
  // as a fragment, so that a bounded read sends it on its own connection
  const read = (selects: string[]) => sql<Written[]>`${sql.unsafe(selects.join(' union all '))}`
  const ofEntries = sources.filter(({ part }) => part === 'entries').map(selectSlices)
  const ofRecords = sources.filter(({ part }) => part !== 'entries').map(selectSlices)
  // two statements for two processors
  const rows = (await Promise.all([read(ofEntries), read([...ofRecords, selectDefinitions])])).flat()
  const count = (table: string) =>
    rows.filter(({ key }) => key.endsWith(`/${table}`)).reduce((sum, slice) => sum + slice.rows, 0)
  return {
    slices: Object.fromEntries(rows.map((row) => [row.key, `${row.rows}:${row.transactions}`])),
    entries: count('audit_events'),
    sealed: count('audit_chain'),
  }
}

export type ChangedSlice = { part: Part; slice: number }

/** The slices in which a row was added, replaced or removed; undefined when everything has to be read. */
export function changedSlices(before: WrittenSlices, now: WrittenSlices): ChangedSlice[] | undefined {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (key) => before[key] !== now[key],
  )
  if (keys.some(isDefinition)) return undefined
  const slices = new Set(keys.map((key) => key.slice(0, key.lastIndexOf('/'))))
  return [...slices].map((key) => {
    const [part, slice] = key.split('/')
    return { part: part as Part, slice: Number(slice) } // the key comes from `selectSlices`
  })
}

export type Concern = {
  links: { from: number; to: number }[]
  firstEntry: number
  lastEntry: number
  records: string[]
}

/** Beyond every slice; without a changed one the range of entries is empty. */
const noSlice = 1e9

export async function findConcern(sql: Sql, changed: readonly ChangedSlice[]): Promise<Concern> {
  const entrySlices = changed.filter(({ part }) => part === 'entries').map(({ slice }) => slice)
  const recordSlices = changed.filter(({ part }) => part !== 'entries')
  const entryRange = sql`
    (select s * ${idsPerSlice} as first, (s + 1) * ${idsPerSlice} - 1 as last from unnest(${entrySlices}::bigint[]) s) r`
  // the link after a range tells whether the last one of the range is missing
  const links = await sql<{ from: number; to: number }[]>`
    select min(position) as from, max(position) + 1 as to
    from (
      select c.position, c.position - row_number() over (order by c.position) as block
      from ${entryRange} join audit_chain c on c.event_id between r.first and r.last
    ) l
    group by block
    order by 1`
  const records = await sql<{ record: string }[]>`
    select e.record
    from ${entryRange} join audit_events e on e.id between r.first and r.last
    where e.record is not null
    union
    select d.record
    from ${entryRange} join audit_record_digests d on d.event_id between r.first and r.last
    union
    select k.kind || '/' || id
    from unnest(
        ${recordSlices.map(({ part }) => part)}::text[], ${recordSlices.map(({ slice }) => slice)}::bigint[]
      ) k (kind, slice),
      generate_series(k.slice * ${idsPerSlice}, (k.slice + 1) * ${idsPerSlice} - 1) id`
  return {
    links,
    firstEntry: Math.min(...entrySlices, noSlice) * idsPerSlice,
    lastEntry: (Math.max(...entrySlices, -1) + 1) * idsPerSlice - 1,
    records: records.map(({ record }) => record),
  }
}
