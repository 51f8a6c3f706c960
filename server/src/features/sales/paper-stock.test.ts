import { dayAfter, showDay, today } from '@samity/shared-api/contract'
import type {
  StationeryOnHand,
  SerialRecords,
  StockEntry,
} from '@samity/shared-api/contract/sales/paper-stock'
import { transaction } from '../../database/transaction.ts'
import { aSale, errorsOf, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
let admin: TestUser
let cashier: TestUser
let auditor: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
  admin = await server.as('admin')
  cashier = await server.as('cashier')
  auditor = await server.as('auditor')
})
// the database belongs to this file alone: it may disable the triggers that keep the books append-only
beforeEach(() =>
  // repeated after a deadlock: the server itself may read several of the tables
  transaction(server.sql, async (sql) => {
    await sql`alter table ledger_lines disable trigger user`
    await sql`truncate receipts, receipt_counters, ledger_days, paper_stock, forms cascade`
    await sql`alter table ledger_lines enable trigger user`
  }),
)
afterAll(() => server.close())

type SerialRange = readonly [from: number | string, to: number | string]
const entry = (kind: string, [from_serial, to_serial]: SerialRange, overrides: object = {}) => ({
  kind,
  paper: 'VKL',
  from_serial,
  to_serial,
  date: '2026-02-01',
  ...overrides,
})
const enter = (kind: string, ends: SerialRange, overrides?: object) =>
  createRecord<StockEntry>(staff, 'paper-stock/', entry(kind, ends, overrides))
const refusalOf = async (kind: string, ends: SerialRange, overrides?: object) => {
  const response = await staff.post('paper-stock/', entry(kind, ends, overrides))
  return [response.statusCode, errorsOf(response)]
}
const sale = (...serials: SerialRange[]) =>
  aSale({ serials: serials.map(([from_serial, to_serial]) => ({ from_serial, to_serial })) })
const sell = (...serials: SerialRange[]) =>
  createRecord<{ id: number; number: string; warning?: string }>(staff, 'vokalotnama/', sale(...serials))
const readStock = async (paper = 'VKL') =>
  ((await cashier.get('paper-stock/papers/')).json() as StationeryOnHand[]).find((one) => one.paper === paper)

test('the stock on hand is what was received, less what was sold, spoiled and returned', async () => {
  await enter('received', [1, 1000])
  await enter('received', [2001, 2100])
  await sell([1, 10], [21, 25])
  await enter('spoiled', [11, 12])
  await enter('returned', [2091, 2100])
  expect(await readStock()).toEqual({
    paper: 'VKL',
    name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
    opened: true,
    received: 1100,
    sold: 15,
    spoiled: 2,
    returned: 10,
    on_hand: 1073,
    unreceived: 0,
    range_count: 3,
    ranges: [
      { from_serial: 13, to_serial: 20, width: 1 },
      { from_serial: 26, to_serial: 1000, width: 1 },
      { from_serial: 2001, to_serial: 2090, width: 1 },
    ],
  })
})

test('a voided sale puts its serials back on hand', async () => {
  await enter('received', [1, 20])
  const { id } = await sell([1, 10])
  expect((await readStock())?.on_hand).toBe(10)
  await staff.delete(`vokalotnama/${id}/`)
  expect(await readStock()).toMatchObject({ on_hand: 20, sold: 0 })
})

test('an entry is dated today or before; a day after today is refused on its field', async () => {
  expect(await refusalOf('received', [1, 10], { date: dayAfter(today()) })).toEqual([
    422,
    { date: [`Must not be after today, ${showDay(today())}`] },
  ])
  await enter('received', [1, 10], { date: today() })
})

test('sales before the opening stock are not compared with it', async () => {
  await enter('received', [1, 10], { paper: 'CRT' })
  const sold = await sell([500, 501])
  expect(sold).toMatchObject({ number: 'VKL-2026-000001' })
  expect(sold).not.toHaveProperty('warning')
  expect(await readStock()).toMatchObject({ opened: false, received: 0, unreceived: 2, on_hand: 0 })
})

test('after the opening stock, serials never received, spoiled or returned are refused on their row', async () => {
  await enter('received', ['000100', '000199'])
  await enter('spoiled', [110, 112])
  await enter('returned', [190, 199], { date: '2026-02-03' })
  expect(await sell([100, 109])).not.toHaveProperty('warning')
  const response = await staff.post(
    'vokalotnama/',
    sale([113, 120], [190, 191], [111, 111], ['000195', '000210']),
  )
  expect(response.statusCode).toBe(409)
  expect(errorsOf(response)).toEqual({
    'serials.1.from_serial': ['Serials 190–191 were returned on 03/02/2026'],
    'serials.2.from_serial': ['Serial 111 was spoiled on 01/02/2026'],
    'serials.3.from_serial': ['Serials 195–199 were returned on 03/02/2026'],
  })
  const unreceived = await staff.post('vokalotnama/', sale(['000150', '000150'], ['000200', '000210']))
  expect([unreceived.statusCode, unreceived.json().message, errorsOf(unreceived)]).toEqual([
    409,
    'Serials 000200–000210 were never received',
    { 'serials.1.from_serial': ['Serials 000200–000210 were never received'] },
  ])
  expect(
    (await staff.post('vokalotnama/', { ...sale([1, 5]), sale_type: 'Notery Sticker' })).statusCode,
  ).toBe(201)
})

