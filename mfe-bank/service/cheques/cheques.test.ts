import { today } from '@samity/shared-api/contract'
import type { TestService } from '@samity/module-service/testing'
import type { Cheque, ChequeSummary, Slip } from '../../contract/cheques.ts'
import { fakeCore, places, type FakeCore } from '../testing/fake-core.ts'
import { auditor, openBank, server } from '../testing/open-bank.ts'
import { markCleared, markUncleared } from './mark-cleared.ts'

let bank: TestService
let core: FakeCore
beforeAll(async () => {
  bank = await openBank()
  core = fakeCore(bank.system)
})
beforeEach(() => bank.system.tasks.clear())
afterAll(() => bank.close())

let lastNumber = 1000
const bodyFor = (
  { path, id, number, amount }: { path: string; id: number; number: string; amount: string },
  values: object = {},
) => ({
  document_number: number,
  document_path: path,
  document_id: id,
  number: String(++lastNumber),
  drawn_on: today(),
  party: 'Rafiq Traders',
  amount,
  bank_name: path === 'actual_expanse' ? '' : 'Sonali Bank',
  ...values,
})
async function addCheque(values: object = {}, record = core.addReceipt()): Promise<Cheque> {
  const { status, body } = await bank.post('/cheques', bodyFor(record, values))
  expect(status).toBe(201)
  return body
}
async function deposit(...cheques: Cheque[]): Promise<Slip> {
  const { status, body } = await bank.post('/slips', {
    cheque_ids: cheques.map(({ id }) => id),
    account_id: places.account,
    day: today(),
    slip_no: 'S-77',
  })
  expect(status).toBe(201)
  return body
}
const read = async (id: number): Promise<Cheque> => (await bank.get(`/cheques/${id}`)).body

test('a received cheque is entered for a receipt, with its place, and only up to what was paid by cheque', async () => {
  const receipt = core.addReceipt({ amount: '1500.00' })
  const cheque = await addCheque({ amount: '1000.00' }, receipt)
  expect(cheque).toMatchObject({ direction: 'received', state: 'in_hand', place_id: places.cheques })
  const tooMuch = await bank.post('/cheques', bodyFor(receipt, { amount: '500.01' }))
  expect(tooMuch).toMatchObject({ status: 422, body: { errors: { amount: expect.any(Array) } } })
  await addCheque({ amount: '500.00' }, receipt)
  const twice = await bank.post('/cheques', bodyFor(core.addReceipt(), { bank_name: '' }))
  expect(twice).toMatchObject({ status: 422, body: { errors: { bank_name: expect.any(Array) } } })
})

test('only receipts and vouchers that exist and are not void have cheques', async () => {
  const receipt = core.addReceipt({ voided_at: '2026-11-02T00:00:00Z' })
  expect((await bank.post('/cheques', bodyFor(receipt))).status).toBe(422)
  expect((await bank.post('/cheques', bodyFor({ ...receipt, id: 9999 }))).status).toBe(404)
  expect((await bank.post('/cheques', bodyFor({ ...receipt, path: '../users' }))).status).toBe(422)
})

test('a repeated entry with one key adds one cheque, and an auditor adds none', async () => {
  const body = bodyFor(core.addReceipt())
  const [first, second] = [
    await bank.postWithKey('/cheques', body, 'key-1'),
    await bank.postWithKey('/cheques', body, 'key-1'),
  ]
  expect(second.body).toEqual(first.body)
  expect((await bank.post('/cheques', bodyFor(core.addReceipt()), auditor)).status).toBe(403)
  expect((await bank.get('/cheques', auditor)).status).toBe(200)
  const cashier = { ...auditor, role: 'cashier' as const }
  expect((await bank.get('/cheques', cashier)).status).toBe(403)
})

test('details can be corrected, amount and receipt not; what is in hand can be deleted', async () => {
  const receipt = core.addReceipt()
  const cheque = await addCheque({}, receipt)
  const body = bodyFor(receipt, { bank_name: 'Janata Bank' })
  const changed = await bank.put(`/cheques/${cheque.id}`, { ...body, number: '55', version: cheque.version })
  expect(changed.body).toMatchObject({ number: '55', bank_name: 'Janata Bank', version: 2 })
  expect((await bank.put(`/cheques/${cheque.id}`, { ...body, version: 1 })).status).toBe(409)
  expect((await bank.put(`/cheques/${cheque.id}`, { ...body, amount: '2.00' })).status).toBe(422)
  expect((await bank.remove(`/cheques/${cheque.id}`)).status).toBe(204)
  const deposited = await addCheque()
  await deposit(deposited)
  expect((await bank.remove(`/cheques/${deposited.id}`)).status).toBe(409)
})

