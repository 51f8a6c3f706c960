import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runningPostmaster } from '../src/database/postgres-cluster.ts'
import { freePort } from '../src/process/free-port.ts'
import { aSale } from './builders.ts'

/* Runs the whole product as its own process with the embedded database, and kills it in the middle of its work. */

const account = { username: 'boss', password: 'crash-Password-1874' }
const json = { 'content-type': 'application/json' }
let folder: string
let url: string
let child: ChildProcess
let port: number

async function start(): Promise<void> {
  child = spawn(process.execPath, [path.join(__dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SAMITY_DATA: folder,
      DATABASE_URL: '',
      ADMIN_USERNAME: account.username,
      ADMIN_PASSWORD: account.password,
    },
    stdio: 'ignore',
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server stopped with ${child.exitCode}`)
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await delay(50)
  }
}

const stop = (signal: 'SIGKILL' | 'SIGTERM') =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })

async function signIn(): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  })
  const { access } = (await response.json()) as { access: string }
  return { ...json, authorization: `Bearer ${access}` }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-crash-'))
  port = await freePort()
  url = `http://127.0.0.1:${port}`
}, 60_000)
afterAll(async () => {
  await stop('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}, 60_000)

test('a server killed repeatedly during sales restarts without repair, keeps every acknowledged receipt, and leaves no gap or duplicate number', async () => {
  const acknowledged: string[] = []
  let serial = 1
  for (let round = 0; round < 3; round++) {
    await start()
    const headers = await signIn()
    const cashier = async () => {
      for (;;) {
        const body = JSON.stringify(aSale({ serials: [{ from_serial: serial, to_serial: serial++ }] }))
        const response = await fetch(`${url}/api/vokalotnama/`, { method: 'POST', headers, body })
        if (response.status === 201) acknowledged.push(((await response.json()) as { number: string }).number)
      }
    }
    // a cashier sells until the server is gone
    const sales = Promise.allSettled(Array.from({ length: 4 }, cashier))
    const goal = acknowledged.length + 5
    while (acknowledged.length < goal) await delay(20)
    await delay(Math.random() * 200)
    await stop('SIGKILL')
    await sales
  }
  await start()
  const receipts = (await (await fetch(`${url}/api/vokalotnama/`, { headers: await signIn() })).json()) as {
    number: string
  }[]
  const numbers = receipts.map(({ number }) => number).sort()
  expect(numbers).toEqual(expect.arrayContaining(acknowledged))
  expect(numbers).toEqual(numbers.map((_, index) => `VKL-2026-${String(index + 1).padStart(6, '0')}`))
}, 120_000)

test('repeated stop signals, as a terminal sends them to every process, still stop the database with the product', async () => {
  const database = (await runningPostmaster(path.join(folder, 'postgres')))!.pid
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await stop('SIGTERM')
  expect(child.exitCode).toBe(0)
  expect(() => process.kill(database, 0)).toThrow('ESRCH')
}, 60_000)
