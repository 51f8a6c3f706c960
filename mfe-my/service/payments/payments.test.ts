import { today } from '@samity/shared-api/contract'
import type { PaymentProposal } from '../../contract/payments.ts'
import { formatReferenceNo } from '../../contract/reference-no.ts'
import { account, wallet } from './testing/fake-core.ts'
import { clerk, deputy, openPayments, type OpenPayments } from './testing/open-payments.ts'

let my: OpenPayments
beforeAll(async () => {
  my = await openPayments()
})
beforeEach(() => my.clear())
afterAll(() => my.close())

const owes = (member = 7) =>
  my.core.setDebts(member, {
    months: ['2026-09', '2026-10'],
    years: ['2026'],
    rents: [{ id: 3, months: ['2026-09', '2026-10', '2026-12'], amount: '800.00' }],
  })
/** A member who owes 3,300, and money with the reference */
async function pay(amount: string, day?: string) {
  owes()
  const { reference_no } = await my.makeReference(7)
  my.addLine(`NPSB ${reference_no.toLowerCase()} RAHIMA`, amount, day)
  const [proposal] = await my.proposals()
  return { reference_no, proposal: proposal! }
}
async function voidElsewhere(number: string) {
  my.core.receipts.find((receipt) => receipt.number === number)!.voided = true
  const data = { area: 'sales' as const, record: 'receipts/1', version: 2, number }
  expect(await my.system.sendEvent(my.service, { type: 'receipt.voided', data })).toBe(204)
}
const amounts = ({ receipts }: Pick<PaymentProposal, 'receipts'>) => receipts.map(({ amount }) => amount)

test('the exact amount proposes one receipt of fees and one for each run of months of rent', async () => {
  const { reference_no, proposal } = await pay('3300.00')
  expect(proposal).toMatchObject({
    verdict: 'exact',
    notes: [],
    reference_no,
    covered: '3300.00',
    rest: '0.00',
    further: null,
  })
  expect(amounts(proposal)).toEqual(['900.00', '1600.00', '800.00'])
  const { status, payment } = await my.confirm(proposal)
  expect(status).toBe(201)
  expect(payment).toMatchObject({
    state: 'posted',
    covered: '3300.00',
    rest_state: 'none',
    confirmed_by: 'Rahima',
  })
  expect(my.core.receipts.map(({ path, total, day, body }) => [path, total, day, body['place']])).toEqual([
    ['advocate-all-fees', '900.00', '2026-11-25', account],
    ['shop-rent', '1600.00', '2026-11-25', account],
    ['shop-rent', '800.00', '2026-11-25', account],
  ])
  const fees = my.core.receipts[0]!.body
  expect(fees['monthlyfee_set']).toMatchObject([
    {
      from_month: 9,
      to_month: 10,
      total_monthly_amount: '300.00',
      payment_type: 'bank',
      remarks2: reference_no,
    },
  ])
  expect(fees['barassociationfee_set']).toMatchObject([{ yearly_from_year: 2026, remarks3: reference_no }])
  expect(my.core.receipts[1]!.body).toMatchObject({
    remarks: reference_no,
    payment_type: 'bank',
    to_month: 10,
  })
  expect(await my.proposals()).toEqual([])
  expect(my.core.references).toEqual([
    {
      payment: `mfe-my/${payment.id}`,
      reference: reference_no,
      documents: payment.receipts.map(({ number }) => number),
    },
  ])
  expect(await my.own(7)).toMatchObject({
    total: '0.00',
    reference: null,
    earlier: [{ reference_no, state: 'posted', receipts: payment.receipts.map(({ number }) => number) }],
  })
  expect(my.system.calls.findLast(({ request }) => request === 'POST module-audit/')?.body).toMatchObject({
    action: 'confirm',
    record: `payments/${payment.id}`,
    after: { reference_no, covered: '3300.00' },
  })
  expect(await my.system.readChecks(my.service)).toMatchObject([
    { name: 'payments', ok: true, expected: '3300.00', actual: '3300.00' },
  ])
})

