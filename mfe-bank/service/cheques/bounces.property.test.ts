import fc from 'fast-check'
import { today } from '@samity/shared-api/contract'
import type { TestService } from '@samity/module-service/testing'
import type { Cheque, Slip } from '../../contract/cheques.ts'
import { fakeCore, places, type FakeCore } from '../testing/fake-core.ts'
import { deskClerk, openBank, treasurer } from '../testing/open-bank.ts'

let bank: TestService
let core: FakeCore
beforeAll(async () => {
  bank = await openBank()
  core = fakeCore(bank.system)
})
beforeEach(() => {
  core.setFault(() => 'none')
  core.setLock(() => false)
})
afterAll(() => bank.close())

let lastNumber = 0
async function addCheque(amount = '1500.00') {
  const receipt = core.addReceipt({ amount })
  const { body } = await bank.post('/cheques', {
    document_number: receipt.number,
    document_path: receipt.path,
    document_id: receipt.id,
    number: String(++lastNumber),
    drawn_on: today(),
    party: 'Rafiq Traders',
    amount,
    bank_name: 'Sonali Bank',
  })
  return { receipt, cheque: body as Cheque }
}
const depositBody = (...ids: number[]) => ({
  cheque_ids: ids,
  account_id: places.account,
  day: today(),
  slip_no: '',
})
async function addDeposited() {
  const added = await addCheque()
  expect((await bank.post('/slips', depositBody(added.cheque.id))).status).toBe(201)
  return added
}
const bounce = { day: today(), reason: 'Insufficient funds', charge: '115.00' }
const letTimePass = async () => {
  for (const table of ['slips', 'bounces'])
    await bank.sql`update ${bank.sql(table)} set busy_until = now() - interval '1 second' where busy_until > now()`
}
const read = async (id: number): Promise<Cheque> => (await bank.get(`/cheques/${id}`)).body

test('a bounce takes the money back, voids the receipt and books the charge', async () => {
  const { cheque, receipt } = await addDeposited()
  const before = core.balanceOf(places.cheques)
  const { status, body } = await bank.post(`/cheques/${cheque.id}/bounce`, bounce)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'bounced',
    state_on: today(),
    bounce: { is_done: true, is_receipt_void: true, charge: '115.00', transfer_number: expect.any(String) },
  })
  expect(core.transfers.at(-1)).toMatchObject({ from_place: places.account, to_place: places.cheques })
  expect(receipt.voided_at).not.toBeNull()
  expect(core.records.at(-1)).toMatchObject({
    path: 'actual_expanse',
    amount: '115.00',
    place: places.account,
  })
  expect(core.balanceOf(places.cheques)).toBe(before)
  // a second bounce, and a continued one, change nothing
  const counts = [core.transfers.length, core.records.length]
  expect((await bank.post(`/cheques/${cheque.id}/bounce`, bounce)).status).toBe(409)
  expect((await bank.post(`/cheques/${cheque.id}/bounce/continue`)).status).toBe(200)
  expect([core.transfers.length, core.records.length]).toEqual(counts)
})

test('a cheque that its drawer takes back before the deposit needs no transfer and no charge', async () => {
  const { cheque, receipt } = await addCheque()
  const transfers = core.transfers.length
  const { body } = await bank.post(`/cheques/${cheque.id}/bounce`, bounce)
  expect(body).toMatchObject({ state: 'bounced', bounce: { needs_transfer: false, charge: '0.00' } })
  expect(receipt.voided_at).not.toBeNull()
  expect(core.transfers).toHaveLength(transfers)
})

test('a locked period stops it with the sentence of the books, and an administrator continues', async () => {
  const { cheque, receipt } = await addDeposited()
  core.setLock(({ method }) => method === 'DELETE')
  const stopped = await bank.post(`/cheques/${cheque.id}/bounce`, bounce, deskClerk)
  expect(stopped).toMatchObject({ status: 409, body: { message: 'The books are locked.' } })
  expect(await read(cheque.id)).toMatchObject({
    state: 'deposited',
    bounce: {
      is_done: false,
      transfer_number: expect.any(String),
      problem: { en: 'The books are locked.' },
    },
  })
  expect((await bank.post(`/cheques/${cheque.id}/clear`, { day: today() })).status).toBe(409)
  core.setLock(() => false)
  const { body } = await bank.post(`/cheques/${cheque.id}/bounce/continue`, {}, treasurer)
  expect(body).toMatchObject({ state: 'bounced', bounce: { problem: { en: '' } } })
  expect(receipt.voided_at).not.toBeNull()
})

