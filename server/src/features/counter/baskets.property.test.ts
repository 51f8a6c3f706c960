import fc from 'fast-check'
import { fromDecimal, sum } from '@samity/shared-api/contract'
import { basketPaths, type Basket, type BasketReceipt } from '@samity/shared-api/contract/sales/basket'
import { anAdvocate, createRecord, errorsOf } from '../../../test/builders.ts'
import { aCashier } from '../../../test/cash-day-builders.ts'
import { addHead, addPrice, addResolution } from '../../../test/price-builders.ts'
import {
  advocates,
  amount,
  books,
  days,
  payment,
  pick,
  type Book,
  type Dice,
} from '../../../test/random-receipts.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { reconcile } from '../accounts/reconciliation.ts'

/* Two associations begin alike: one takes baskets, the other the same lines by their forms. */

type Association = { server: TestServer; admin: TestUser; people: TestUser[]; associate: number }
let byBasket: Association
let byForms: Association

async function openAssociation(): Promise<Association> {
  const { server, admin } = await startStaffedServer()
  const { cashier } = await aCashier(server)
  for (const number of advocates)
    await createRecord(
      admin,
      'advocates/',
      anAdvocate({ bar_registration_number: number, phone: `0171234567${number}` }),
    )
  await createRecord(admin, 'buildings/', { building_name: 'Bar Bhaban', institute: 'Bar' })
  for (const form_name of ['Hazira', 'Wakalat'])
    await createRecord(admin, 'form/', { form_name, form_rate: '10' })
  const { id: resolution } = await addResolution(admin)
  const { id: head } = await addHead(admin, 'Welfare', 'passed_on')
  await addPrice(admin, resolution, 'advocate_change_fee', '2020-06-12', [[head, '3']])
  await createRecord(admin, 'paper-stock/', {
    kind: 'received',
    paper: 'CRT',
    from_serial: 1,
    to_serial: 300,
  })
  const { id: associate } = await createRecord(admin, 'associate-registration/', {
    license_no: 'L-1',
    name: 'Jamal',
    advocate_id: '1',
    advocate_name: 'Rahim Uddin',
    entry_fee: '500',
  })
  return { server, admin, people: [admin, cashier], associate }
}
beforeAll(async () => {
  byBasket = await openAssociation()
  byForms = await openAssociation()
})
afterAll(() => Promise.all([byBasket.server.close(), byForms.server.close()]))

const renewals: Book = {
  path: 'associate-renewal',
  body: ([a, b]) => ({
    // both associations have the same
    associate: byForms.associate,
    renewal_date: pick(days, a),
    renewal_end_date: '2099-12-31',
    renewal_fee: amount(b),
  }),
}
const basketBooks = [...books, renewals].filter(({ path }) => basketPaths.some((one) => one === path))
const anyDice = fc.array(fc.nat(9999), { minLength: 6, maxLength: 6 })
const anyLine = fc.record({ book: fc.constantFrom(...basketBooks), dice: anyDice })
const anyBasket = fc.record({
  person: fc.nat(1),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  reason: fc.constantFrom('', 'Agreed'),
})
const lineOf = ({ book, dice }: { book: Book; dice: Dice }, reason: string) => ({
  path: book.path,
  // another price than that of the resolution needs a reason
  body: { payment_type: payment(dice.at(-1)), ...book.body(dice), price_reason: reason },
})
type Line = ReturnType<typeof lineOf>

/** Everything that the books say, with the numbers of receipts for their ids. */
const readBooks = async ({ server: { sql }, admin }: Association) => ({
  receipts: await sql`
    select number, series, day, total, payment_type, book_no, payer, payer_note, remarks, advocate_id, building_id, renter_id,
      form_id, box_id, created_by, voided_at
    from receipts order by number`,
  lines: await sql`
    select number, position, side, head_id, note, amount, l.payment_type, place_id
    from receipt_lines l join receipts r on r.id = receipt_id order by 1, 2`,
  ledger: await sql`
    select number, l.day, side, head_id, income_category_id, l.payment_type, amount, reason
    from ledger_lines l join receipts r on r.id = receipt_id order by 1, 2, 3, 4, 6, 7`,
  days: await sql`select day, side, category_id, head_id, payment_type, amount from ledger_days order by 1, 2, 3, 4, 5`,
  places: await sql`
    select number, place_id, p.day, amount from place_lines p join receipts r on r.id = receipt_id order by 1, 2, 3`,
  balances: await sql`select place_id, balance from place_balances order by 1`,
  cashDays: await sql`select place_id, day from cash_days order by 1, 2`,
  serials: await sql`
    select number, position, stationery, serials, width, live
    from serial_ranges s join receipts r on r.id = receipt_id order by 1, 2`,
  periods: await sql`
    select number, position, kind, p.subject, span, live from paid_periods p join receipts r on r.id = receipt_id order by 1, 2`,
  prices: await sql`
    select number, item, count, expected, amount, reason, posted
    from receipt_prices p join receipts r on r.id = receipt_id order by 1, 2`,
  counters:
    await sql`select series, year, last, live_count, live_total from receipt_counters where last > 0 order by 1, 2`,
  audit: await sql`
    select action, subject, number, reason, after - '{id,created_at,created_by}'::text[] as after from audit_events
    where subject <> 'baskets' and number is not null order by number, action`,
  dues: await Promise.all(
    advocates.map(async (_, nth) => (await admin.get(`advocates/${nth + 1}/dues/`)).json() as unknown),
  ),
  passbooks: await Promise.all(
    advocates.map(async (_, nth) => {
      const book = (await admin.get(`advocates/${nth + 1}/passbook/`)).json() as { receipts?: object[] }
      return JSON.parse(JSON.stringify(book).replaceAll(/"id":\d+/g, '"id":0')) as unknown
    }),
  ),
  stock: (await admin.get('paper-stock/on-hand/')).json() as unknown,
})

