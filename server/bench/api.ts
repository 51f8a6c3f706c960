import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'

const clients = 8
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5)
const account = { username: 'bench', password: 'bench-Password-1874' }
const entry = JSON.stringify({
  donation_type: 'others',
  date: '2026-03-10',
  fund_provider: 'A provider',
  fund_amount: '1250.00',
  purpose: 'Library',
})

type Place = { url: string; stop: () => Promise<void> }

async function start(script: string, env: Record<string, string>, port: number, ready: string): Promise<Place> {
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, script)], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`${script} stopped with ${child.exitCode}`)
    const answered = await fetch(url + ready).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return { url, stop: () => stop(child) }
    await delay(50)
  }
  throw new Error(`${script} did not answer`)
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** Requests a second. A refusal would make the figure a lie, so it ends the run. */
async function rate(options: Pick<autocannon.Options, 'url' | 'method' | 'body' | 'headers' | 'idReplacement'>): Promise<number> {
  await autocannon({ ...options, connections: clients, duration: 1 })
  const result = await autocannon({ ...options, connections: clients, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${options.url}`)
  return result.requests.average
}

const row = (what: string, ours: number, reference: number, goal: number) => {
  const ratio = ours / reference
  console.log(
    `${what.padEnd(44)} ${ours.toFixed(0).padStart(7)}/s  reference ${reference.toFixed(0).padStart(7)}/s  ratio ${ratio.toFixed(2)}  goal ≥ ${goal}  ${ratio >= goal ? 'reached' : 'NOT REACHED'}`,
  )
}

const folder = await mkdtemp(path.join(tmpdir(), 'samity-bench-'))
const database = await startEmbeddedPostgres(folder)
try {
  const env = { DATABASE_URL: database.url, SAMITY_DATA: folder, ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password }
  const product = await start('../src/main.ts', env, 8351, '/readyz')
  const bare = await start('bare-server.ts', env, 8352, '/')
  const login = await fetch(`${product.url}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { access } = (await login.json()) as { access: string }
  const json = { 'content-type': 'application/json' }
  const signedIn = { authorization: `Bearer ${access}` }

  console.log(`API, ${clients} clients, ${seconds} s each, one machine for client, servers and database:`)
  const savedBare = await rate({ url: `${bare.url}/`, method: 'POST', body: entry, headers: json })
  const saved = await rate({
    url: `${product.url}/api/fund-collection/`,
    method: 'POST',
    body: entry,
    headers: { ...json, ...signedIn, 'idempotency-key': '[<id>]' },
    idReplacement: true,
  })
  row('save a money record', saved, savedBare, 0.6)
  const listedBare = await rate({ url: `${bare.url}/` })
  const listed = await rate({ url: `${product.url}/api/fund-collection/?limit=100`, headers: signedIn })
  row('list of 100 money records', listed, listedBare, 0.6)
  await product.stop()
  await bare.stop()
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
