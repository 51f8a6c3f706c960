import fc from 'fast-check'
import { today } from '@samity/shared-api/contract'
import type { TestService } from '@samity/module-service/testing'
import type { Cheque, Slip } from '../../contract/cheques.ts'
import { fakeCore, places, type FakeCore } from '../testing/fake-core.ts'
import { auditor, deskClerk, openBank, treasurer } from '../testing/open-bank.ts'
import { anAccount } from '../testing/statements.ts'
import { markCleared } from './mark-cleared.ts'

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

let lastNumber = 0
async function addCheque(amount = '1500.00'): Promise<Cheque> {
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
  return body
}
async function deposit(cheques: Cheque[], account_id = places.otherAccount): Promise<Slip> {
  const cheque_ids = cheques.map(({ id }) => id)
  return (await bank.post('/slips', { cheque_ids, account_id, day: today(), slip_no: '' })).body
}
const read = async (id: number): Promise<Cheque> => (await bank.get(`/cheques/${id}`)).body
const readSlip = async (id: number): Promise<Slip> => (await bank.get(`/slips/${id}`)).body
const undo = (id: number, reason = 'Wrong account', sender = deskClerk) =>
  bank.post(`/slips/${id}/undo`, { reason }, sender)
const transferOf = (slip: Slip) => core.transfers.find(({ number }) => number === slip.transfer_number)!

test('a slip of as many cheques as it may have is deposited and undone', async () => {
  const first = await addCheque()
  const more = await bank.sql<{ id: number }[]>`
    insert into cheques (direction, number, bank_name, branch_name, party, drawn_on, amount_paisa, place_id, document_path,
      document_id, document_number, state, state_on, created_by)
    select direction, number || '/' || n, bank_name, branch_name, party, drawn_on, amount_paisa, place_id, document_path,
      document_id, document_number || n, state, state_on, created_by
    from cheques, generate_series(1, 199) n where id = ${first.id} returning id`
  const cheques = [first, ...more] as Cheque[] // only their ids are sent
  const slip = await deposit(cheques)
  expect(slip.transfer_number).toMatch(/^TRF/)
  expect(slip.cheques).toHaveLength(200)
  expect((await undo(slip.id)).status).toBe(200)
  expect(await read(more[0]!.id)).toMatchObject({ state: 'in_hand', slip_id: null })
})

test('a deposit into the wrong account is undone, and its cheques go into the right one', async () => {
  const cheques = [await addCheque(), await addCheque('200.00')]
  const slip = await deposit(cheques)
  const { status, body } = await undo(slip.id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    undo_reason: 'Wrong account',
    undo_by: 'Karim',
    undone_on: today(),
    cheques: [],
  })
  expect(transferOf(slip)).toMatchObject({ state: 'void', void_reason: 'Wrong account' })
  for (const { id } of cheques) expect(await read(id)).toMatchObject({ state: 'in_hand', slip_id: null })
  expect(bank.system.calls).toContainEqual({
    request: 'POST module-audit/',
    body: expect.objectContaining({ record: `slips/${slip.id}`, action: 'update', reason: 'Wrong account' }),
  })
  const again = await deposit(cheques, places.account)
  expect(again.amount).toBe('1700.00')
  expect(await read(cheques[0]!.id)).toMatchObject({ state: 'deposited', account_id: places.account })
  // a repeat changes nothing
  expect((await undo(slip.id)).body).toMatchObject({ undone_on: today() })
  expect(transferOf(again).state).toBe('confirmed')
})

test('it needs a reason and the permission, and a posted slip whose cheques are all open', async () => {
  const [one, two] = [await addCheque(), await addCheque()]
  const slip = await deposit([one, two])
  expect(await undo(slip.id, '')).toMatchObject({
    status: 422,
    body: { errors: { reason: expect.anything() } },
  })
  expect((await undo(slip.id, 'x', auditor)).status).toBe(403)
  await bank.post(`/cheques/${one.id}/clear`, { day: today() })
  expect(await undo(slip.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('is cleared or returned') },
  })
  await bank.post(`/cheques/${one.id}/unclear`)
  expect((await undo(slip.id)).status).toBe(200)
})

test('the books refuse the undo of a locked day: the cheques stay deposited, with the sentence', async () => {
  const cheque = await addCheque()
  const slip = await deposit([cheque])
  core.setLock(({ method }) => method === 'DELETE')
  expect(await undo(slip.id)).toMatchObject({ status: 409, body: { message: 'The books are locked.' } })
  expect(await read(cheque.id)).toMatchObject({ state: 'deposited', is_slip_void: false })
  expect(await readSlip(slip.id)).toMatchObject({ undo_reason: null })
  core.setLock(() => false)
  expect((await undo(slip.id, 'Second try', treasurer)).body).toMatchObject({ undo_reason: 'Second try' })
})