test('a bounce whose first step is refused is given up, so that another day can be chosen', async () => {
  const { cheque } = await addDeposited()
  core.setLock(() => true)
  expect((await bank.post(`/cheques/${cheque.id}/bounce`, bounce)).status).toBe(409)
  core.setLock(() => false)
  expect(await read(cheque.id)).toMatchObject({ state: 'deposited', bounce: null })
  expect((await bank.post(`/cheques/${cheque.id}/bounce`, bounce)).status).toBe(200)
})

test('who may not read transfers cannot give up a slip that may be posted', async () => {
  const { cheque } = await addCheque()
  core.setFault(() => 'done without an answer')
  expect((await bank.post('/slips', depositBody(cheque.id))).status).toBe(502)
  core.setFault(() => 'none')
  const { slip_id } = await read(cheque.id)
  await letTimePass()
  const refused = await bank.post(`/slips/${slip_id}/continue`, {}, { ...deskClerk, asks: [] })
  expect(refused.status).toBe(403)
  expect(await read(cheque.id)).toMatchObject({ state: 'in_hand', slip_id })
  const transfers = core.transfers.length
  expect((await bank.post(`/slips/${slip_id}/continue`)).status).toBe(200)
  expect(core.transfers).toHaveLength(transfers)
  expect(await read(cheque.id)).toMatchObject({ state: 'deposited' })
})

test('two people continue one bounce: nothing is posted twice', async () => {
  const { cheque } = await addDeposited()
  core.setFault(() => 'done without an answer')
  expect((await bank.post(`/cheques/${cheque.id}/bounce`, bounce)).status).toBe(502)
  core.setFault(() => 'none')
  // the request that nobody answered may still be under way: others wait a moment
  expect((await bank.post(`/cheques/${cheque.id}/bounce/continue`, {}, deskClerk)).status).toBe(409)
  await letTimePass()
  const counts = [core.transfers.length, core.records.length]
  await Promise.all(
    [treasurer, deskClerk, treasurer].map((person) =>
      bank.post(`/cheques/${cheque.id}/bounce/continue`, {}, person),
    ),
  )
  expect(await read(cheque.id)).toMatchObject({ state: 'bounced' })
  expect([core.transfers.length, core.records.length]).toEqual([counts[0], counts[1]! + 1])
})

test('a service that died in the middle leaves its work to others after a while', async () => {
  const { cheque } = await addDeposited()
  core.setFault(() => 'not done')
  await bank.post(`/cheques/${cheque.id}/bounce`, bounce)
  core.setFault(() => 'none')
  await bank.sql`
    update bounces set busy_until = now() + interval '1 minute', busy_by = 'user:9' where cheque_id = ${cheque.id}`
  expect((await bank.post(`/cheques/${cheque.id}/bounce/continue`)).status).toBe(409)
  await letTimePass()
  expect((await bank.post(`/cheques/${cheque.id}/bounce/continue`)).status).toBe(200)
})

test('whatever is lost on the way, deposit and bounce end with each step posted once', async () => {
  const fault = fc.constantFrom('none' as const, 'not done', 'done without an answer')
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 12 }), async (faults) => {
      const queue = [...faults]
      core.setFault(() => queue.shift() ?? 'none')
      const { cheque, receipt } = await addCheque()
      const before = [core.transfers.length, core.records.length]
      const state = async () => (await read(cheque.id)).state
      await bank.post('/slips', depositBody(cheque.id))
      for (let attempts = 0; (await state()) === 'in_hand'; attempts++) {
        expect(attempts).toBeLessThan(15)
        const { slip_id } = await read(cheque.id)
        await bank.post(slip_id === null ? '/slips' : `/slips/${slip_id}/continue`, depositBody(cheque.id))
      }
      await bank.post(`/cheques/${cheque.id}/bounce`, bounce)
      for (let attempts = 0; (await state()) !== 'bounced'; attempts++) {
        expect(attempts).toBeLessThan(15)
        if (attempts % 2) await letTimePass()
        await bank.post(`/cheques/${cheque.id}/bounce/continue`, {}, attempts % 2 ? deskClerk : treasurer)
      }
      const { slip_id } = await read(cheque.id)
      const slip: Slip = (await bank.get(`/slips/${slip_id}`)).body
      expect(slip.transfer_number).not.toBeNull()
      expect(core.transfers.slice(before[0])).toMatchObject([
        { subject: `slip/${slip_id}`, amount: '1500.00' },
        { from_place: places.account, to_place: places.cheques, amount: '1500.00' },
      ])
      expect(core.records.slice(before[1])).toMatchObject([{ amount: '115.00', place: places.account }])
      expect(receipt.voided_at).not.toBeNull()
    }),
    { numRuns: 25 },
  )
})
