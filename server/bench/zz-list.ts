import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { openDatabase } from '../src/database/database.ts'
import { benchFile, withProduct } from './product.ts'
import { startProgram } from './programs.ts'

const ticks = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8'); const p = f.slice(f.lastIndexOf(')') + 2).split(' '); return (Number(p[11]) + Number(p[12])) * 10 }
const cmd = (pid: string) => { try { return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') } catch { return '' } }
const parent = (pid: string) => { try { const f = readFileSync(`/proc/${pid}/stat`, 'utf8'); return Number(f.slice(f.lastIndexOf(')') + 2).split(' ')[1]) } catch { return 0 } }
await withProduct(async ({ url, databaseUrl, session, folder }) => {
  const bare = await startProgram({ args: [benchFile('bare-server.ts')], env: { DATABASE_URL: databaseUrl }, readyPath: '/' })
  const sql = openDatabase(databaseUrl, { poolSize: 1 })
  const auth = { authorization: `Bearer ${session.access}` }
  const pids = () => readdirSync('/proc').filter((n) => /^\d+$/.test(n))
  const serverPid = Number(pids().find((p) => cmd(p).includes('src/main.ts') && parent(p) === process.pid))
  const barePid = Number(pids().find((p) => cmd(p).includes('bare-server.ts')))
  const backends = async () => { const rows = await sql`select pid from pg_stat_activity where pid is not null`; return rows.map((r) => Number(r['pid'])) }
  const run = (u: string, amount: number, o: object = {}) => autocannon({ url: u, connections: 8, amount, ...o } as never)
  const body = JSON.stringify({ donation_type: 'others', date: '2026-03-10', fund_provider: 'A provider', fund_amount: '1250.00', purpose: 'Library' })
  const post = { method: 'POST', body, headers: { 'content-type': 'application/json', ...auth, 'idempotency-key': '[<id>]' }, idReplacement: true }
  await run(`${url}/api/fund-collection/`, 6000, post)
  await run(`${bare.url}/`, 6000, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  await sql`vacuum analyze`
  const measure = async (label: string, u: string, o: object, pid: number, n: number) => {
    await run(u, 300, o)
    const all = await backends()
    const s0 = ticks(pid), d0 = new Map(all.map((p) => [p, ticks(p)])), t0 = Date.now()
    const r = await run(u, n, o)
    const s1 = ticks(pid); let db = 0
    for (const p of await backends()) db += ticks(p) - (d0.get(p) ?? 0)
    console.log(label, 'server ms', ((s1 - s0) / n).toFixed(3), 'db ms', (db / n).toFixed(3), 'rate', (n / (Date.now() - t0) * 1000).toFixed(0), 'non2xx', r.non2xx, 'bytes', Math.round(r.throughput.total / n))
  }
  const list = `${url}/api/fund-collection/?limit=100`
  for (let i = 0; i < 3; i++) {
    await measure('list', list, { headers: auth }, serverPid, Number(process.env['N'] ?? 1500))
    await measure('bare', `${bare.url}/`, {}, barePid, Number(process.env['N'] ?? 1500))
    if (process.env['SAVE']) {
      await measure('save', `${url}/api/fund-collection/`, post, serverPid, Number(process.env['N'] ?? 1500))
      await measure('bsav', `${bare.url}/`, { method: 'POST', body, headers: { 'content-type': 'application/json' } }, barePid, Number(process.env['N'] ?? 1500))
    }
  }
  writeFileSync('/tmp/m/row.json', await (await fetch(list, { headers: auth })).text())
  if (process.env['EXPLAIN']) {
    const rows = await sql.unsafe(readFileSync(process.env['EXPLAIN'], 'utf8'))
    for (const r of rows) console.log(Object.values(r)[0])
  }
  await sql.end(); await bare.stop(); void folder
})
