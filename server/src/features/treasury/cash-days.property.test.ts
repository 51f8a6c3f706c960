import fc from 'fast-check'
import { dayAfter, toDecimal, type Day } from '@samity/shared-api/contract'
import type { CashDay, CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import { reconcile } from '../accounts/reconciliation.ts'
import { createRecord } from '../../../test/builders.ts'
import { aCashier, aCashSale, closeDay, countDay } from '../../../test/cash-day-builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { setClock } from '../../../test/set-clock.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/*
 * Random weeks of a cash box, compared with a model: opening + in − out = expected, and the next day opens
 * with what stayed.
 */

let server: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[admin, staff] = [await server.as('admin'), await server.as('staff')]
  await createRecord(staff, 'expanse_category/', { category: 'Tea' })
})
afterEach(() => jest.useRealTimers())
afterAll(() => server.close())

const paisa = fc.integer({ min: 1, max: 500_000 })
const payment = fc.constantFrom('cash', 'cash', 'check', 'mobile_banking', 'bank')
const nth = fc.nat(99)
const anyAction = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('sell' as const), paisa, payment, byStaff: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('spend' as const), paisa }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('edit' as const), nth, paisa, payment }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('move' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('void' as const), nth }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('close' as const),
      difference: fc.constantFrom(0, 0, -1000, 1000, -7, 12_345),
      handedOver: fc.constantFrom(0, 0, 0.5, 1),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('sleep' as const) }) },
)
type Action = typeof anyAction extends fc.Arbitrary<infer A> ? A : never

type Sale = { id: number; day: Day; paisa: number; payment: string; path: string }

/** A box as the test remembers it. */
type Model = {
  box: number
  cashier: TestUser
  today: Day
  /** Cash in the box */
  balance: number
  /** The day that is open; null before the first booking and after a close */
  open: { day: Day; opening: number } | null
  lastClosed: Day | null
  sales: Sale[]
}

/** The rules as a person would say them. */
const mayBook = ({ open, lastClosed }: Model, day: Day): boolean =>
  open ? day === open.day : lastClosed === null || day > lastClosed

function enter(model: Model, day: Day): void {
  model.open ??= { day, opening: model.balance }
}

const bodyOf = ({ box }: Model, day: Day, amount: number, payment_type: string, place = false) =>
  aCashSale(day, toDecimal(amount), { payment_type, ...(place && payment_type === 'cash' && { place: box }) })

async function perform(model: Model, action: Action): Promise<void> {
  const sale = 'nth' in action ? model.sales[action.nth % Math.max(1, model.sales.length)] : undefined
  const add = (change: number, payment_type: string) => {
    if (payment_type === 'cash') model.balance += change
  }
  if (action.type === 'sleep') {
    model.today = dayAfter(model.today)
    setClock(`${model.today}T11:00:00`)
  } else if (action.type === 'sell' || action.type === 'spend') {
    const payment_type = action.type === 'sell' ? action.payment : 'cash'
    const isExpense = action.type === 'spend'
    // without a place in the body, what staff book belongs to another box
    const person = isExpense || (action.byStaff && payment_type === 'cash') ? staff : model.cashier
    const body = isExpense
      ? {
          date: model.today,
          expanseCategory: 'Tea',
          actualExpanse: toDecimal(action.paisa),
          place: model.box,
        }
      : bodyOf(model, model.today, action.paisa, payment_type, person === staff)
    const path = isExpense ? 'actual_expanse/' : 'vokalotnama/'
    const response = await person.post(path, body)
    expect(response.statusCode).toBe(mayBook(model, model.today) ? 201 : 409)
    if (response.statusCode !== 201) return
    enter(model, model.today)
    add(isExpense ? -action.paisa : action.paisa, payment_type)
    const signed = isExpense ? -action.paisa : action.paisa
    const { id } = response.json() as { id: number }
    model.sales.push({ id, day: model.today, paisa: signed, payment: payment_type, path })
  } else if (action.type === 'edit' && sale && sale.path === 'vokalotnama/') {
    const response = await staff.put(
      `${sale.path}${sale.id}/`,
      bodyOf(model, sale.day, action.paisa, action.payment, true),
    )
    expect(response.statusCode).toBe(model.open?.day === sale.day ? 200 : 409)
    if (response.statusCode !== 200) return
    add(-sale.paisa, sale.payment)
    add(action.paisa, action.payment)
    Object.assign(sale, { paisa: action.paisa, payment: action.payment })
  } else if (action.type === 'move' && sale && sale.path === 'vokalotnama/' && sale.day !== model.today) {
    const body = bodyOf(model, model.today, sale.paisa, sale.payment, true)
    // the day of the sale is closed, or it is open and keeps the next day from opening
    expect((await staff.put(`${sale.path}${sale.id}/`, body)).statusCode).toBe(409)
  } else if (action.type === 'void' && sale) {
    const isOpen = model.open?.day === sale.day
    const response = await staff.delete(`${sale.path}${sale.id}/`, { reason: 'A mistake' })
    // the negative of a closed day is a booking of today
    const isAccepted = isOpen || (sale.day < model.today && mayBook(model, model.today))
    expect(response.statusCode).toBe(isAccepted ? 204 : 409)
    if (!isAccepted) return
    if (!isOpen) enter(model, model.today)
    add(-sale.paisa, sale.payment)
    model.sales.splice(model.sales.indexOf(sale), 1)
  } else if (action.type === 'close' && model.open) {
    await closeOpenDay(model, model.open, action)
  }
}