test('a slip deposits its cheques as one transfer, and clears them by hand or by a match', async () => {
  const [one, two] = [await addCheque(), await addCheque()]
  const slip = await deposit(one, two)
  expect(slip).toMatchObject({ amount: '3000.00', slip_no: 'S-77' })
  expect(core.transfers.at(-1)).toMatchObject({
    from_place: places.cheques,
    to_place: places.account,
    amount: '3000.00',
    slip_no: 'S-77',
    subject: `slip/${slip.id}`,
  })
  expect(await read(one.id)).toMatchObject({ state: 'deposited', slip_number: slip.transfer_number })
  expect((await bank.post(`/cheques/${one.id}/clear`, { day: today() })).body).toMatchObject({
    state: 'cleared',
  })
  expect((await bank.post(`/cheques/${one.id}/unclear`)).body).toMatchObject({ state: 'deposited' })

  const numbers = [slip.transfer_number!]
  const cleared = await bank.sql.begin((tx) => markCleared(tx, numbers, today()))
  expect(new Set(cleared)).toEqual(new Set([one.id, two.id]))
  expect(await bank.sql.begin((tx) => markCleared(tx, numbers, today()))).toEqual([])
  expect((await bank.post(`/cheques/${one.id}/unclear`)).status).toBe(409)
  await bank.sql.begin((tx) => markUncleared(tx, numbers))
  expect(await read(two.id)).toMatchObject({ state: 'deposited', is_matched: false })
})

