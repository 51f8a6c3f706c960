import fc from 'fast-check'
import { toDecimal, today } from '@samity/shared-api/contract'
import type { TestService } from '@samity/module-service/testing'
import type { Cheque } from '../../contract/cheques.ts'
import { fakeCore, places, type FakeCore } from '../testing/fake-core.ts'
import { openBank } from '../testing/open-bank.ts'

let bank: TestService
let core: FakeCore
beforeAll(async () => {
  bank = await openBank()
  core = fakeCore(bank.system)
})
beforeEach(() => {
  core.setFault(() => 'none')
  core.setLock(() => false)
  bank.system.tasks.clear()
})
afterAll(() => bank.close())

type Receipt = ReturnType<FakeCore['addReceipt']>
let lastNumber = 0
/** A cheque of `amount` for the first receipt, and for the others with their parts. */
const add = (amount: string, first: Receipt, ...further: (readonly [Receipt, string])[]) =>
  bank.post('/cheques', {
    document_number: first.number,
    document_path: first.path,
    document_id: first.id,
    number: String(5000 + ++lastNumber),
    drawn_on: today(),
    party: 'Rafiq Traders',
    amount,
    bank_name: first.path === 'actual_expanse' ? '' : 'Sonali Bank',
    further: further.map(([{ number }, part]) => ({ document_number: number.toLowerCase(), amount: part })),
  })
const read = async (id: number): Promise<Cheque> => (await bank.get(`/cheques/${id}`)).body
const deposit = (id: number) =>
  bank.post('/slips', { cheque_ids: [id], account_id: places.account, day: today(), slip_no: '' })
const sendEvent = (type: string, { number }: Receipt) =>
  bank.system.sendEvent(bank.service, { type, data: { area: 'sales', record: 'receipts/1', number } })
const bounce = { day: today(), reason: 'Insufficient funds', charge: '115.00' }

test('one cheque pays several receipts: its amount is their sum', async () => {
  const [one, two, three] = [core.addReceipt(), core.addReceipt({ amount: '200.00' }), core.addReceipt()]
  const { status, body } = await add('2700.00', one, [two, '200.00'], [three, '1000.00'])
  expect(status).toBe(201)
  expect(body).toMatchObject({
    amount: '2700.00',
    document_number: one.number,
    documents: [
      { document_number: one.number, amount: '1500.00', by_cheque: null, is_void: false },
      { document_number: two.number, document_path: two.path, document_id: two.id, amount: '200.00' },
      { document_number: three.number, amount: '1000.00' },
    ],
  })
  const found = (await bank.get(`/cheques?search=${two.number}`)).body as Cheque[]
  expect(found.map(({ id }) => id)).toEqual([(body as Cheque).id])
  // the rest of the third one may be paid by another cheque, and not more
  expect((await add('500.01', three)).body).toMatchObject({ errors: { amount: expect.anything() } })
  expect((await add('500.00', three)).status).toBe(201)
})

test('each receipt is refused at its own field', async () => {
  const [one, two] = [core.addReceipt(), core.addReceipt({ amount: '200.00' })]
  const errorsOf = async (...cheque: Parameters<typeof add>) =>
    Object.keys(((await add(...cheque)).body as { errors: object }).errors)
  expect(await errorsOf('1700.00', one, [{ ...two, number: 'ELB-2026-999999' }, '200.00'])).toEqual([
    'further.0.document_number',
  ])
  expect(await errorsOf('200.00', one, [two, '200.00'])).toEqual(['amount'])
  expect(await errorsOf('1701.00', one, [two, '201.00'])).toEqual(['further.0.amount'])
  expect(await errorsOf('3000.00', one, [one, '1500.00'])).toEqual(['further.0.document_number'])
  const elsewhere = core.addReceipt({ place: 6 })
  const isVoid = core.addReceipt({ voided_at: '2026-11-02T00:00:00Z' })
  for (const other of [elsewhere, isVoid, core.addVoucher()])
    expect(await errorsOf('1600.00', one, [two, '50.00'], [other, '50.00'])).toEqual([
      'further.1.document_number',
    ])
  expect(await bank.sql`select from further_receipts where document_number = ${two.number}`).toEqual([])
})

test('the database holds that the parts are less than the amount, and that they stay', async () => {
  const [one, two] = [core.addReceipt(), core.addReceipt({ amount: '200.00' })]
  const { id } = (await add('1700.00', one, [two, '200.00'])).body as Cheque
  const insert = (paisa: number, number: string) => bank.sql`
    insert into further_receipts (cheque_id, document_path, document_id, document_number, amount_paisa)
    values (${id}, 'electricity-bill', 1, ${number}, ${paisa})`
  for (const change of [
    insert(150_000, 'X-1'),
    insert(1, one.number),
    bank.sql`update further_receipts set amount_paisa = 1 where cheque_id = ${id}`,
  ])
    await expect(change).rejects.toMatchObject({ constraint_name: 'further_receipts_sum' })
  expect((await bank.remove(`/cheques/${id}`)).status).toBe(204)
  expect(await bank.sql`select from further_receipts where cheque_id = ${id}`).toEqual([])
})

