import type { Database, Sql } from '../database/database.ts'
import { extendHashChain } from './audit.ts'
import { deleteMark, readMark, saveMark, type KeyedHash } from './verification-mark.ts'
import {
  changedSlices,
  findConcern,
  readWrittenSlices,
  type ChangedSlice,
  type WrittenState,
} from './written-slices.ts'

/**
 * `records` is the number of records (such as receipts) that are as the digest in their last entry says.
 * `broken` is the id of the first entry that does not match; null also for a receipt without any entry.
 */
export type AuditVerification = {
  ok: boolean
  entries: number
  sealed: number
  records: number
  head: string | null
  broken: number | null
  problem: string | null
}

/** Steps of a verification: one for each link of the chain, and one for each entry about a record. */
export type VerificationProgress = { done: number; total: number }
type OnProgress = (progress: VerificationProgress) => void

/**
 * Slices take the database about a tenth of a second, so that the statements of other people get their turn.
 */
const linksPerSlice = 20_000
const recordEntriesPerSlice = 1_000
/** Processors of the database that a verification uses. The others are for the office. */
const slicesAtOnce = 2

type Finding = { broken: number | null; problem: string }
type SliceResult = { broken: number | null; problem: string | null }

export async function verifyAudit(sql: Database, onProgress?: OnProgress): Promise<AuditVerification> {
  await extendHashChain(sql)
  return verifyChain(sql, onProgress)
}

/**
 * Reads the entries and records again that PostgreSQL has written since the last verification, or everything:
 * when it is asked to, and when there is no mark of a server with this key.
 */
export async function verifySinceMark(
  sql: Database,
  secretBox: KeyedHash,
  { isFull = false, onProgress }: { isFull?: boolean; onProgress?: OnProgress } = {},
): Promise<AuditVerification & { full_at: string | null }> {
  const startedAt = new Date().toISOString()
  await extendHashChain(sql)
  const mark = isFull ? undefined : await readMark(sql, secretBox)
  // before the rows are read: what is written meanwhile is read again next time
  const written = await readWrittenSlices(sql)
  const changed = mark && changedSlices(mark.slices, written.slices)
  const result = await verifyChain(sql, onProgress, changed && { ...written, changed })
  const full_at = mark && changed ? mark.full_at : startedAt
  if (!result.ok) {
    await deleteMark(sql)
    return { ...result, full_at: null }
  }
  await saveMark(sql, secretBox, { full_at, slices: written.slices })
  return { ...result, full_at }
}

type RecordSlice = { count: number; verify: () => Promise<(SliceResult & { records: number }) | undefined> }

type Scope = {
  entries: number
  sealed: number
  last: number
  links: { from: number; to: number }[]
  firstEntry: number
  lastEntry: number
  recordSlices: AsyncGenerator<RecordSlice>
  steps: number
}

async function wholeScope(sql: Sql): Promise<Scope> {
  const [size] = await sql<{ entries: number; about_records: number; sealed: number; last: number }[]>`
    select count(*) as entries, count(record) as about_records,
      (select count(*) from audit_chain) as sealed, (select coalesce(max(position), 0) from audit_chain) as last
    from audit_events`
  const { entries, about_records, sealed, last } = size!
  return {
    entries,
    sealed,
    last,
    links: [{ from: 1, to: last }],
    firstEntry: 0,
    lastEntry: Number.MAX_SAFE_INTEGER,
    recordSlices: slicesOfAllRecords(sql),
    steps: last + about_records,
  }
}

type ChangedState = WrittenState & { changed: ChangedSlice[] }

async function changedScope(sql: Sql, { entries, sealed, changed }: ChangedState): Promise<Scope> {
  const [end] = await sql<{ last: number }[]>`
    select coalesce(max(position), 0) as last from audit_chain`
  const { last } = end!
  const { links, firstEntry, lastEntry, records } = await findConcern(sql, changed)
  // positions are counted from 1: with fewer links than the last position says, one is missing somewhere
  const concernedLinks =
    sealed === last
      ? links.map(({ from, to }) => ({ from, to: Math.min(to, last) }))
      : [{ from: 1, to: last }]
  return {
    entries,
    sealed,
    last,
    links: concernedLinks,
    // an entry may have been outside the chain for a moment when its slice was read, and then nothing is
    // written later
    ...(entries === sealed
      ? { firstEntry, lastEntry }
      : { firstEntry: 0, lastEntry: Number.MAX_SAFE_INTEGER }),
    recordSlices: slicesOfRecords(sql, records),
    steps: concernedLinks.reduce((sum, { from, to }) => sum + to - from + 1, 0) + records.length,
  }
}