const countRows = async ({ server: { sql } }: Association) => {
  const [row] = await sql`
    select (select count(*) from receipts) as receipts, (select count(*) from audit_events) as events,
      (select count(*) from serial_ranges) as serials, (select count(*) from paid_periods) as periods,
      (select count(*) from baskets) as baskets`
  return row
}

let keys = 0
const sendBasket = (person: number, lines: Line[]) =>
  byBasket.people[person]!.post('counter/basket/', { key: `basket ${++keys}`, lines })
async function sendForms(person: number, lines: Line[]) {
  const receipts: Pick<BasketReceipt, 'number' | 'total'>[] = []
  for (const { path, body } of lines)
    receipts.push(await createRecord(byForms.people[person]!, `${path}/`, body))
  return receipts
}

test('a basket with a line of each kind and with several payment types books what the forms book', async () => {
  const lines = basketBooks.map((book, nth) =>
    lineOf({ book, dice: [2, 2, nth, nth, nth * 40, nth] }, 'Agreed'),
  )
  expect(new Set(lines.map(({ path }) => path))).toEqual(new Set(basketPaths))
  const { total, receipts } = (await sendBasket(1, lines)).json() as Basket
  const forms = await sendForms(1, lines)
  expect(receipts.map((receipt) => [receipt.number, receipt.total])).toEqual(
    forms.map((receipt) => [receipt.number, receipt.total]),
  )
  expect(new Set(receipts.map(({ payment_type }) => payment_type)).size).toBe(4)
  expect(fromDecimal(total)).toBe(sum(forms.map((receipt) => fromDecimal(receipt.total))))
  expect(await readBooks(byBasket)).toEqual(await readBooks(byForms))
})

test('a basket books what the same lines by their forms book, to the paisa, or nothing with the error of one form', async () => {
  const outcomes = { paid: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(anyBasket, async ({ person, lines, reason }) => {
      const bodies = lines.map((line) => lineOf(line, reason))
      const before = await countRows(byBasket)
      const response = await sendBasket(person, bodies)
      const send = ({ path, body }: Line) => byForms.people[person]!.post(`${path}/`, body)
      if (response.statusCode === 201) {
        outcomes.paid += 1
        const forms = await sendForms(person, bodies)
        expect((response.json() as Basket).receipts.map(({ number }) => number)).toEqual(
          forms.map(({ number }) => number),
        )
        return
      }
      outcomes.refused += 1
      expect(await countRows(byBasket)).toEqual(before)
      const [field] = Object.keys(errorsOf(response))
      const nth = Number(/^lines\.(\d+)/.exec(field!)![1])
      const { message, code } = response.json() as { message: string; code: string }
      // no form knows the other lines, nor the day of the box that one of them opens
      if (message.includes('of this basket') || code.startsWith('day.')) return
      const single = await send(bodies[nth]!)
      expect(single.statusCode).toBe(response.statusCode)
      const errors = Object.entries(errorsOf(single))
      expect(errors.length === 0 ? [`lines.${nth}`] : errors.map(([name]) => `lines.${nth}.${name}`)).toEqual(
        Object.keys(errorsOf(response)).filter((name) => name.startsWith(`lines.${nth}`)),
      )
      if (single.statusCode === 409) expect(single.json()).toMatchObject({ message })
    }),
    { numRuns: 40, seed: randomSeed, endOnFailure: true },
  )
  expect(outcomes.paid).toBeGreaterThan(10)
  expect(outcomes.refused).toBeGreaterThan(5)
  expect(await readBooks(byBasket)).toEqual(await readBooks(byForms))
  for (const { server } of [byBasket, byForms])
    expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
})
