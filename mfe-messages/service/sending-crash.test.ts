import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import fastify from 'fastify'
import fc from 'fast-check'
import { openModuleDatabase } from '@samity/module-service/postgres'
import { addSendingLoop } from './sending/sending-loop.ts'
import { sendMessages } from './sending/send-messages.ts'
import { aMember, openMessages, type OpenMessages } from './testing/open-messages.ts'
import { accept, closeConnection, failInside, refuse, startProvider } from './testing/start-provider.ts'
import { ownMachine, testSettings } from './testing/test-settings.ts'

/* Exactly once, whatever fails: two processes, kills, a provider that answers as it likes, numbers that change. */

let messages: OpenMessages
let provider: Awaited<ReturnType<typeof startProvider>>
beforeAll(async () => {
  messages = await openMessages()
  provider = await startProvider()
})
afterAll(async () => {
  await provider.stop()
  await messages.close()
})
beforeEach(async () => {
  await messages.clear()
  await messages.setSettings()
  await messages.useProvider(provider.url)
  provider.answer = accept
  provider.received.length = 0
})

const tries = () => provider.received.map(({ id }) => id)
const waitFor = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await delay(20)
}
const countStates = async () => {
  const rows = await messages.sql<
    { state: string; count: number }[]
  >`select state, count(*) from messages group by state`
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

test('two processes with two senders each send every message once', async () => {
  messages.setMembers(Array.from({ length: 300 }, (_, index) => aMember(index + 1)))
  await messages.plan()
  const other = openModuleDatabase(messages.url)
  const counts = await Promise.all(
    [messages.sql, other, messages.sql, other].map((sql) =>
      sendMessages({ sql, settings: () => testSettings, network: ownMachine }),
    ),
  )
  await other.end()
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300)
  expect(new Set(tries()).size).toBe(300)
  expect(tries()).toHaveLength(300)
  expect(await countStates()).toEqual({ sent: 300 })
})

test('a process that is killed while it sends leaves open questions, and nothing goes out twice', async () => {
  messages.setMembers(Array.from({ length: 60 }, (_, index) => aMember(index + 1)))
  await messages.plan()
  for (const killAfter of [5, 25, 45]) {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/send-until-killed.ts')], {
      env: { ...process.env, DATABASE_URL: messages.url, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(child, 'exit')
    // the provider kills the sender in the middle of a request
    provider.answer = (...answer) => {
      if (provider.received.length >= killAfter) child.kill('SIGKILL')
      else accept(...answer)
    }
    await ended
    // the role of a module has 12 connections, and those of the killed process are still open for a moment
    await waitFor(async () => {
      const [row] =
        await messages.sql`select count(*) as open from pg_stat_activity where usename = current_user`
      return Number(row!['open']) <= 6
    })
    await messages.sql`update messages set claimed_at = claimed_at - interval '4 minutes' where state = 'sending'`
  }
  provider.answer = accept
  await messages.send()
  const { sent = 0, unknown = 0, ...others } = await countStates()
  expect([sent + unknown, others]).toEqual([60, {}])
  expect(unknown).toBeGreaterThanOrEqual(3)
  expect(new Set(tries()).size).toBe(tries().length)
  // what is known as sent has arrived
  const arrived = new Set(tries())
  for (const { id, state } of await messages.list())
    if (state === 'sent') expect(arrived.has(`${id}-1`)).toBe(true)
}, 60_000)

test('no text goes to another member, while numbers change and the provider answers as it likes', async () => {
  const answers = [accept, accept, refuse, failInside, closeConnection]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ answer: fc.nat(4), changes: fc.boolean(), sharesPhone: fc.boolean() }), {
        minLength: 12,
        maxLength: 30,
      }),
      async (plan) => {
        await messages.clear()
        provider.received.length = 0
        const numbers = new Map<string, Set<string>>()
        const members = plan.map(({ sharesPhone }, index) => {
          const id = index + 1
          const member = aMember(id, {
            name_english: `canary-${id}-`,
            ...(sharesPhone && id > 1 && { phone: aMember(1).phone }),
          })
          numbers.set(member.name_english, new Set([`88${member.phone}`]))
          return member
        })
        messages.setMembers(members)
        await messages.plan({ text: 'For {{name}}' })
        provider.answer = (response, received, request) =>
          answers[plan[(Number(received.id.split('-')[0]) + 1) % plan.length]!.answer]!(
            response,
            received,
            request,
          )
        const change = async (index: number) => {
          const member = { ...members[index]!, phone: `018${String(index).padStart(8, '0')}` }
          numbers.get(member.name_english)!.add(`88${member.phone}`)
          messages.setAdvocate(member)
          await messages.system.sendEvent(messages.service, {
            type: 'member.changed',
            data: { area: 'members', record: `advocates/${member.id}` },
          })
        }
        await Promise.all([
          messages.send(),
          messages.send(),
          ...plan.flatMap(({ changes }, index) => (changes ? [change(index)] : [])),
        ])
        await messages.send()
        expect(new Set(tries()).size).toBe(tries().length)
        expect(tries()).toHaveLength(plan.length)
        for (const { text, to } of provider.received)
          expect([text, numbers.get(text.replace('For ', ''))?.has(to)]).toEqual([text, true])
      },
    ),
    { numRuns: 8 },
  )
}, 60_000)

test('a number that changed before the sending is never used', async () => {
  messages.setMembers([1, 2, 3].map((id) => aMember(id)))
  await messages.plan({ text: 'For {{name}}' })
  messages.setAdvocate(aMember(1, { phone: '01811111111' }))
  messages.setAdvocate(aMember(2, { standing: 'deceased' }))
  messages.setAdvocate({ ...aMember(3), is_archived: true })
  for (const id of [1, 2, 3])
    await messages.system.sendEvent(messages.service, {
      type: 'member.changed',
      data: { area: 'members', record: `advocates/${id}` },
    })
  await messages.send()
  expect(provider.received).toMatchObject([{ to: '8801811111111', text: 'For Advocate 1' }])
  expect((await messages.list('?state=suppressed&ordering=id')).map(({ reason }) => reason)).toEqual([
    'deceased',
    'archived',
  ])
})

test('a service that listens sends until it is closed', async () => {
  messages.setMembers([aMember(1), aMember(2)])
  await messages.plan()
  const app = fastify()
  app.decorate('moduleSettings', testSettings)
  await app.register(async (scope) => addSendingLoop(scope, messages.sql, ownMachine, 0))
  await app.listen({ port: 0 })
  await waitFor(async () => (await countStates())['sent'] === 2)
  await app.close()
  expect(tries()).toHaveLength(2)
})