test('too little pays the oldest whole, and says what stays owed and what is left', async () => {
  const { proposal } = await pay('1000.00')
  expect(proposal).toMatchObject({
    verdict: 'too_little',
    covered: '900.00',
    rest: '100.00',
    still_owed: '2400.00',
  })
  const { payment } = await my.confirm(proposal)
  expect(payment).toMatchObject({ covered: '900.00', rest: '100.00', rest_state: 'open' })
})

test('money for a member who was deleted since hides no other payment, and is given back or a donation', async () => {
  owes(70)
  owes()
  const { reference_no } = await my.makeReference(70)
  my.addLine(reference_no, '3300.00')
  my.addLine((await my.makeReference(7)).reference_no, '3300.00')
  const missing = { status: 404, body: { message: 'This advocate does not exist.', code: 'record.missing' } }
  my.system.answer('GET', 'advocates/70/dues', () => missing)
  const proposals = await my.proposals()
  expect(proposals.map(({ covered, rest, notes }) => [covered, rest, notes])).toEqual([
    ['0.00', '3300.00', ['deleted']],
    ['3300.00', '0.00', []],
  ])
  const { payment } = await my.confirm(proposals[0]!)
  expect(payment).toMatchObject({ reference_no, state: 'posted', rest: '3300.00', rest_state: 'open' })
  expect((await my.post(`/payments/${payment.id}/difference`, { choice: 'donation' })).body).toMatchObject({
    covered: '3300.00',
    rest_state: 'donation',
  })
})

test('too much keeps the difference open until somebody says what becomes of it', async () => {
  const { proposal } = await pay('3350.00')
  expect(proposal).toMatchObject({ verdict: 'too_much', covered: '3300.00', rest: '50.00' })
  const { payment } = await my.confirm(proposal)
  const settle = (body: object) => my.post(`/payments/${payment.id}/difference`, body)
  expect(await settle({ choice: 'returned', note: '' })).toMatchObject({
    status: 422,
    body: { errors: { note: ['Write how it was given back.'] } },
  })
  expect((await settle({ choice: 'donation' })).body).toMatchObject({
    covered: '3350.00',
    rest: '0.00',
    rest_state: 'donation',
  })
  expect(my.core.receipts.at(-1)).toMatchObject({ path: 'fund-collection', total: '50.00' })
  expect((await settle({ choice: 'donation' })).body).toMatchObject({ rest_state: 'donation' })
  expect((await settle({ choice: 'returned', note: 'Cash' })).status).toBe(409)
  expect(my.core.receipts).toHaveLength(4)
  expect(await my.system.readChecks(my.service)).toMatchObject([{ ok: true, expected: '3350.00' }])
})

test('the difference may pay what else is owed, or be a donation at once', async () => {
  my.core.setDebts(7, { months: ['2026-10'] })
  const { reference_no } = await my.makeReference(7)
  my.core.setDebts(7, { months: ['2026-10', '2026-11'] })
  my.addLine(reference_no, '310.00')
  const [proposal] = await my.proposals()
  expect(proposal).toMatchObject({
    verdict: 'too_much',
    covered: '150.00',
    rest: '160.00',
    further: { covered: '300.00', rest: '10.00', receipts: [{ note: '10/2026–11/2026' }] },
  })
  const { payment } = await my.confirm(proposal!, 'further')
  expect(payment).toMatchObject({ covered: '300.00', rest: '10.00', rest_state: 'open' })
  expect(my.core.live().map(({ total }) => total)).toEqual(['300.00'])
})

test('a member whose number has changed since the reference pays, and nobody else', async () => {
  owes()
  const { reference_no } = await my.makeReference(7)
  my.core.setNumber(7, '7-A')
  my.core.setNumber(8, '7')
  my.addLine(reference_no, '3300.00')
  const [proposal] = await my.proposals()
  expect(proposal).toMatchObject({ advocate_id: 7, advocate_number: '7-A' })
  await my.confirm(proposal!)
  expect(my.core.receipts[0]!.body).toMatchObject({ advocate_id: '7-A' })
})

