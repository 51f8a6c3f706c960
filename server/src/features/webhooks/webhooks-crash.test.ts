import { rmSync } from 'node:fs'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import type { WebhookWithSecret } from '@samity/shared-api/contract/webhooks/webhook'
import { openDatabase } from '../../database/database.ts'
import { freePort } from '../../process/free-port.ts'
import { aSale } from '../../../test/builders.ts'
import { startModuleReceiver } from '../../../test/module-receiver.ts'
import { aServiceRelease } from '../../../test/service-builders.ts'
import { startServerProcess, type ServerProcess } from '../../../test/server-process.ts'
import { createTestDatabase } from '../../../test/test-server.ts'
import { startReceiver, type ReceivedMessage, type WebhookReceiver } from '../../../test/webhook-receiver.ts'
import { until } from '../../../test/until.ts'

/* Kills the server and restarts the receiver in the middle of deliveries. */

jest.setTimeout(180_000)

const salesPerRound = 12

test('every committed event arrives, in order for each record, through kills of the server and failures of the receiver', async () => {
  const database = await createTestDatabase()
  const sql = openDatabase(database.url, { poolSize: 2 })
  const port = await freePort()
  const received: ReceivedMessage[] = []
  let receiver: WebhookReceiver | undefined
  let server: ServerProcess | undefined
  const startServer = () => {
    const environment = {
      DATABASE_URL: database.url,
      SAMITY_DATA: data,
      SAMITY_RELEASES: data,
      // the address stays, although each process listens on another port
      PUBLIC_URL: 'http://localhost:8080',
      WEBHOOK_NETWORKS: '127.0.0.1',
      BACKUP_AT: 'off',
    }
    return startServerProcess(environment)
  }
  const startFaultyReceiver = async () => {
    const started = await startReceiver(port)
    let count = 0
    started.answerWith((_event, response) => {
      count++
      if (count % 7 === 3) return void response.writeHead(500).end()
      // the sender hears nothing, and does not know whether the message arrived
      if (count % 7 === 5) return void response.destroy()
      response.writeHead(200).end()
    })
    return started
  }
  const closeReceiver = async () => {
    received.push(...(receiver?.accepted() ?? []))
    await receiver?.close()
    receiver = undefined
  }
  const data = aFolder()
  try {
    receiver = await startFaultyReceiver()
    server = await startServer()
    const json = { 'content-type': 'application/json' }
    const created = await server.call('/api/webhooks/', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        name: 'Accounting',
        url: receiver.url,
        kinds: ['receipt.created', 'receipt.changed', 'receipt.voided'],
      }),
    })
    const { id } = (await created.json()) as WebhookWithSecret
    let serial = 0
    for (let round = 0; round < 3; round++) {
      const { call, stop } = server
      const requests = Array.from({ length: salesPerRound }, async () => {
        serial++
        const body = JSON.stringify(
          aSale({ price: '10', serials: [{ from_serial: serial, to_serial: serial }] }),
        )
        const response = await call('/api/vokalotnama/', { method: 'POST', headers: json, body })
        const sale = (await response.json()) as { id: number }
        await call(`/api/vokalotnama/${sale.id}/`, { method: 'DELETE' })
      })
      // some of them are in the middle
      const atLeast = (round + 1) * 4
      await until(async () => (await sql`select 1 from receipts`).length >= atLeast)
      await stop('SIGKILL')
      await Promise.allSettled(requests)
      await closeReceiver()
      server = await startServer()
      receiver = await startFaultyReceiver()
    }
    // no lease of a killed process and no delay of a retry is waited for
    await until(async () => {
      await sql`update webhook_deliveries set next_attempt_at = now(), leased_until = null where state = 'pending' and (leased_until is null or leased_until < now() + interval '10 seconds')`
      const waiting = await sql`
        select 1 from webhook_deliveries where state = 'pending' union all select 1 from event_outbox`
      return waiting.length === 0
    })
    await closeReceiver()
    const states = await sql`select distinct state from webhook_deliveries where endpoint_id = ${id}`
    expect(states.map(({ state }) => state as string)).toEqual(['delivered'])
    const receipts = await sql<{ record: string; is_void: boolean }[]>`
      select 'receipts/' || id as record, voided_at is not null as is_void from receipts order by id`
    expect(receipts.length).toBeGreaterThanOrEqual(12)
    for (const { record, is_void } of receipts) {
      const types = received
        .filter(({ event }) => event.data.record === record)
        .map(({ event }) => event.type)
      // a message may arrive again; it never overtakes a later one
      const order = ['receipt.created', 'receipt.voided']
      expect([record, types.map((type) => order.indexOf(type))]).toEqual([
        record,
        types.map((type) => order.indexOf(type)).toSorted((a, b) => a - b),
      ])
      expect([record, [...new Set(types)]]).toEqual([record, is_void ? order : order.slice(0, 1)])
    }
    // nothing is sent for a transaction that rolled back
    const records = new Set(receipts.map((one) => one.record))
    expect(received.filter(({ event }) => !records.has(event.data.record))).toEqual([])
  } finally {
    await server?.stop('SIGKILL')
    await receiver?.close()
    await sql.end()
    await database.drop()
  }
})