test('a sale from before the opening stock can be corrected with its own serials only', async () => {
  const { id } = await sell([1, 10])
  await enter('received', [101, 200])
  const change = (overrides: object) => staff.put(`vokalotnama/${id}/`, { ...sale([1, 10]), ...overrides })
  const correction = await change({ customer_name: 'Abdul Karim' })
  expect([correction.statusCode, correction.json()]).toMatchObject([200, { customer_name: 'Abdul Karim' }])
  expect((await change({ serials: [{ from_serial: 1, to_serial: 11 }] })).statusCode).toBe(409)
  expect((await change({ serials: [{ from_serial: 3, to_serial: 8 }] })).statusCode).toBe(200)
  expect(await readStock()).toMatchObject({ received: 100, sold: 0, unreceived: 6, on_hand: 100 })
})

test('a serial is received once, and the refusal names the day', async () => {
  await enter('received', [1, 100])
  expect(await refusalOf('received', [100, 150])).toEqual([
    409,
    { from_serial: ['Serials 1–100 were received on 01/02/2026'] },
  ])
  await enter('received', [100, 150], { paper: 'Cartis Paper' })
})

test('only serials on hand can be spoiled or returned', async () => {
  await enter('received', [1, 100])
  await enter('received', [101, 200])
  const { number } = await sell([1, 10])
  await enter('spoiled', [50, 51])
  expect(await refusalOf('spoiled', [8, 12])).toEqual([
    409,
    { from_serial: [`Serials 1–10 are on receipt ${number}`] },
  ])
  expect(await refusalOf('returned', [51, 60])).toEqual([
    409,
    { from_serial: ['Serial 51 was spoiled on 01/02/2026'] },
  ])
  expect(await refusalOf('returned', [191, 210])).toEqual([
    409,
    { from_serial: ['Serials 201–210 were never received'] },
  ])
  await enter('returned', [95, 105])
})

test('the database refuses overlapping serials', async () => {
  await enter('received', [1, 100])
  await enter('spoiled', [5, 6])
  const insert = (kind: string, serials: string) => server.sql`
    insert into paper_stock (kind, stationery, serials, day) values (${kind}, 'VKL', ${serials}, '2026-02-01')`
  await expect(insert('received', '[100,120]')).rejects.toMatchObject({
    constraint_name: 'paper_stock_received_once',
  })
  await expect(insert('returned', '[6,7]')).rejects.toMatchObject({
    constraint_name: 'paper_stock_removed_once',
  })
})

test('serials are accepted in either script and keep their typed width', async () => {
  expect(await enter('received', ['০০০১০১', '000200'])).toMatchObject({
    paper: 'VKL',
    from_serial: 101,
    to_serial: 200,
    width: 6,
    total: 100,
    created_by: staff.username,
  })
  expect(await refusalOf('received', [300, 250])).toEqual([
    422,
    { to_serial: ['Must not be below the first serial'] },
  ])
  expect(await refusalOf('received', [0, 5])).toEqual([422, { from_serial: ['From 1 to 1000000000000'] }])
  expect(await refusalOf('received', [1, 5], { paper: 'Stamps' })).toEqual([
    422,
    { paper: ['There is no such paper'] },
  ])
  expect(await refusalOf('lost', [1, 5])).toEqual([422, { kind: ['Choose one from the list'] }])
})

test('each form has its own stock, and a form with stock is not deleted', async () => {
  const hazira = await createRecord(staff, 'form/', { form_name: 'Hazira Form', form_rate: '10' })
  await createRecord(staff, 'form/', { form_name: 'Requisition', form_rate: '5' })
  const { paper } = await enter('received', [1, 50], { paper: 'hazira  form' })
  expect(paper).toBe(`FRM:${hazira.id}`)
  const formSale = (form_name: string, to_serial: number) => ({
    form_name,
    building_name: 'Bar Bhaban',
    price: '10',
    sales_date: '2026-03-10',
    form_serials: [{ from_serial: 41, to_serial }],
  })
  const response = await staff.post('form-sale/', formSale('Hazira Form', 60))
  expect([response.statusCode, errorsOf(response)]).toEqual([
    409,
    { 'form_serials.0.from_serial': ['Serials 51–60 were never received'] },
  ])
  await createRecord(staff, 'form-sale/', formSale('Hazira Form', 50))
  await createRecord(staff, 'form-sale/', formSale('Requisition', 60))
  expect(await readStock(paper)).toMatchObject({ on_hand: 40, sold: 10, name: { en: 'Hazira Form' } })
  expect((await staff.delete(`form/${hazira.id}/`)).statusCode).toBe(409)
})

