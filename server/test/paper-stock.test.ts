import { dayAfter, showDay, today } from '@samity/shared-api/contract'
import type {
  StationeryOnHand,
  SerialRecords,
  StockEntry,
} from '@samity/shared-api/contract/sales/paper-stock'
import { aSale, errorsOf, createRecord } from './builders.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
let admin: TestUser
let cashier: TestUser
let auditor: TestUser
beforeAll(async () => {
  served = await startTestServer()
  staff = await served.as('staff')
  admin = await served.as('admin')
  cashier = await served.as('cashier')
  auditor = await served.as('auditor')
})
// a database of one file is its own: truncation goes round the triggers that keep the books append-only
beforeEach(async () => {
  await served.sql`alter table ledger_lines disable trigger user`
  await served.sql`truncate receipts, receipt_counters, ledger_days, paper_stock, forms cascade`
  await served.sql`alter table ledger_lines enable trigger user`
})
afterAll(() => served.close())

type Ends = readonly [from: number | string, to: number | string]
const entry = (kind: string, [from_serial, to_serial]: Ends, over: object = {}) => ({
  kind,
  paper: 'VKL',
  from_serial,
  to_serial,
  date: '2026-02-01',
  ...over,
})
const enter = (kind: string, ends: Ends, over?: object) =>
  createRecord<StockEntry>(staff, 'paper-stock/', entry(kind, ends, over))
const refused = async (kind: string, ends: Ends, over?: object) => {
  const answer = await staff.post('paper-stock/', entry(kind, ends, over))
  return [answer.statusCode, errorsOf(answer)]
}
const sale = (...serials: Ends[]) =>
  aSale({ serials: serials.map(([from_serial, to_serial]) => ({ from_serial, to_serial })) })
const sell = (...serials: Ends[]) =>
  createRecord<{ id: number; number: string; warning?: string }>(staff, 'vokalotnama/', sale(...serials))
const standing = async (paper = 'VKL') =>
  ((await cashier.get('paper-stock/papers/')).json() as StationeryOnHand[]).find((one) => one.paper === paper)