test('what was paid at the counter meanwhile is not taken again', async () => {
  owes()
  const { reference_no } = await my.makeReference(7)
  my.core.payMonth(7, '2026-09')
  my.addLine(reference_no, '3300.00')
  const [proposal] = await my.proposals()
  expect(proposal).toMatchObject({ verdict: 'late', notes: ['paid'], covered: '3150.00', rest: '150.00' })
})

test('an expired reference is late, and its receipts are those of what is owed now', async () => {
  owes()
  const { reference_no } = await my.makeReference(7)
  await my.sql`update payment_references set made_on = '2026-10-01', valid_until = '2026-10-31'`
  my.addLine(reference_no, '3300.00')
  expect(await my.proposals()).toMatchObject([{ verdict: 'late', notes: ['expired'], covered: '3300.00' }])
  expect(await my.proposals('?verdict=exact')).toEqual([])
})

test('a second payment with the reference says so, and pays nothing twice', async () => {
  const { reference_no, proposal } = await pay('3300.00')
  my.addLine(`again ${reference_no}`, '3300.00', '2026-11-26')
  expect(await my.proposals()).toMatchObject([{ verdict: 'exact' }, { verdict: 'twice' }])
  await my.confirm(proposal)
  const [second] = await my.proposals()
  expect(second).toMatchObject({ verdict: 'twice', covered: '0.00', rest: '3300.00', receipts: [] })
  const { payment } = await my.confirm(second!)
  expect(payment).toMatchObject({ state: 'posted', receipts: [], rest: '3300.00', rest_state: 'open' })
  expect(my.core.receipts).toHaveLength(3)
})

test('what changed since somebody looked is looked at again', async () => {
  const { proposal } = await pay('3300.00')
  my.core.payMonth(7, '2026-10')
  expect((await my.confirm(proposal)).status).toBe(409)
  expect(my.core.receipts).toHaveLength(1)
})

test('an undo makes the receipts void, and the proposal comes back', async () => {
  const { reference_no, proposal } = await pay('3300.00')
  const { payment } = await my.confirm(proposal)
  expect((await my.post(`/payments/${payment.id}/undo`, { reason: '' })).status).toBe(422)
  expect(await my.post(`/payments/${payment.id}/undo`, { reason: 'Wrong member' })).toMatchObject({
    status: 200,
    body: { state: 'undone' },
  })
  expect(my.core.live()).toEqual([])
  expect(my.core.references.at(-1)).toEqual({
    payment: `mfe-my/${payment.id}`,
    reference: reference_no,
    documents: [],
  })
  expect(await my.proposals()).toMatchObject([{ reference_no, verdict: 'exact' }])
  expect((await my.post(`/payments/${payment.id}/undo`, { reason: 'Again' })).status).toBe(409)
})

test('a donation without an answer is known before the payment is undone, here or elsewhere', async () => {
  const { proposal } = await pay('3350.00')
  const { payment } = await my.confirm(proposal)
  const undo = () => my.post(`/payments/${payment.id}/undo`, { reason: 'Wrong member' })
  my.core.setFault(() => 'done without an answer')
  expect((await my.post(`/payments/${payment.id}/difference`, { choice: 'donation' })).status).toBe(502)
  my.core.setFault(() => 'none')
  expect((await undo()).status).toBe(409)
  for (const { number } of payment.receipts) await voidElsewhere(number)
  expect(await my.proposals()).toEqual([])
  expect((await my.post(`/payments/${payment.id}/continue`)).body).toMatchObject({ rest_state: 'donation' })
  expect((await undo()).status).toBe(200)
  expect(my.core.live()).toEqual([])
  expect(await my.proposals()).toMatchObject([{ verdict: 'too_much' }])
})