/**
 * Verifies what the chain contains now, in slices: everything, or only what changed slices concern. Within a
 * transaction it sees what the transaction changed.
 */
export async function verifyChain(
  sql: Sql,
  onProgress: OnProgress = () => undefined,
  since?: ChangedState,
): Promise<AuditVerification> {
  const scope = since ? await changedScope(sql, since) : await wholeScope(sql)
  const { entries, sealed, last, steps: total } = scope
  let done = 0
  let records = 0
  const advance = (steps: number) => {
    done = Math.min(done + steps, total)
    onProgress({ done, total })
  }
  advance(0)

  const verifyLinks = async (): Promise<Finding | undefined> => {
    const findings: (Finding & { from: number })[] = []
    await inSlices(
      // later links need no look when one does not match
      linkRanges(scope.links, () => findings.length === 0),
      async ({ from, to }) => {
        const [row] = await sql<SliceResult[]>`select broken, problem from verify_chain_links(${from}, ${to})`
        if (row?.problem) findings.push({ from, broken: row.broken, problem: row.problem })
        advance(to - from + 1)
      },
    )
    return findings.toSorted((a, b) => a.from - b.from)[0]
  }
  const verifyQueue = async (): Promise<Finding | undefined> => {
    const [finding] = await sql<Finding[]>`
      select broken, problem from verify_chain_queue(${scope.firstEntry}, ${scope.lastEntry}) where problem is not null`
    return finding
  }
  const verifyRecords = async (): Promise<Finding | undefined> => {
    const findings: (Finding & { broken: number })[] = []
    await inSlices(scope.recordSlices, async ({ verify, count }) => {
      const row = await verify()
      records += row?.records ?? 0
      if (row?.problem && row.broken !== null) findings.push({ broken: row.broken, problem: row.problem })
      advance(count)
    })
    return findings.toSorted((a, b) => a.broken - b.broken)[0]
  }
  const verifyMoneyRecords = async (): Promise<Finding | undefined> => {
    const [row] = await sql<{ problem: string }[]>`
      select problem from verify_money_records() where problem is not null`
    return row && { broken: null, problem: row.problem }
  }

  const finding =
    (await verifyLinks()) ?? (await verifyQueue()) ?? (await verifyRecords()) ?? (await verifyMoneyRecords())
  if (since) records = await countRecords(sql)
  const [lastLink] = await sql<{ head: string }[]>`
    select encode(hash, 'hex') as head from audit_chain where position = ${last}`
  return {
    ok: !finding,
    entries,
    sealed,
    records,
    head: (!finding && lastLink?.head) || null,
    broken: finding?.broken ?? null,
    problem: finding?.problem ?? null,
  }
}

async function inSlices<T>(slices: AsyncGenerator<T>, work: (slice: T) => Promise<void>): Promise<void> {
  const takeSlices = async () => {
    for await (const slice of slices) await work(slice)
  }
  await Promise.all(Array.from({ length: slicesAtOnce }, takeSlices))
}

async function* linkRanges(links: Scope['links'], goesOn: () => boolean) {
  for (const { from: first, to: last } of links)
    for (let from = first; from <= last && goesOn(); from += linksPerSlice)
      yield { from, to: Math.min(from + linksPerSlice - 1, last) }
}

async function* slicesOfAllRecords(sql: Sql): AsyncGenerator<RecordSlice> {
  for (let after = ''; ;) {
    const from = after
    const [range] = await sql<{ up_to: string | null; count: number }[]>`
      select max(record) as up_to, count(*) as count
      from (
        select record
        from (
          select record from audit_events where record > ${from}
          union all
          select record from audit_record_digests where record > ${from}
        ) entries
        order by record
        limit ${recordEntriesPerSlice}
      ) page`
    if (!range?.up_to) return
    const upTo = range.up_to
    yield {
      count: range.count,
      verify: async () => {
        const [row] = await sql<(SliceResult & { records: number })[]>`
          select records, broken, problem from verify_records(${from}, ${upTo})`
        return row
      },
    }
    after = upTo
  }
}

async function* slicesOfRecords(sql: Sql, records: readonly string[]): AsyncGenerator<RecordSlice> {
  for (let first = 0; first < records.length; first += recordEntriesPerSlice) {
    const keys = records.slice(first, first + recordEntriesPerSlice)
    yield {
      count: keys.length,
      verify: async () => {
        const [row] = await sql<(SliceResult & { records: number })[]>`
          select records, broken, problem from verify_records(${keys}::text[])`
        return row
      },
    }
  }
}

async function countRecords(sql: Sql): Promise<number> {
  const [row] = await sql<{ records: number }[]>`
    select count(*) as records
    from (select record from audit_events where record is not null union select record from audit_record_digests) r`
  return row!.records
}