test('an undo that got no answer is in sight, keeps its cheques, and is continued', async () => {
  const cheque = await addCheque()
  const slip = await deposit([cheque])
  core.setFault(() => 'done without an answer')
  expect((await undo(slip.id)).status).toBe(502)
  core.setFault(() => 'none')
  expect(await read(cheque.id)).toMatchObject({ state: 'deposited', is_slip_void: true })
  const unfinished = (await bank.get('/cheques?state=unfinished')).body as Cheque[]
  expect(unfinished.map(({ id }) => id)).toContain(cheque.id)
  for (const act of ['clear', 'bounce'])
    expect(await bank.post(`/cheques/${cheque.id}/${act}`, { day: today(), reason: 'x' })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Finish that on its deposit slip') },
    })
  expect(await bank.sql.begin((tx) => markCleared(tx, [slip.transfer_number!], today()))).toEqual([])
  // the request of somebody else may be under way
  expect((await undo(slip.id, 'Other', treasurer)).status).toBe(409)
  await bank.sql`update slips set busy_until = null`
  expect((await undo(slip.id, 'Other', treasurer)).body).toMatchObject({ undo_reason: 'Wrong account' })
  expect(await read(cheque.id)).toMatchObject({ state: 'in_hand' })
})

test('a transfer that is void elsewhere is noticed by the reader of the slip, and says what to do', async () => {
  const [cheque, cleared] = [await addCheque(), await addCheque()]
  const slip = await deposit([cheque, cleared])
  await bank.post(`/cheques/${cleared.id}/clear`, { day: today() })
  transferOf(slip).state = 'void'
  expect(await readSlip(slip.id)).toMatchObject({ is_transfer_void: true, undone_on: null })
  expect(bank.system.tasks.get(`slip-void/${slip.id}`)).toMatchObject({
    permission: 'bank.work',
    path: `/dashboard/bank/slips/${slip.id}`,
  })
  expect(await read(cheque.id)).toMatchObject({ is_slip_void: true })
  expect((await undo(slip.id)).status).toBe(200)
  expect(await read(cheque.id)).toMatchObject({ state: 'in_hand', slip_id: null })
  expect(await read(cleared.id)).toMatchObject({ state: 'cleared', slip_id: slip.id })
  expect(bank.system.tasks.size).toBe(0)
})

test('the lines of the account tell it, too; an undo of the bank desk is no news', async () => {
  const account = anAccount(bank)
  const [cheque, other] = [await addCheque(), await addCheque()]
  const [slip, undone] = [await deposit([cheque]), await deposit([other])]
  await undo(undone.id)
  for (const { transfer_number } of [slip, undone]) {
    const [, line] = account.post(
      ['2026-11-01', '1500.00', transfer_number!],
      ['2026-11-01', '-1500.00', transfer_number!],
    )
    Object.assign(
      account.lines.find(({ id }) => id === line)!,
      { reason: 'voided', path: 'transfers' },
    )
  }
  account.post()
  await bank.get(`/desk?account=${account.id}`)
  expect(await read(cheque.id)).toMatchObject({ is_slip_void: true })
  expect([...bank.system.tasks.keys()]).toEqual([`slip-void/${slip.id}`])
})

test('the database lets a deposited cheque go back only with the undo of its slip', async () => {
  const cheque = await addCheque()
  const slip = await deposit([cheque])
  const goBack = () => bank.sql`update cheques set state = 'in_hand', slip_id = null where id = ${cheque.id}`
  await expect(goBack()).rejects.toMatchObject({ constraint_name: 'cheques_path' })
  await bank.sql`update slips set undo_reason = 'x' where id = ${slip.id}`
  const clear = bank.sql`update cheques set state = 'cleared' where id = ${cheque.id}`
  await expect(clear).rejects.toMatchObject({ constraint_name: 'cheques_path' })
  await goBack()
})

test('whatever is lost on the way, an undo voids the transfer once, and clears no cheque', async () => {
  const fault = fc.constantFrom('none' as const, 'not done', 'done without an answer')
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 6 }), fc.boolean(), async (faults, isRace) => {
      core.setFault(() => 'none')
      const cheque = await addCheque()
      const slip = await deposit([cheque])
      const queue = [...faults]
      core.setFault(() => queue.shift() ?? 'none')
      await Promise.all([
        undo(slip.id),
        isRace && bank.post(`/cheques/${cheque.id}/clear`, { day: today() }),
        isRace && undo(slip.id, 'Me too', treasurer),
      ])
      for (let attempts = 0; (await read(cheque.id)).state === 'deposited'; attempts++) {
        expect(attempts).toBeLessThan(10)
        await bank.sql`update slips set busy_until = null`
        await undo(slip.id, 'Again', attempts % 2 ? deskClerk : treasurer)
      }
      const { state } = await read(cheque.id)
      expect([state, transferOf(slip).state]).toEqual(
        state === 'cleared' ? ['cleared', 'confirmed'] : ['in_hand', 'void'],
      )
    }),
    { numRuns: 25 },
  )
})