test('what the audit log did not hear is not done, and is done once by who repeats it', async () => {
  const { proposal } = await pay('3350.00')
  const noted = () =>
    my.system.calls.flatMap(({ request, body }) => (request === 'POST module-audit/' ? [body] : []))
  const before = noted().length
  const { fetch } = globalThis
  const deaf = async <T>(work: () => Promise<T>): Promise<T> => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        String(url instanceof Request ? url.url : url).includes('module-audit')
          ? Promise.reject(new Error('lost'))
          : fetch(url, init),
      )
    return work().finally(() => jest.restoreAllMocks())
  }
  expect(await deaf(() => my.confirm(proposal))).toMatchObject({ status: 502 })
  const { payment } = await my.confirm(proposal)
  expect(payment).toMatchObject({ state: 'posted' })
  const settle = () =>
    my.post(`/payments/${payment.id}/difference`, { choice: 'returned', note: 'Voucher 4' })
  expect(await deaf(settle)).toMatchObject({ status: 502 })
  expect(await settle()).toMatchObject({ status: 200, body: { rest_state: 'returned' } })
  const undo = () => my.post(`/payments/${payment.id}/undo`, { reason: 'Wrong member' })
  expect(await deaf(undo)).toMatchObject({ status: 502 })
  expect(await undo()).toMatchObject({ status: 200, body: { state: 'undone' } })
  expect(noted().slice(before)).toMatchObject([
    { action: 'confirm', after: { state: 'posted', covered: '3300.00' } },
    { action: 'update', after: { rest_state: 'returned' }, reason: 'Voucher 4' },
    { action: 'delete', after: { state: 'undone' }, reason: 'Wrong member' },
  ])
  expect(my.core.receipts).toHaveLength(3)
})

test('receipts that become void elsewhere bring the proposal back', async () => {
  const { proposal } = await pay('3300.00')
  const { payment } = await my.confirm(proposal)
  const [first, ...others] = payment.receipts
  await voidElsewhere(first!.number)
  expect(await my.system.readChecks(my.service)).toMatchObject([
    { ok: false, expected: '3300.00', actual: '2400.00', detail: `${payment.reference_no}/${payment.id}` },
  ])
  for (const { number } of others) await voidElsewhere(number)
  expect(await my.proposals()).toMatchObject([{ verdict: 'exact' }])
  expect(await my.system.readChecks(my.service)).toMatchObject([{ ok: true, expected: '0.00' }])
})

test('a line that the bank desk has matched otherwise is no proposal, unless it was undone here', async () => {
  const { proposal } = await pay('3300.00')
  my.removeLine(1)
  expect(await my.proposals()).toEqual([])
  my.addLine('nothing of ours', '5.00')
  const { reference_no } = proposal
  const second = my.addLine(reference_no, '3300.00')
  const [again] = await my.proposals()
  const { payment } = await my.confirm(again!)
  my.removeLine(second)
  expect(await my.proposals()).toEqual([])
  expect((await my.remove(`/payments/lines/${again!.id}`)).status).toBe(409)
  await my.post(`/payments/${payment.id}/undo`, { reason: 'Wrong' })
  expect(await my.proposals()).toMatchObject([{ reference_no, is_removable: true }])
  // it belongs to somebody else: the office takes it away, and the member may pay by transfer again
  expect((await my.remove(`/payments/lines/${again!.id}`)).status).toBe(204)
  expect(await my.proposals()).toEqual([])
  expect(await my.own(7)).toMatchObject({ earlier: [] })
})

