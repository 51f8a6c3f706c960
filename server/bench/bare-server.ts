import { createServer } from 'node:http'
import postgres from 'postgres'

/*
 * The reference: the minimum that can number, post and audit a receipt in one transaction, and list a hundred
 * of them. It checks, counts and joins nothing. Its receipt has as many fields as a receipt of the product,
 * so that both write as much.
 */

const sql = postgres(process.env['DATABASE_URL'] ?? '', { max: 10 })

async function save(body: { fund_provider: string; fund_amount: string; date: string }) {
  return sql.begin(async (tx) => {
    const [counter] = await tx`
      insert into bare_counters as c (series, last) values ('DON', 1)
      on conflict (series) do update set last = c.last + 1 returning last`
    const [receipt] = await tx`
      insert into bare_receipts (number, day, payer, amount)
      values (${`DON-${String(counter!['last'])}`}, ${body.date}, ${body.fund_provider}, ${body.fund_amount}) returning *`
    await tx`insert into bare_ledger (receipt_id, day, amount) values (${receipt!['id']}, ${body.date}, ${body.fund_amount})`
    await tx`insert into bare_audit (who, what) values ('bench', ${tx.json(receipt as never)})`
    return receipt
  })
}

const server = createServer((request, response) => {
  const respond = (value: unknown) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(value))
  }
  if (request.method === 'GET') {
    void sql`select * from bare_receipts order by id desc limit 100`.then(respond)
    return
  }
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => void save(JSON.parse(text) as never).then(respond))
})

await sql`drop table if exists bare_counters, bare_receipts, bare_ledger, bare_audit`
await sql`create table bare_counters (series text primary key, last int not null)`
await sql`create table bare_receipts (id int generated always as identity primary key, number text not null, day date not null, payer text not null, amount numeric not null, created_at timestamptz not null default now(),
  kind text not null default 'others', book_no text, receipt_no text not null default 'DON-2026-000001', payment_type text not null default 'cash', purpose text not null default 'Library', remarks text not null default '', total numeric not null default 1250, prints int not null default 0, created_by text not null default 'bench', voided_at timestamptz, voided_by text, void_reason text, version int not null default 1, archived_at timestamptz)`
await sql`create table bare_ledger (id int generated always as identity primary key, receipt_id int not null, day date not null, amount numeric not null)`
await sql`create table bare_audit (id int generated always as identity primary key, who text not null, what jsonb not null)`
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('ready'))
