import fc from 'fast-check'
import { sum, toDecimal } from '@samity/shared-api/contract'
import type { AdvocateDues, DuesRow } from '@samity/shared-api/contract/members/dues'
import { anAdvocate, createRecord } from '../../../test/builders.ts'
import { aCharge, startChargingServer, type ChargingServer } from '../../../test/charge-builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { reconcile } from '../accounts/reconciliation.ts'

let charging: ChargingServer
beforeAll(async () => {
  charging = await startChargingServer()
})
afterAll(() => charging.close())

const anyAction = fc.record({
  act: fc.constantFrom('charge', 'drop', 'receipt', 'void'),
  subject: fc.constantFrom('a', 'b', 'c'),
  amount: fc.constantFrom(100, 2550, 6000),
})
let lastNumber = 0

test('whatever is charged, dropped, paid and voided: open is what no live receipt settles, and a settled charge has its amount', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyAction, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
      async (steps) => {
        const number = String(++lastNumber)
        const advocate = await createRecord(
          charging.admin,
          'advocates/',
          anAdvocate({ bar_registration_number: number, phone: `017${number.padStart(8, '0')}` }),
        )
        // what must be true, by the subject
        const charged = new Map<string, number>()
        const paid = new Map<string, { id: number; amount: number }>()
        for (const actions of steps) {
          // those of one step are about subjects of their own, so that they may be at once
          const own = [...new Map(actions.map((action) => [action.subject, action])).values()]
          await Promise.all(
            own.map(async ({ act, subject: short, amount }) => {
              const subject = `${short}/${number}`
              const receipt = paid.get(subject)
              const owed = charged.get(subject)
              if (act === 'charge') {
                const values = aCharge({ subject, amount: toDecimal(amount), advocate: advocate.id })
                const { statusCode } = await charging.send('charges/', values)
                const isAllowed = !receipt || owed === amount
                expect(statusCode).toBe(isAllowed ? 200 : 409)
                if (isAllowed) charged.set(subject, amount)
              } else if (act === 'drop') {
                const { statusCode } = await charging.send('charges/drop/', { series: 'HAL', subject })
                const isAllowed = !receipt || owed === undefined
                expect(statusCode).toBe(isAllowed ? 204 : 409)
                if (isAllowed) charged.delete(subject)
              } else if (act === 'receipt') {
                const response = await charging.admin.post('receipts/HAL/', {
                  advocate_id: number,
                  lines: [{ description: 'Hall', amount: toDecimal(amount) }],
                  subject,
                })
                if (receipt) return expect(response.statusCode).toBe(receipt.amount === amount ? 200 : 409)
                const isAllowed = owed === undefined || owed === amount
                expect(response.statusCode).toBe(isAllowed ? 201 : 409)
                if (isAllowed) paid.set(subject, { id: response.json<{ id: number }>().id, amount })
              } else if (receipt) {
                const { statusCode } = await charging.admin.delete(`receipts/HAL/${receipt.id}/`)
                expect(statusCode).toBe(204)
                paid.delete(subject)
              }
            }),
          )
        }
        const open = toDecimal(
          sum([...charged].flatMap(([subject, amount]) => (paid.has(subject) ? [] : [amount]))),
        )
        const dues = (await charging.admin.get(`advocates/${advocate.id}/dues/`)).json<AdvocateDues>()
        expect(toDecimal(sum(dues.charges!.map((one) => Number(one.amount) * 100)))).toBe(open)
        const [row] = (await charging.admin.get(`dues/?search=${number}&all=1`))
          .json<DuesRow[]>()
          .filter(({ id }) => id === advocate.id)
        expect(row!.charges).toBe(open)
      },
    ),
    { seed: randomSeed, numRuns: 25 },
  )
  expect((await reconcile(charging.server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
})
