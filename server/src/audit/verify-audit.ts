import type { Database, Sql } from '../database/database.ts'
import { extendHashChain } from './audit.ts'

export type AuditVerification = {
  ok: boolean
  entries: number
  sealed: number
  /** The number of records (such as receipts) that were compared with the digest in their last entry */
  records: number
  /** The last hash of the chain. A copy in another place proves later that nothing was cut off */
  head: string | null
  /** The id of the first entry that does not match; null also for a receipt without any entry */
  broken: number | null
  problem: string | null
}

/** How many steps of a verification are done: one for each link of the chain, and one for each entry about a record. */
export type VerificationProgress = { done: number; total: number }
type OnProgress = (progress: VerificationProgress) => void

/** Slices take the database about a tenth of a second, so that the statements of other people get their turn. */
const linksPerSlice = 20_000
const recordEntriesPerSlice = 1_000
/** Processors of the database that a verification uses. The others are for the office. */
const slicesAtOnce = 2

type Finding = { broken: number | null; problem: string }
type SliceResult = { broken: number | null; problem: string | null }

/** Reads the whole log and all records again, and names the first entry that does not match. */
export async function verifyAudit(sql: Database, onProgress?: OnProgress): Promise<AuditVerification> {
  await extendHashChain(sql)
  return verifyChain(sql, onProgress)
}

/** Verifies what the chain contains now, in slices. Within a transaction it sees what the transaction changed. */
export async function verifyChain(
  sql: Sql,
  onProgress: OnProgress = () => undefined,
): Promise<AuditVerification> {
  const [size] = await sql<{ entries: number; about_records: number; sealed: number; last: number }[]>`
    select count(*) as entries, count(record) as about_records,
      (select count(*) from audit_chain) as sealed, (select coalesce(max(position), 0) from audit_chain) as last
    from audit_events`
  const { entries, about_records, sealed, last } = size!
  const total = last + about_records
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
      linkRanges(last, () => findings.length === 0),
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
      select broken, problem from verify_chain_queue() where problem is not null`
    return finding
  }
  const verifyRecords = async (): Promise<Finding | undefined> => {
    const findings: (Finding & { broken: number })[] = []
    await inSlices(recordRanges(sql), async ({ after, upTo, count }) => {
      const [row] = await sql<(SliceResult & { records: number })[]>`
        select records, broken, problem from verify_records(${after}, ${upTo})`
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

/** Runs `work` for each slice, for a few at the same time. */
async function inSlices<T>(slices: AsyncGenerator<T>, work: (slice: T) => Promise<void>): Promise<void> {
  const takeSlices = async () => {
    for await (const slice of slices) await work(slice)
  }
  await Promise.all(Array.from({ length: slicesAtOnce }, takeSlices))
}

async function* linkRanges(last: number, goesOn: () => boolean) {
  for (let from = 1; from <= last && goesOn(); from += linksPerSlice)
    yield { from, to: Math.min(from + linksPerSlice - 1, last) }
}

/** Ranges of records in the order of their text, each with about the same number of entries. */
async function* recordRanges(sql: Sql) {
  for (let after = ''; ;) {
    const [range] = await sql<{ up_to: string | null; count: number }[]>`
      select max(record) as up_to, count(*) as count
      from (
        select record
        from (
          select record from audit_events where record > ${after}
          union all
          select record from audit_record_digests where record > ${after}
        ) entries
        order by record
        limit ${recordEntriesPerSlice}
      ) page`
    if (!range?.up_to) return
    yield { after, upTo: range.up_to, count: range.count }
    after = range.up_to
  }
}