test('an entry is removed with a reason, which the audit log records', async () => {
  const { id } = await enter('received', [1, 100])
  const refusal = await staff.delete(`paper-stock/${id}/`)
  expect([refusal.statusCode, errorsOf(refusal)]).toEqual([422, { reason: ['Required'] }])
  expect((await staff.delete(`paper-stock/${id}/`, { reason: 'Entered twice' })).statusCode).toBe(204)
  expect((await staff.get('paper-stock/')).json()).toEqual([])
  expect((await staff.get('paper-stock/?voided=1')).json()).toMatchObject([
    { id, void_reason: 'Entered twice', voided_by: staff.username },
  ])
  expect((await staff.delete(`paper-stock/${id}/`, { reason: 'Again' })).statusCode).toBe(409)
  const auditEntries = (await admin.get('audit/?subject=paper-stock')).json() as {
    action: string
    reason: string
  }[]
  expect(auditEntries[0]).toMatchObject({ action: 'void', reason: 'Entered twice' })
  expect(await readStock()).toMatchObject({ opened: false, received: 0 })
})

test('a delivery cannot be removed while some of it is sold, spoiled or returned', async () => {
  const first = await enter('received', [1, 100])
  const second = await enter('received', [101, 200])
  const { id, number } = await sell([95, 105])
  const remove = async (entryToRemove: StockEntry) => {
    const response = await staff.delete(`paper-stock/${entryToRemove.id}/`, { reason: 'Wrong' })
    return [response.statusCode, response.body && response.json().message]
  }
  expect(await remove(first)).toEqual([
    409,
    `This entry cannot be removed: serials 95–105 are on receipt ${number}`,
  ])
  const spoiled = await enter('spoiled', [150, 151])
  await staff.delete(`vokalotnama/${id}/`)
  expect(await remove(second)).toEqual([
    409,
    'This entry cannot be removed: serials 150–151 were spoiled on 01/02/2026',
  ])
  expect(await remove(spoiled)).toEqual([204, ''])
  expect(await remove(second)).toEqual([204, ''])
  await sell([1, 5])
  expect(await remove(first)).toEqual([204, ''])
  expect(await readStock()).toMatchObject({ opened: false, unreceived: 5 })
})

test('one of a concurrent sale and spoilage of a serial is refused', async () => {
  await enter('received', [1, 40])
  for (let serial = 1; serial <= 20; serial++) {
    const [saleResponse, spoiled] = await Promise.all([
      staff.post('vokalotnama/', sale([serial, serial])),
      staff.post('paper-stock/', entry('spoiled', [serial, serial])),
    ])
    expect([saleResponse.statusCode, spoiled.statusCode].sort()).toEqual([201, 409])
  }
  expect((await readStock())?.on_hand).toBe(20)
})

test('concurrent cashiers and clerks never take one serial twice', async () => {
  await enter('received', [1, 60])
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const from = (index % 30) * 2 + 1
      return index < 30
        ? staff.post('vokalotnama/', sale([from, from + 1]))
        : staff.post('paper-stock/', entry(index % 2 ? 'spoiled' : 'returned', [from, from + 1]))
    }),
  )
  const codes = responses.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 201)).toHaveLength(30)
  expect(codes.filter((code) => code === 409)).toHaveLength(30)
  const now = await readStock()
  expect(now!.sold + now!.spoiled + now!.returned).toBe(60)
  expect(now!.on_hand).toBe(0)
})

test('the history of a serial lists its receipts, void ones included, and its stock entries', async () => {
  await enter('received', [1, 100])
  const first = await sell([1, 10])
  await staff.delete(`vokalotnama/${first.id}/`)
  const second = await sell([5, 6])
  const history = (await auditor.get('paper-stock/serial/?serial=৫&paper=VKL')).json() as SerialRecords
  expect(history.sales.map(({ number, voided_at }) => [number, voided_at !== null])).toEqual([
    [second.number, false],
    [first.number, true],
  ])
  expect(history.stock).toMatchObject([{ kind: 'received', from_serial: 1, to_serial: 100 }])
  expect((await auditor.get('paper-stock/serial/?serial=5&paper=CRT')).json()).toEqual({
    sales: [],
    stock: [],
  })
  expect((await auditor.get('paper-stock/serial/?serial=five')).statusCode).toBe(400)
})

test('the list is filtered by stationery, kind and day; a cashier reads it and changes nothing', async () => {
  await enter('received', [1, 100])
  await enter('received', [1, 100], { paper: 'BLB', date: '2026-03-05' })
  await enter('spoiled', [4, 4], { date: '2026-03-06' })
  const count = async (query: string) =>
    ((await cashier.get(`paper-stock/?${query}`)).json() as object[]).length
  expect(await count('paper=BLB')).toBe(1)
  expect(await count('kind=received')).toBe(2)
  expect(await count('from=2026-03-01&kind=spoiled')).toBe(1)
  expect((await cashier.post('paper-stock/', entry('received', [500, 600]))).statusCode).toBe(403)
  expect((await auditor.delete('paper-stock/1/', { reason: 'x' })).statusCode).toBe(403)
})
