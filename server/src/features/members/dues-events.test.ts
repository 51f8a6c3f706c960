import type { AdvocateDues } from '@samity/shared-api/contract/members/dues'
import type { VoterList, VoterObjection } from '@samity/shared-api/contract/members/voter-list'
import { eventKinds, type FeedRow } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { WebhookWithSecret } from '@samity/shared-api/contract/webhooks/webhook'
import { today } from '@samity/shared-api/contract'
import { deliverWebhooks } from '../webhooks/webhook-worker.ts'
import { aFee, anAdvocate, createRecord, yearly } from '../../../test/builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { startReceiver, type WebhookReceiver } from '../../../test/webhook-receiver.ts'
import { until } from '../../../test/until.ts'

/*
 * Dues, payments, waivers and the right to vote are no events: programs get events of the receipt and of the
 * member, with ids only. Each text and amount of this file occurs nowhere else, so that it would show in a
 * payload.
 */

jest.setTimeout(60_000)

const secret = 'Canary'
const amount = '7531'

let server: TestServer
let admin: TestUser
let receiver: WebhookReceiver

beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_NETWORKS: '127.0.0.1' }, { plugins: [deliverWebhooks] })
  admin = await server.as('admin')
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  await server.close()
})

/** Everything that the office does with the dues of one member, up to the vote and the certificate. */
async function walkThroughDues(member: { id: number }): Promise<void> {
  const path = `advocates/${member.id}`
  await createRecord(admin, 'fee-schedules/', { kind: 'yearly', amount, from_day: '2024-01-01' })
  await createRecord(admin, 'opening-dues/', {
    advocate_id: '123',
    kind: 'relief',
    from_period: '2019',
    to_period: '2019',
    amount,
    remarks: secret,
  })
  const waiver = {
    advocate_id: '123',
    kind: 'yearly',
    from_period: '2024',
    to_period: '2024',
    reason: secret,
  }
  const { id } = await createRecord(admin, 'dues-waivers/', waiver)
  await admin.delete(`dues-waivers/${id}/`, { reason: secret })
  await createRecord(admin, 'dues-waivers/', waiver)
  await createRecord(admin, `${path}/dues-terms/`, {
    court_type: 'H/C',
    benevolent: false,
    from_day: today(),
    reason: secret,
  })
  await createRecord(admin, `${path}/standing/`, {
    standing: 'suspended',
    from_day: today(),
    reason: secret,
  })
  await createRecord(admin, `${path}/standing/`, { standing: 'regular', from_day: today(), reason: secret })
  const { owed } = (await admin.get(`${path}/dues/`)).json() as AdvocateDues
  expect(Number(owed)).toBeGreaterThan(0)

  const year = Number(today().slice(0, 4))
  await createRecord(
    admin,
    'advocate-all-fees/',
    aFee({
      collection_date: today(),
      barassociationfee_set: [yearly(2019, year, { yearly_fee: amount, relief_fund_fee: amount })],
      amount_reason: secret,
    }),
  )
  expect((await admin.get(`${path}/passbook/`)).body).toContain(amount)
  await createRecord(admin, 'clearance-certificates/', { advocate_id: '123', purpose: secret })

  const list = await createRecord<VoterList>(admin, 'voter-lists/', {
    name_en: secret,
    name_bn: secret,
    day: today(),
  })
  const objection = await createRecord<VoterObjection>(admin, `voter-lists/${list.id}/objections/`, {
    advocate_id: '123',
    request: 'exclude',
    ground: secret,
  })
  const decision = { decision: 'rejected', decision_reason: secret }
  // a second person makes the list final
  const colleague = await server.as('admin')
  for (const [person, route, body] of [
    [admin, `objections/${objection.id}/decide/`, decision],
    [colleague, 'finalise/', undefined],
    [admin, 'release/', undefined],
  ] as const)
    expect((await person.post(`voter-lists/${list.id}/${route}`, body)).statusCode).toBe(200)
}

test('passbooks, dues, standings, certificates and voter lists are in no event and no delivery', async () => {
  await createRecord<WebhookWithSecret>(admin, 'webhooks', {
    name: 'Everything',
    url: receiver.url,
    kinds: eventKinds.map(({ value }) => value),
  })
  const member = await createRecord<{ id: number }>(admin, 'advocates/', anAdvocate())
  await walkThroughDues(member)
  // the last event: when it has arrived, all others have
  await admin.put('lock', { locked_up_to: '2018-12-31' })
  await until(() => receiver.accepted().some(({ event }) => event.type === 'lock.changed'))
  await until(() => receiver.accepted().some(({ event }) => event.type === 'receipt.created'))

  const feed = (await admin.get('events/')).json<FeedRow[]>()
  const records = [...feed, ...receiver.messages.map(({ event }) => event)].map(
    ({ type, data }) => `${type} ${data.record.replace(/\d+$/, '')}`,
  )
  expect([...new Set(records)].toSorted()).toEqual([
    'lock.changed lock',
    'member.changed advocates/',
    'member.created advocates/',
    'receipt.created receipts/',
  ])
  const words = new RegExp(
    `${secret}|${amount}|Rahim|রহিম|suspended|owed|dues|standing|passbook|voter|CLR-`,
    'i',
  )
  expect(JSON.stringify(feed)).not.toMatch(words)
  for (const { body, headers } of receiver.messages) {
    expect(body).not.toMatch(words)
    expect(JSON.stringify(headers)).not.toMatch(words)
  }
  const stored =
    await server.sql`select e.*, d.* from events e left join webhook_deliveries d using (position)`
  expect(JSON.stringify(stored)).not.toMatch(words)
})