test('a bounce in a locked period stops between the receipts, and ends with all of them void', async () => {
  const [one, two] = [core.addReceipt(), core.addReceipt({ amount: '200.00' })]
  const { id } = (await add('1700.00', one, [two, '200.00'])).body as Cheque
  core.setLock(({ method, path }) => method === 'DELETE' && path.endsWith(`/${two.id}/`))
  expect((await bank.post(`/cheques/${id}/bounce`, bounce)).status).toBe(409)
  expect(one.voided_at).not.toBeNull()
  expect(await read(id)).toMatchObject({ state: 'in_hand', bounce: { is_done: false } })
  core.setLock(() => false)
  const { body } = await bank.post(`/cheques/${id}/bounce/continue`)
  expect(body).toMatchObject({ state: 'bounced', documents: [{ is_void: true }, { is_void: true }] })
  expect(two.voided_at).not.toBeNull()
})

test('whatever is lost on the way, a bounce voids each receipt, and moves the money once', async () => {
  const fault = fc.constantFrom('none' as const, 'not done', 'done without an answer')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 4 }),
      fc.array(fault, { maxLength: 8 }),
      async (parts, faults) => {
        core.setFault(() => 'none')
        const receipts = parts.map((paisa) => core.addReceipt({ amount: toDecimal(paisa) }))
        const [first, ...rest] = receipts
        const amount = toDecimal(parts.reduce((sum, paisa) => sum + paisa))
        const before = [core.transfers.length, core.balanceOf(places.account), core.balanceOf(places.cheques)]
        const added = await add(amount, first!, ...rest.map((one) => [one, one.amount] as const))
        const { id } = added.body as Cheque
        expect((await deposit(id)).status).toBe(201)
        const queue = [...faults]
        core.setFault(() => queue.shift() ?? 'none')
        await bank.post(`/cheques/${id}/bounce`, { ...bounce, charge: '' })
        for (let attempts = 0; (await read(id)).state !== 'bounced'; attempts++) {
          expect(attempts).toBeLessThan(12)
          await bank.post(`/cheques/${id}/bounce/continue`)
        }
        for (const { voided_at } of receipts) expect(voided_at).not.toBeNull()
        const after = core.transfers.slice(before[0] as number)
        expect(after.map((transfer) => transfer.amount)).toEqual([amount, amount])
        expect(core.balanceOf(places.account)).toBe(before[1])
      },
    ),
    { numRuns: 20 },
  )
})

test('a receipt that is void elsewhere flags a cheque that pays others, too', async () => {
  const [one, two] = [core.addReceipt(), core.addReceipt({ amount: '200.00' })]
  const { id } = (await add('1700.00', one, [two, '200.00'])).body as Cheque
  expect(await sendEvent('receipt.voided', two)).toBe(204)
  expect(await read(id)).toMatchObject({
    is_document_void: true,
    documents: [{ is_void: false }, { is_void: true }],
  })
  expect(bank.system.tasks.has(`cheque-void/${id}`)).toBe(true)
  expect((await deposit(id)).status).toBe(409)
})

test('a receipt whose amount was changed shows the difference, until it is corrected', async () => {
  const receipt = core.addReceipt()
  const { id } = (await add('1500.00', receipt)).body as Cheque
  receipt.amount = '1200.00'
  for (let times = 0; times < 2; times++) expect(await sendEvent('receipt.changed', receipt)).toBe(204)
  expect(await read(id)).toMatchObject({ documents: [{ amount: '1500.00', by_cheque: '1200.00' }] })
  expect(bank.system.tasks.get(`cheque-changed/${id}`)).toMatchObject({ permission: 'bank.work' })
  const unfinished = (await bank.get('/cheques?state=unfinished')).body as Cheque[]
  expect(unfinished.map((cheque) => cheque.id)).toContain(id)
  receipt.amount = '1500.00'
  expect(await sendEvent('receipt.changed', receipt)).toBe(204)
  expect(await read(id)).toMatchObject({ documents: [{ by_cheque: null }] })
  expect(bank.system.tasks.size).toBe(0)
})

test('a receipt that is not paid by cheque any more has nothing by cheque', async () => {
  const [one, two] = [core.addReceipt(), core.addReceipt({ amount: '200.00' })]
  const { id } = (await add('1700.00', one, [two, '200.00'])).body as Cheque
  two.payment_type = 'cash'
  await sendEvent('receipt.changed', two)
  expect(await read(id)).toMatchObject({ documents: [{ by_cheque: null }, { by_cheque: '0.00' }] })
  // the way that the screen names: delete, and enter again without it
  expect((await bank.remove(`/cheques/${id}`)).status).toBe(204)
  expect((await add('1500.00', one)).status).toBe(201)
  expect(await sendEvent('receipt.changed', core.addReceipt())).toBe(204)
})

test('a second cheque for what was added to a receipt settles the difference', async () => {
  const receipt = core.addReceipt()
  const { id } = (await add('1500.00', receipt)).body as Cheque
  receipt.amount = '2000.00'
  await sendEvent('receipt.changed', receipt)
  expect(await read(id)).toMatchObject({ documents: [{ by_cheque: '2000.00' }] })
  expect((await add('500.00', receipt)).status).toBe(201)
  expect(await read(id)).toMatchObject({ documents: [{ by_cheque: null }] })
})

test('an own cheque for several vouchers is cancelled when all are void', async () => {
  const [one, two] = [core.addVoucher(), core.addVoucher({ amount: '200.00' })]
  const { id } = (await add('1700.00', one, [two, '200.00'])).body as Cheque
  one.voided_at = '2026-11-28T10:00:00Z'
  const cancel = () => bank.post(`/cheques/${id}/cancel`, { day: today(), reason: 'Lost' })
  expect((await cancel()).status).toBe(409)
  two.voided_at = '2026-11-28T10:00:00Z'
  expect((await cancel()).body).toMatchObject({ state: 'cancelled' })
})