test('what is on hand is what was received, less what was sold, spoiled and returned', async () => {
  await enter('received', [1, 1000])
  await enter('received', [2001, 2100])
  await sell([1, 10], [21, 25])
  await enter('spoiled', [11, 12])
  await enter('returned', [2091, 2100])
  expect(await standing()).toEqual({
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

test('a voided sale puts its papers back on hand', async () => {
  await enter('received', [1, 20])
  const { id } = await sell([1, 10])
  expect((await standing())?.on_hand).toBe(10)
  await staff.delete(`vokalotnama/${id}/`)
  expect(await standing()).toMatchObject({ on_hand: 20, sold: 0 })
})

test('an entry is dated today or before; a day after today is refused on its field', async () => {
  expect(await refused('received', [1, 10], { date: dayAfter(today()) })).toEqual([
    422,
    { date: [`Must not be after today, ${showDay(today())}`] },
  ])
  await enter('received', [1, 10], { date: today() })
})

test('until something of a paper has been received its sales are only warned about', async () => {
  await enter('received', [1, 10], { paper: 'CRT' })
  expect(await sell([500, 501])).toMatchObject({
    number: 'VKL-2026-000001',
    warning: 'Serials 500–501 were never received',
  })
  const kept = (await staff.get('vokalotnama/')).json() as object[]
  expect(kept[0]).not.toHaveProperty('warning')
  expect(await standing()).toMatchObject({ opened: false, received: 0, unreceived: 2, on_hand: 0 })
})

test('once opening stock is entered, what was never received, was spoiled or returned is refused on its row', async () => {
  await enter('received', ['000100', '000199'])
  await enter('spoiled', [110, 112])
  await enter('returned', [190, 199], { date: '2026-02-03' })
  expect(await sell([100, 109])).not.toHaveProperty('warning')
  const answer = await staff.post(
    'vokalotnama/',
    sale([113, 120], [190, 191], [111, 111], ['000195', '000210']),
  )
  expect(answer.statusCode).toBe(409)
  expect(errorsOf(answer)).toEqual({
    'serials.1.from_serial': ['Serials 190–191 were returned on 03/02/2026'],
    'serials.2.from_serial': ['Serial 111 was spoiled on 01/02/2026'],
    'serials.3.from_serial': ['Serials 195–199 were returned on 03/02/2026'],
  })
  const beyond = await staff.post('vokalotnama/', sale(['000150', '000150'], ['000200', '000210']))
  expect([beyond.statusCode, beyond.json().message, errorsOf(beyond)]).toEqual([
    409,
    'Serials 000200–000210 were never received',
    { 'serials.1.from_serial': ['Serials 000200–000210 were never received'] },
  ])
  expect(
    (await staff.post('vokalotnama/', { ...sale([1, 5]), sale_type: 'Notery Sticker' })).statusCode,
  ).toBe(201)
})

test('a sale from before the opening stock can still be corrected with the serials it had, and takes no others', async () => {
  const { id } = await sell([1, 10])
  await enter('received', [101, 200])
  const change = (over: object) => staff.put(`vokalotnama/${id}/`, { ...sale([1, 10]), ...over })
  const renamed = await change({ customer_name: 'Abdul Karim' })
  expect([renamed.statusCode, renamed.json()]).toMatchObject([200, { customer_name: 'Abdul Karim' }])
  expect((await change({ serials: [{ from_serial: 1, to_serial: 11 }] })).statusCode).toBe(409)
  expect((await change({ serials: [{ from_serial: 3, to_serial: 8 }] })).statusCode).toBe(200)
  expect(await standing()).toMatchObject({ received: 100, sold: 0, unreceived: 6, on_hand: 100 })
})

test('a serial is received once, and the refusal names when', async () => {
  await enter('received', [1, 100])
  expect(await refused('received', [100, 150])).toEqual([
    409,
    { from_serial: ['Serials 1–100 were received on 01/02/2026'] },
  ])
  await enter('received', [100, 150], { paper: 'Cartis Paper' })
})

test('only what is on hand is spoiled or returned', async () => {
  await enter('received', [1, 100])
  await enter('received', [101, 200])
  const { number } = await sell([1, 10])
  await enter('spoiled', [50, 51])
  expect(await refused('spoiled', [8, 12])).toEqual([
    409,
    { from_serial: [`Serials 1–10 are on receipt ${number}`] },
  ])
  expect(await refused('returned', [51, 60])).toEqual([
    409,
    { from_serial: ['Serial 51 was spoiled on 01/02/2026'] },
  ])
  expect(await refused('returned', [191, 210])).toEqual([
    409,
    { from_serial: ['Serials 201–210 were never received'] },
  ])
  await enter('returned', [95, 105])
})

test('the database itself refuses overlaps', async () => {
  await enter('received', [1, 100])
  await enter('spoiled', [5, 6])
  const again = (kind: string, serials: string) => served.sql`
    insert into paper_stock (kind, paper, serials, day) values (${kind}, 'VKL', ${serials}, '2026-02-01')`
  await expect(again('received', '[100,120]')).rejects.toMatchObject({
    constraint_name: 'paper_stock_received_once',
  })
  await expect(again('returned', '[6,7]')).rejects.toMatchObject({ constraint_name: 'paper_stock_gone_once' })
})

test('serials come in either script and keep the width in which they were typed', async () => {
  expect(await enter('received', ['০০০১০১', '000200'])).toMatchObject({
    paper: 'VKL',
    from_serial: 101,
    to_serial: 200,
    width: 6,
    total: 100,
    created_by: staff.username,
  })
  expect(await refused('received', [300, 250])).toEqual([
    422,
    { to_serial: ['Must not be below the first serial'] },
  ])
  expect(await refused('received', [0, 5])).toEqual([422, { from_serial: ['From 1 to 1000000000000'] }])
  expect(await refused('received', [1, 5], { paper: 'Stamps' })).toEqual([
    422,
    { paper: ['There is no such paper'] },
  ])
  expect(await refused('lost', [1, 5])).toEqual([422, { kind: ['Choose one from the list'] }])
})

test('each form is a paper of its own, and a form with stock is not deleted', async () => {
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
  const answer = await staff.post('form-sale/', formSale('Hazira Form', 60))
  expect([answer.statusCode, errorsOf(answer)]).toEqual([
    409,
    { 'form_serials.0.from_serial': ['Serials 51–60 were never received'] },
  ])
  await createRecord(staff, 'form-sale/', formSale('Hazira Form', 50))
  await createRecord(staff, 'form-sale/', formSale('Requisition', 60))
  expect(await standing(paper)).toMatchObject({ on_hand: 40, sold: 10, name: { en: 'Hazira Form' } })
  expect((await staff.delete(`form/${hazira.id}/`)).statusCode).toBe(409)
})

test('an entry is removed with a reason, which the trail keeps', async () => {
  const { id } = await enter('received', [1, 100])
  const bare = await staff.delete(`paper-stock/${id}/`)
  expect([bare.statusCode, errorsOf(bare)]).toEqual([422, { reason: ['Required'] }])
  expect((await staff.delete(`paper-stock/${id}/`, { reason: 'Entered twice' })).statusCode).toBe(204)
  expect((await staff.get('paper-stock/')).json()).toEqual([])
  expect((await staff.get('paper-stock/?voided=1')).json()).toMatchObject([
    { id, void_reason: 'Entered twice', voided_by: staff.username },
  ])
  expect((await staff.delete(`paper-stock/${id}/`, { reason: 'Again' })).statusCode).toBe(409)
  const trail = (await admin.get('audit/?subject=paper-stock')).json() as { action: string; reason: string }[]
  expect(trail[0]).toMatchObject({ action: 'void', reason: 'Entered twice' })
  expect(await standing()).toMatchObject({ opened: false, received: 0 })
})

test('what was received stays while some of it is sold, spoiled or returned', async () => {
  const first = await enter('received', [1, 100])
  const second = await enter('received', [101, 200])
  const { id, number } = await sell([95, 105])
  const remove = async (received: StockEntry) => {
    const answer = await staff.delete(`paper-stock/${received.id}/`, { reason: 'Wrong' })
    return [answer.statusCode, answer.body && answer.json().message]
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
  expect(await standing()).toMatchObject({ opened: false, unreceived: 5 })
})

test('of a cashier who sells a serial and a clerk who spoils it at the same moment, one is refused', async () => {
  await enter('received', [1, 40])
  for (let serial = 1; serial <= 20; serial++) {
    const [sold, spoiled] = await Promise.all([
      staff.post('vokalotnama/', sale([serial, serial])),
      staff.post('paper-stock/', entry('spoiled', [serial, serial])),
    ])
    expect([sold.statusCode, spoiled.statusCode].sort()).toEqual([201, 409])
  }
  expect((await standing())?.on_hand).toBe(20)
})

test('many cashiers and clerks at once never take one serial twice', async () => {
  await enter('received', [1, 60])
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const from = (index % 30) * 2 + 1
      return index < 30
        ? staff.post('vokalotnama/', sale([from, from + 1]))
        : staff.post('paper-stock/', entry(index % 2 ? 'spoiled' : 'returned', [from, from + 1]))
    }),
  )
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 201)).toHaveLength(30)
  expect(codes.filter((code) => code === 409)).toHaveLength(30)
  const now = await standing()
  expect(now!.sold + now!.spoiled + now!.returned).toBe(60)
  expect(now!.on_hand).toBe(0)
})

test('who bought a serial is answered with void receipts and with what the stock knows', async () => {
  await enter('received', [1, 100])
  const first = await sell([1, 10])
  await staff.delete(`vokalotnama/${first.id}/`)
  const second = await sell([5, 6])
  const story = (await auditor.get('paper-stock/serial/?serial=৫&paper=VKL')).json() as SerialRecords
  expect(story.sales.map(({ number, voided_at }) => [number, voided_at !== null])).toEqual([
    [second.number, false],
    [first.number, true],
  ])
  expect(story.stock).toMatchObject([{ kind: 'received', from_serial: 1, to_serial: 100 }])
  expect((await auditor.get('paper-stock/serial/?serial=5&paper=CRT')).json()).toEqual({
    sales: [],
    stock: [],
  })
  expect((await auditor.get('paper-stock/serial/?serial=five')).statusCode).toBe(400)
})

test('the list is filtered by paper, kind and day; a cashier reads and does not write', async () => {
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
