import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../src/database/database.ts'
import { readConnection, runningPostmaster, superuserUrl } from '../src/database/postgres-cluster.ts'
import { aSale } from './builders.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

/*
 * Runs the whole product as its own process with the embedded database, and kills it in the middle of its
 * work.
 */

let folder: string
let server: ServerProcess
const start = async () => {
  server = await startServerProcess({ SAMITY_DATA: folder })
}
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-crash-'))
}, 60_000)
afterAll(async () => {
  await server.stop('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}, 60_000)

test('a server killed repeatedly during sales restarts without repair, keeps every acknowledged receipt, and leaves no gap or duplicate number', async () => {
  const acknowledged: string[] = []
  let serial = 1
  for (let round = 0; round < 3; round++) {
    await start()
    const { call, stop } = server
    const cashier = async () => {
      for (;;) {
        const body = JSON.stringify(aSale({ serials: [{ from_serial: serial, to_serial: serial++ }] }))
        const headers = { 'content-type': 'application/json' }
        const response = await call('/api/vokalotnama/', { method: 'POST', headers, body })
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
  const receipts = (await (await server.call('/api/vokalotnama/')).json()) as { number: string }[]
  const numbers = receipts.map(({ number }) => number).sort()
  expect(numbers).toEqual(expect.arrayContaining(acknowledged))
  expect(numbers).toEqual(numbers.map((_, index) => `VKL-2026-${String(index + 1).padStart(6, '0')}`))
}, 120_000)

test('repeated stop signals, as a terminal sends them to every process, still stop the database with the product', async () => {
  const database = (await runningPostmaster(path.join(folder, 'postgres')))!.pid
  const { child, stop } = server
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await stop('SIGTERM')
  expect(child.exitCode).toBe(0)
  expect(() => process.kill(database, 0)).toThrow('ESRCH')
}, 60_000)

test('a stop signal ends the product and its database while the database takes no writes', async () => {
  await start()
  const connection = (await readConnection(folder))!
  const superuser = openDatabase(superuserUrl(connection, 'postgres'), { poolSize: 1 })
  const database = (await runningPostmaster(path.join(folder, 'postgres')))!.pid
  await superuser`alter system set default_transaction_read_only = on`
  await superuser`select pg_reload_conf()`
  await superuser.end()
  await delay(300)
  const { child, stop } = server
  await stop('SIGTERM')
  expect(child.exitCode).toBe(0)
  expect(() => process.kill(database, 0)).toThrow('ESRCH')
}, 60_000)
