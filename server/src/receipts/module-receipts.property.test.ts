import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { MonthlyList } from '@samity/shared-api/contract/accounts/reports'
import type { ModuleReceipt } from '@samity/shared-api/contract/sales/module-receipt'
import { activate } from '@samity/module-registry'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import { reconcile } from '../features/accounts/reconciliation.ts'
import { aFine, aModuleWithSeries } from '../../test/builders.ts'
import { randomSeed } from '../../test/random-seed.ts'
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts'

const codes = ['LIB', 'TEA'] as const
type Code = (typeof codes)[number]
const payments = ['cash', 'bank', 'check', 'mobile_banking'] as const

let releases: string
let server: TestServer
let admin: TestUser
let people: TestUser[]

beforeAll(async () => {
  releases = aFolder()
  const { release } = aRelease(releases, aModuleWithSeries('mfe-library', [...codes]))
  activate(releases, 'mfe-library', release, 'build')
  server = await startTestServer({ SAMITY_RELEASES: releases })
  admin = await server.as('admin')
  people = await Promise.all(Array.from({ length: 4 }, () => server.as('staff')))
  for (const code of codes) await admin.post(`receipt-series/${code}/approve/`, {})
})
afterAll(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

async function emptyBooks() {
  const { sql } = server
  await sql`update period_lock set locked_up_to = null`
  await sql`alter table ledger_lines disable trigger user`
  await sql`truncate receipts, receipt_counters, ledger_days restart identity cascade`
  await sql`alter table ledger_lines enable trigger user`
}

const anyLines = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 5 })
const anyReceipt = { lines: anyLines, day: fc.nat(500), payment: fc.constantFrom(...payments) }
const anyAction = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('post' as const),
      code: fc.constantFrom(...codes),
      ...anyReceipt,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('change' as const), nth: fc.nat(99), ...anyReceipt }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('void' as const), nth: fc.nat(99) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('move' as const),
      head: fc.constantFrom(1001, 1002),
      category: fc.integer({ min: 1, max: 21 }),
      passedOn: fc.boolean(),
      day: fc.nat(500),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('lock' as const), day: fc.option(fc.nat(300), { nil: null }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('print' as const), nth: fc.nat(99) }) },
)
type Action = typeof anyAction extends fc.Arbitrary<infer A> ? A : never

/** A live receipt as the test remembers it. */
type Remembered = { code: Code; id: number; number: string; paisa: number }

const dayOn = (nth: number) => new Date(Date.UTC(2025, 0, 1) + nth * 86_400_000).toISOString().slice(0, 10)
const bodyOf = ({ lines, day, payment }: { lines: number[]; day: number; payment: string }) =>
  aFine({
    date: dayOn(day),
    payment_type: payment,
    lines: lines.map((paisa, nth) => ({ description: `Line ${nth}`, amount: toDecimal(paisa) })),
  })

/**
 * Performs the action through the API. A refusal (a locked period, a receipt that is void already) changes
 * nothing.
 */
async function perform(action: Action, person: TestUser, receipts: Remembered[]): Promise<void> {
  const receipt = 'nth' in action ? receipts[action.nth % Math.max(1, receipts.length)] : undefined
  if (action.type === 'post') {
    const response = await person.post(`receipts/${action.code}/`, bodyOf(action))
    expect([201, 409]).toContain(response.statusCode)
    if (response.statusCode === 409) return
    const { id, number, total } = response.json<ModuleReceipt>()
    expect(fromDecimal(total)).toBe(sum(action.lines))
    receipts.push({ code: action.code, id, number, paisa: sum(action.lines) })
  } else if (action.type === 'change' && receipt) {
    const response = await person.put(`receipts/${receipt.code}/${receipt.id}/`, bodyOf(action))
    expect([200, 409]).toContain(response.statusCode)
    if (response.statusCode === 409) return
    expect(response.json()).toMatchObject({ number: receipt.number, total: toDecimal(sum(action.lines)) })
    receipt.paisa = sum(action.lines)
  } else if (action.type === 'void' && receipt) {
    const response = await admin.delete(`receipts/${receipt.code}/${receipt.id}/`, { reason: 'A mistake' })
    expect([204, 409]).toContain(response.statusCode)
    if (response.statusCode === 204) receipts.splice(receipts.indexOf(receipt), 1)
  } else if (action.type === 'print' && receipt) {
    expect((await person.post(`receipts/${receipt.number}/print/`, {})).statusCode).toBe(200)
  } else if (action.type === 'move') {
    const { head, category, day, passedOn } = action
    const kind = passedOn ? 'passed_on' : 'income'
    const response = await person.put(`heads/${head}/`, { category, kind, from: dayOn(day) })
    expect([200, 409]).toContain(response.statusCode)
  } else if (action.type === 'lock') {
    await admin.put('lock/', { locked_up_to: action.day === null ? null : dayOn(action.day) })
  }
}

async function expectAgreement(receipts: Remembered[]) {
  const { laws } = await reconcile(server.sql)
  expect(laws.filter(({ ok }) => !ok)).toEqual([])
  for (const code of codes) {
    const live = receipts.filter((receipt) => receipt.code === code)
    const { headers } = await admin.get(`receipts/${code}/?limit=1`)
    expect([headers['x-total-count'], headers['x-total-amount']]).toEqual([
      String(live.length),
      toDecimal(sum(live.map(({ paisa }) => paisa))),
    ])
  }
  const all = toDecimal(sum(receipts.map(({ paisa }) => paisa)))
  expect((await admin.get('ledger-records/?side=collected&limit=1')).headers['x-total-amount']).toBe(all)
  const counters = await server.sql<{ rows: number; last: number; counter: number }[]>`
    select count(*) as rows, max(r.serial) as last, max(c.last) as counter
    from receipts r join receipt_counters c on c.series = r.series and c.year = r.year
    group by r.series, r.year`
  for (const { rows, last, counter } of counters) expect([last, counter]).toEqual([rows, rows])
}

const runs = Number(process.env['SAMITY_HISTORIES'] ?? 6)

test('lists, ledger, reports and numbers agree after any history of a module', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 15, maxLength: 40 }), async (actions) => {
      await emptyBooks()
      const receipts: Remembered[] = []
      for (const [nth, action] of actions.entries())
        await perform(action, people[nth % people.length]!, receipts)
      await expectAgreement(receipts)
      for (const { code, id } of receipts) {
        const response = await admin.delete(`receipts/${code}/${id}/`, { reason: 'The end' })
        expect(response.statusCode).toBe(204)
      }
      await expectAgreement([])
      const years = await Promise.all(
        [2025, 2026, 2027].map(async (year) =>
          (await admin.get(`monthly-income/?year=${year}`)).json<MonthlyList>(),
        ),
      )
      expect(sum(years.map(({ grand_total }) => fromDecimal(grand_total)))).toBe(0)
    }),
    { numRuns: runs, seed: randomSeed },
  )
}, 300_000)

test('they agree when several people work at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 20, maxLength: 50 }), async (actions) => {
      await emptyBooks()
      const receipts: Remembered[] = []
      await Promise.all(
        people.map(async (person, nth) => {
          for (const [index, action] of actions.entries())
            if (index % people.length === nth && action.type !== 'change')
              await perform(action, person, receipts)
        }),
      )
      await expectAgreement(receipts)
    }),
    { numRuns: runs, seed: randomSeed },
  )
}, 300_000)