test('a slip takes only cheques in hand of one place', async () => {
  const [one, other] = [await addCheque(), await addCheque({}, core.addReceipt({ place: 6 }))]
  const send = (cheque_ids: number[]) =>
    bank.post('/slips', { cheque_ids, account_id: places.account, day: today(), slip_no: '' })
  expect((await send([])).status).toBe(422)
  expect((await send([one.id, other.id])).status).toBe(409)
  const answers = await Promise.all([send([one.id]), send([one.id])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('a slip that the API refuses is gone and its cheques are in hand', async () => {
  const cheque = await addCheque()
  core.setLock(() => true)
  const refused = await bank.post('/slips', {
    cheque_ids: [cheque.id],
    account_id: places.account,
    day: today(),
    slip_no: '',
  })
  core.setLock(() => false)
  expect(refused).toMatchObject({ status: 409, body: { message: 'The books are locked.' } })
  expect(await read(cheque.id)).toMatchObject({ state: 'in_hand', slip_id: null })
})

test('an issued cheque has one number in its account, is presented, and cancelled only with a void voucher', async () => {
  const voucher = core.addVoucher()
  const cheque = await addCheque({ number: '00১২' }, voucher)
  expect(cheque).toMatchObject({ direction: 'issued', state: 'issued', place_id: places.account })
  const again = await bank.post('/cheques', bodyFor(core.addVoucher(), { number: '0012' }))
  expect(again).toMatchObject({ status: 409, body: { errors: { number: expect.any(Array) } } })
  await addCheque({ number: '0012' }, core.addVoucher({ place: places.otherAccount }))

  await bank.sql.begin((tx) => markCleared(tx, [voucher.number], today()))
  expect(await read(cheque.id)).toMatchObject({ state: 'presented', is_matched: true })
  await bank.sql.begin((tx) => markUncleared(tx, [voucher.number]))
  const cancel = () => bank.post(`/cheques/${cheque.id}/cancel`, { day: today(), reason: 'Torn' })
  expect((await cancel()).status).toBe(409)
  voucher.voided_at = '2026-11-28T10:00:00Z'
  expect((await cancel()).body).toMatchObject({ state: 'cancelled', cancel_reason: 'Torn' })
  expect((await cancel()).status).toBe(409)
})

test('an issued cheque is stale after six months, with a task until it is presented', async () => {
  const voucher = core.addVoucher()
  const cheque = await addCheque({ drawn_on: '2026-01-15' }, voucher)
  const task = () => bank.system.tasks.get(`cheque-stale/${cheque.id}`)
  expect(await bank.system.runJob(bank.service, 'stale-cheques', '2026-07-14T20:40:00Z')).toBe(204)
  expect(await read(cheque.id)).toMatchObject({ state: 'stale', state_on: '2026-07-15' })
  expect(task()).toMatchObject({ permission: 'bank.work' })
  await bank.post(`/cheques/${cheque.id}/clear`, { day: today() })
  expect(await read(cheque.id)).toMatchObject({ state: 'presented' })
  expect(task()).toBeUndefined()
})

test('a receipt that is void elsewhere flags its cheque, which no slip takes any more', async () => {
  const receipt = core.addReceipt()
  const cheque = await addCheque({}, receipt)
  const event = {
    type: 'receipt.voided',
    data: { area: 'sales' as const, record: 'receipts/1', number: receipt.number },
  }
  expect(await bank.system.sendEvent(bank.service, event)).toBe(204)
  expect(await bank.system.sendEvent(bank.service, event)).toBe(204)
  expect(await read(cheque.id)).toMatchObject({ is_document_void: true })
  expect(bank.system.tasks.has(`cheque-void/${cheque.id}`)).toBe(true)
  const slip = { cheque_ids: [cheque.id], account_id: places.account, day: today(), slip_no: '' }
  expect((await bank.post('/slips', slip)).status).toBe(409)
})

test('the list filters by state, direction and place, and sums what matches', async () => {
  const party = 'Lipi Begum'
  const received = await addCheque({ party })
  const issued = await addCheque({ party }, core.addVoucher({ amount: '200.00' }))
  const deposited = await addCheque({ party })
  await deposit(deposited)
  const find = async (query: string): Promise<Cheque[]> =>
    (await bank.get(`/cheques?search=lipi&ordering=id&${query}`)).body
  const ids = async (query: string) => (await find(query)).map(({ id }) => id)
  expect(await ids('state=uncleared')).toEqual([received.id, issued.id, deposited.id])
  expect(await ids('state=in_hand')).toEqual([received.id])
  expect(await ids('direction=issued')).toEqual([issued.id])
  expect(await ids(`place=${places.account}`)).toEqual([issued.id, deposited.id])
  expect((await bank.get('/cheques?colour=red')).status).toBe(400)
  const summary: ChequeSummary = (await bank.get('/cheque-summary?search=lipi&state=uncleared')).body
  // received and issued ones have no sum together
  expect(summary.amount).toBe('')
  const sumOf = async (direction: string) => {
    const url = `/cheque-summary?search=lipi&state=uncleared&direction=${direction}`
    const { amount }: ChequeSummary = (await bank.get(url)).body
    return amount
  }
  expect(await sumOf('received')).toBe('3000.00')
  expect(await sumOf('issued')).toBe('200.00')
  expect(await sumOf('received&place=1')).toBe('0.00')
  expect(await bank.sql`select count(*) from cheques where state = 'in_hand'`).toEqual([
    { count: summary.in_hand },
  ])
})

test('the database holds the path of each direction, for every writer', async () => {
  const received = await addCheque()
  const issued = await addCheque({}, core.addVoucher())
  const move = (id: number, state: string) =>
    bank.sql`update cheques set state = ${state} where id = ${id}`.then(
      () => 'went',
      (error: { constraint_name?: string }) => error.constraint_name,
    )
  const states = ['deposited', 'cleared', 'issued', 'presented', 'stale', 'cancelled']
  for (const state of states.slice(1)) expect(await move(received.id, state)).toBe('cheques_path')
  for (const state of ['in_hand', 'deposited', 'cleared', 'bounced'])
    expect(await move(issued.id, state)).toBe('cheques_path')
  await expect(bank.sql`update cheques set amount_paisa = 1 where id = ${received.id}`).rejects.toThrow(
    'does not go this way',
  )
  expect((await bank.post(`/cheques/${received.id}/clear`, { day: today() })).status).toBe(409)
})

test('a demonstration fills an empty desk once, and leaves a used one alone', async () => {
  const demo = await openBank()
  const paid = (direction: string, id: number) => ({
    direction,
    path: direction === 'issued' ? 'actual_expanse' : 'electricity-bill',
    id,
    number: `X-${id}`,
    day: '2026-11-01',
    party: 'Anyone',
    place_id: 5,
    paisa: 150_000,
  })
  const body = { paid_by_cheque: [paid('received', 1), paid('issued', 2), paid('issued', 3)] }
  for (let times = 0; times < 2; times++) expect((await demo.post('/-/demo', body, server)).status).toBe(204)
  const { body: rows } = await demo.get('/cheques?ordering=id')
  expect((rows as Cheque[]).map(({ state }) => state)).toEqual(['in_hand', 'presented', 'issued'])
  await demo.close()
})