test('two processes deliver each event to a module once, in order for each record; a killed one leaves its own to the other', async () => {
  const [recordCount, changeCount] = [20, 30]
  const port = await freePort()
  const receiver = await startModuleReceiver(port)
  const database = await createTestDatabase()
  const sql = openDatabase(database.url, { poolSize: 2 })
  const releases = aFolder()
  const service = { url: `http://127.0.0.1:${port}` }
  const descriptor = { asks: ['read:members' as const], events: ['member.changed' as const] }
  activate(releases, 'mfe-tea', aServiceRelease(releases, { service, descriptor }), 'rahim')
  const folders = [aFolder(), aFolder()]
  const processes: ServerProcess[] = []
  const versionsOf = (record: string) =>
    receiver
      .accepted()
      .filter(({ data }) => data.record === record)
      .map(({ data }) => Number(data.version))
  const records = Array.from({ length: recordCount }, (_, id) => `advocates/${id}`)
  const all = Array.from({ length: changeCount }, (_, change) => change)
  try {
    for (const SAMITY_DATA of folders)
      processes.push(
        await startServerProcess({
          DATABASE_URL: database.url,
          SAMITY_DATA,
          SAMITY_RELEASES: releases,
          PUBLIC_URL: 'http://localhost:8080',
          SECRET_KEY: 'k'.repeat(40),
          BACKUP_AT: 'off',
        }),
      )
    const [first] = processes
    await until(async () => (await sql`select from webhook_endpoints where paused_at is null`).length === 1)
    const headers = { 'content-type': 'application/json' }
    await first!.call('/api/module-rights/mfe-tea/approve/', { method: 'POST', headers, body: '{}' })
    await sql`
      insert into event_outbox (kind, area, record, version)
      select 'member.changed', 'members', 'advocates/' || n % ${recordCount}, n / ${recordCount}
      from generate_series(0, ${recordCount * changeCount - 1}) n order by n`
    await until(() => receiver.accepted().length > 100)
    const ids = receiver.accepted().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)

    await first!.stop('SIGKILL')
    // what the killed process was sending waits for the end of its lease
    await until(async () => (await sql`select from webhook_deliveries where state = 'pending'`).length === 0)
    for (const record of records) {
      const versions = versionsOf(record)
      // the killed process may have sent one that arrives again
      expect([record, versions]).toEqual([record, versions.toSorted((a, b) => a - b)])
      expect([record, [...new Set(versions)]]).toEqual([record, all])
    }
  } finally {
    for (const process of processes) await process.stop('SIGKILL')
    await receiver.close()
    await sql.end()
    await database.drop()
    for (const folder of [releases, ...folders]) rmSync(folder, { recursive: true })
  }
})
