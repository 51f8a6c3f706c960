import { connect } from '../src/database/connect.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.ts'
import { makeSecretBox } from '../src/process/secret-box.ts'
import { verifySinceMark } from '../src/audit/verify-audit.ts'
import { fillBooks } from './books.ts'
import { median, type Report } from './figure.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { withTempFolder } from './product.ts'

const entryCount = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000)
const entriesPerReceipt = 5
const linesPerReceipt = 5
const rounds = 3

async function fillAuditLog(sql: Database): Promise<void> {
  await fillBooks(sql, (entryCount / entriesPerReceipt) * linesPerReceipt)
  await sql`
    insert into audit_events (actor_id, actor, action, subject, subject_id, before, after, request_id, record)
    select 1 + n % 9, 'cashier' || n % 9, case when about_receipt then 'create' else 'update' end,
      case when about_receipt then 'fund-collection' else 'advocates' end, n,
      case when not about_receipt then jsonb_build_object('phone', '01711' || n, 'address', 'Road ' || n % 700) end,
      jsonb_build_object('phone', '01712' || n, 'address', 'Road ' || n % 701, 'remarks', 'Entry ' || n),
      gen_random_uuid(), case when about_receipt then 'receipts/' || n / ${entriesPerReceipt}::int end
    from generate_series(1, ${entryCount}::int) n, lateral (select n % ${entriesPerReceipt}::int = 0 as about_receipt) kind`
  await sql.unsafe(`
    do $$
    declare
      event audit_events;
      last_hash bytea;
      digest bytea;
      position bigint := 0;
    begin
      for event in select * from audit_events order by id loop
        digest := case when event.record is not null then record_digest(event.record) end;
        last_hash := chain_hash(last_hash, event, digest);
        position := position + 1;
        insert into audit_chain values (position, event.id, last_hash, digest);
      end loop;
    end $$`)
  await sql`vacuum analyze`
}

const secretBox = makeSecretBox('measures the verification of the audit log')

async function measureVerification(sql: Database, isFull: boolean): Promise<number> {
  const start = performance.now()
  const { ok, sealed, problem } = await verifySinceMark(sql, secretBox, { isFull })
  if (!ok || sealed !== entryCount) throw new Error(`The audit log is not right: ${problem}`)
  return performance.now() - start
}

export const measureAudit = (report: Report): Promise<void> =>
  withTempFolder(async (folder) => {
    const database = await startEmbeddedPostgres(folder)
    try {
      const environment = readEnvironment({ DATABASE_URL: database.url, SAMITY_DATA: folder })
      await (await connect(environment, () => undefined)).close()
      const superuser = openDatabase(database.superuserUrl, { poolSize: 1 })
      await fillAuditLog(superuser)
      await superuser.end()
      const sql = openDatabase(database.url, { plansEachStatement: true })
      const fullMs = await measureVerification(sql, true)
      const samples: number[] = []
      for (let round = 0; round < rounds; round++) {
        // somebody prints an old receipt and the newest one
        await sql`update receipts set prints = prints + 1 where id in (1000, (select max(id) from receipts))`
        samples.push(await measureVerification(sql, false))
      }
      await sql.end()
      report({
        label: `verification of ${entryCount.toLocaleString('en')} audit entries (all read: ${Math.round(fullMs)} ms)`,
        ours: median(samples),
        unit: 'ms',
        goal: { atMost: 2000 },
      })
    } finally {
      await database.stop()
    }
  })