test('of two people who confirm and remove a payment at once only one succeeds', async () => {
  owes()
  const { reference_no } = await my.makeReference(7)
  const body = { reference_no, amount: '3300', day: today(), place: wallet, text: '' }
  await my.post('/payments/lines', body)
  const [proposal] = await my.proposals()
  const { id, hash } = proposal!
  const untilWaiting = async (count: number) => {
    for (;;) {
      const [row] = await my.sql<{ waiting: number }[]>`
        select count(*) as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      if (row!.waiting >= count) return
    }
  }
  let confirming = Promise.resolve({ status: 0 })
  let removing = confirming
  await my.sql.begin(async (tx) => {
    await tx`lock table payments in share row exclusive mode`
    confirming = my.post('/payments/confirm', { line: id, hash })
    await untilWaiting(1)
    removing = my.remove(`/payments/lines/${id}`)
    await Promise.race([removing, untilWaiting(2)])
  })
  expect([(await confirming).status, (await removing).status]).toEqual([201, 409])
})

test('a payment that no statement shows is entered by hand, and goes to the wallet', async () => {
  owes()
  const { reference_no } = await my.makeReference(7)
  const body = { reference_no, amount: '3300', day: today(), place: wallet, text: 'TrxID 8N7A' }
  const enter = (values: object) => my.post('/payments/lines', { ...body, ...values })
  expect(await enter({ reference_no: 'P0000000' })).toMatchObject({
    status: 422,
    body: { errors: { reference_no: [expect.any(String)] } },
  })
  expect((await enter({ place: 1 })).body).toMatchObject({ errors: { place: [expect.any(String)] } })
  expect((await enter({ day: '2199-01-01' })).body).toMatchObject({ errors: { day: [expect.any(String)] } })
  const sent = await Promise.all([1, 2].map(() => my.postWithKey('/payments/lines', body, 'one key')))
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  const [proposal, ...others] = await my.proposals()
  expect(others).toEqual([])
  expect(proposal).toMatchObject({
    source: 'hand',
    place_name: { en: 'bKash' },
    text: `${reference_no} TrxID 8N7A`,
  })
  await my.confirm(proposal!)
  expect(my.core.receipts[1]!.body).toMatchObject({ payment_type: 'mobile_banking', place: wallet })
  expect((await my.remove(`/payments/lines/${proposal!.id}`)).status).toBe(409)
})

test('a line that was entered by mistake is taken away, one of the bank is not', async () => {
  const { proposal, reference_no } = await pay('3300.00')
  const { body } = await my.post('/payments/lines', {
    reference_no,
    amount: '5',
    day: today(),
    place: wallet,
  })
  expect((await my.remove(`/payments/lines/${(body as { id: number }).id}`)).status).toBe(204)
  expect((await my.remove(`/payments/lines/${proposal.id}`)).status).toBe(409)
  expect(await my.proposals()).toHaveLength(1)
})

test('the list has filters, order and count, and only those with the permission read it', async () => {
  const { proposal, reference_no } = await pay('3350.00')
  await my.confirm(proposal)
  const list = (query: string) => my.get(`/payments?${query}`)
  expect(await list(`rest=open&search=${formatReferenceNo(reference_no).toLowerCase()}`)).toMatchObject({
    total: 1,
    body: [{ reference_no, place_name: { en: 'Sonali current' } }],
  })
  expect((await list('rest=none')).total).toBe(0)
  expect((await list('from=2026-11-26')).total).toBe(0)
  for (const path of ['/payments', '/payments/proposals', '/payments/waiting'])
    expect((await my.get(path, clerk)).status).toBe(403)
  expect((await my.confirm(proposal, 'open', clerk)).status).toBe(403)
})

test('the job asks people to confirm what has come, and stops asking', async () => {
  const { proposal } = await pay('3300.00')
  expect(await my.system.runJob(my.service, 'payments')).toBe(204)
  expect(my.system.tasks.get('payments')).toMatchObject({
    title: { en: 'Payments by reference to confirm: 1' },
  })
  expect((await my.get('/payments/waiting')).body).toEqual({ lines: 1 })
  await my.confirm(proposal, 'open', deputy)
  await my.system.runJob(my.service, 'payments')
  expect(my.system.tasks.size).toBe(0)
})