async function closeOpenDay(
  model: Model,
  { day, opening }: { day: Day; opening: number },
  { difference, handedOver }: { difference: number; handedOver: number },
): Promise<void> {
  const [open] = (await model.cashier.get(`cash-days/?from=${day}&to=${day}`)).json() as CashDay[]
  expect(open).toMatchObject({ opening: null, expected: null })
  const counted = Math.max(0, model.balance + difference)
  const after = (await countDay(model.cashier, open!.id, counted)).json() as CashDayDetails
  expect(after).toMatchObject({
    opening: toDecimal(opening),
    expected: toDecimal(model.balance),
    difference: toDecimal(counted - model.balance),
  })
  const handover = Math.floor(counted * handedOver)
  const response = await closeDay(model.cashier, open!.id, {
    reason: 'Counted twice',
    ...(handover > 0 && { handover: { to_place: 5, amount: toDecimal(handover) } }),
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ state: 'closed', closing: toDecimal(counted - handover) })
  model.balance = counted - handover
  model.open = null
  model.lastClosed = day
}

/** The number of random histories; SAMITY_HISTORIES=200 runs more of them. */
const historyCount = Number(process.env['SAMITY_HISTORIES'] ?? 12)
const paisaOf = (decimal: string | null) => Math.round(Number(decimal) * 100)

test('after any history opening + in − out = expected, each day opens with what stayed, and all checks hold', async () => {
  setClock('2026-03-01T11:00:00')
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 10, maxLength: 60 }), async (actions) => {
      const { cashier, box } = await aCashier(server)
      const today = '2026-03-01' as Day
      const model: Model = { box, cashier, today, balance: 0, open: null, lastClosed: null, sales: [] }
      setClock(`${today}T11:00:00`)
      for (const action of actions) await perform(model, action)
      const days = (await admin.get(`cash-days/?place=${box}&state=closed&ordering=date`)).json() as CashDay[]
      for (const [index, day] of days.entries()) {
        expect(paisaOf(day.opening) + paisaOf(day.received) - paisaOf(day.paid)).toBe(paisaOf(day.expected))
        expect(paisaOf(day.counted) - paisaOf(day.handed_over)).toBe(paisaOf(day.closing))
        expect(day.opening).toBe(days[index - 1]?.closing ?? '0.00')
      }
    }),
    { numRuns: historyCount, seed: randomSeed },
  )
  const { laws } = await reconcile(server.sql)
  expect(laws.filter(({ ok }) => !ok)).toEqual([])
  const [closed] = await server.sql<[{ days: number }]>`
    select count(*)::int as days from cash_days where closed_at is not null and difference <> 0`
  expect(closed.days).toBeGreaterThan(5)
}, 180_000)

test('a day ends at midnight in Dhaka: it can still be booked and closed after it, and only then the next day opens', async () => {
  const { cashier, box } = await aCashier(server)
  const saleWithoutDate = () => cashier.post('vokalotnama/', { ...aCashSale('', '10'), sales_date: null })
  setClock('2026-05-31T23:59:59')
  expect((await saleWithoutDate()).statusCode).toBe(201)
  setClock('2026-06-01T00:00:01')
  expect((await saleWithoutDate()).statusCode).toBe(409)
  expect((await cashier.post('vokalotnama/', aCashSale('2026-05-31', '5'))).statusCode).toBe(201)
  const [day] = (await cashier.get('cash-days/')).json() as CashDay[]
  expect(day).toMatchObject({ date: '2026-05-31', state: 'open' })
  await countDay(cashier, day!.id, 1500)
  expect((await closeDay(cashier, day!.id)).json()).toMatchObject({ expected: '15.00', state: 'closed' })
  expect((await saleWithoutDate()).statusCode).toBe(201)
  expect((await cashier.post('vokalotnama/', aCashSale('2026-05-31', '5'))).statusCode).toBe(409)
  const days = (await admin.get(`cash-days/?place=${box}&ordering=date`)).json() as CashDay[]
  expect(days.map(({ date, opening }) => [date, opening])).toEqual([
    ['2026-05-31', '0.00'],
    ['2026-06-01', '15.00'],
  ])
})
