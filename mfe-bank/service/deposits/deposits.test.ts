import { fromDecimal, toDecimal, today, type Day } from '@samity/shared-api/contract'
import type {
  Deposit,
  DepositDetails,
  DepositInterest,
  DepositMove,
  DepositSummary,
} from '../../contract/deposit.ts'
import { monthsAfter } from '../../contract/deposit-interest.ts'
import { bankAccount, fakeTreasury, fdrPlace } from '../testing/fake-treasury.ts'
import { auditor, deskClerk, openBank } from '../testing/open-bank.ts'
import { checkDeposits } from './deposit-check.ts'
import { daysAfter } from './deposit-routes.ts'

let bank: Awaited<ReturnType<typeof openBank>>
let treasury: ReturnType<typeof fakeTreasury>
beforeAll(async () => {
  bank = await openBank()
  treasury = fakeTreasury(bank)
})
afterAll(() => bank.close())

let lastNumber = 100
const input = (values: object = {}) => ({
  kind: 'fixed',
  number: `FDR-${++lastNumber}`,
  bank_id: 1,
  branch: 'Chuadanga',
  place_id: fdrPlace,
  opened_on: '2025-01-15',
  term_months: 12,
  rate: '9',
  day_count: 'months',
  compounding: 'none',
  renewal: 'principal',
  resolution_id: 3,
  has_return: true,
  ...values,
})
const add = async (values: object = {}) =>
  (await bank.post('/deposits', input(values), deskClerk)).body as unknown as Deposit
const move = (id: number, values: object) =>
  bank.post(`/deposits/${id}/moves`, { account_id: bankAccount, day: '2025-01-15', ...values }, deskClerk)
const details = async (id: number) => (await bank.get(`/deposits/${id}/details`)).body as DepositDetails
const read = async (id: number) => (await bank.get(`/deposits/${id}`)).body as Deposit
/** A deposit whose opening two signatories have confirmed */
async function opened(values: object = {}, amount = '100000') {
  const { id, opened_on: day } = await add(values)
  const saved = await move(id, { kind: 'opening', day, amount })
  await decide(id, (saved.body as DepositMove).document_number, 'confirmed')
  return id
}
async function decide(id: number, number: string, state: 'confirmed' | 'void') {
  treasury.decide(number, state)
  await details(id)
}

test('a deposit has what the association knows of its bank, place and resolution', async () => {
  const saved = await add({ number: 'FDR-1' })
  expect(saved).toMatchObject({
    bank_name: 'Sonali Bank',
    place_name_english: 'Deposits at Sonali',
    fund: 'welfare',
    signatories: 'Rafiqul Islam, President; Salma Begum',
    resolution_number: 'R-3/2026',
    state: 'new',
    rate: '9.00',
    matures_on: '2026-01-15',
    principal: '0.00',
  })
  expect(await bank.post('/deposits', input({ number: 'FDR-1' }))).toMatchObject({
    status: 409,
    body: { errors: { number: ['This bank has a deposit with this number'] } },
  })
  // the same number in another bank is another deposit
  expect(await bank.post('/deposits', input({ number: 'FDR-1', bank_id: 2 }))).toMatchObject({ status: 201 })
  expect(await bank.post('/deposits', input({ place_id: bankAccount }))).toMatchObject({
    status: 422,
    body: { errors: { place_id: ['Choose a place of the kind Fixed Deposit'] } },
  })
  expect(await bank.post('/deposits', input({ kind: 'instalment' }))).toMatchObject({ status: 422 })
  expect((await bank.post('/deposits', input({ bank_id: 99 }))).body).toMatchObject({
    errors: { bank_id: [expect.any(String)] },
  })
})

test('an auditor reads and writes nothing; a repeated request adds nothing', async () => {
  const body = input()
  expect(await bank.post('/deposits', body, auditor)).toMatchObject({ status: 403 })
  const one = await bank.postWithKey('/deposits', body, 'the same key', deskClerk)
  const other = await bank.postWithKey('/deposits', body, 'the same key', deskClerk)
  expect(other).toEqual(one)
  const { id } = one.body as Deposit
  expect(await bank.get(`/deposits/${id}`, auditor)).toMatchObject({ status: 200 })
  expect(await bank.request(auditor, 'POST', `/deposits/${id}/moves`, { kind: 'opening' })).toMatchObject({
    status: 403,
  })
  const opening = { kind: 'opening', day: '2025-01-15', amount: '5000', account_id: bankAccount }
  const before = treasury.transfers.length
  for (let run = 0; run < 2; run++)
    expect(await bank.postWithKey(`/deposits/${id}/moves`, opening, 'an opening', deskClerk)).toMatchObject({
      status: 201,
    })
  expect(treasury.transfers).toHaveLength(before + 1)
})

test('the principal changes when two signatories have confirmed, and not before', async () => {
  const { id } = await add()
  expect(await move(id, { kind: 'renewal', term_months: 12 })).toMatchObject({ status: 409 })
  const saved = await move(id, { kind: 'opening', amount: '1,00,000' })
  expect(saved).toMatchObject({
    status: 201,
    body: {
      state: 'waiting',
      amount: '100000.00',
      document_path: 'transfers',
      resolution_number: 'R-3/2026',
    },
  })
  const transfer = treasury.transfers.at(-1)!
  expect(transfer.body).toMatchObject({
    from_place: bankAccount,
    to_place: fdrPlace,
    amount: '100000.00',
    subject: `deposit/${id}`,
    resolution_id: 3,
    date: '2025-01-15',
  })
  await details(id)
  expect(await read(id)).toMatchObject({ state: 'new', principal: '0.00', is_waiting: true })
  // nothing else moves meanwhile
  expect(await move(id, { kind: 'opening', amount: '1' })).toMatchObject({ status: 409 })
  await decide(id, transfer.number, 'confirmed')
  expect(await read(id)).toMatchObject({
    principal: '100000.00',
    is_waiting: false,
    interest_at_end: '9000.00',
  })
  // a transfer that is voided later takes its money back
  await decide(id, transfer.number, 'void')
  expect(await read(id)).toMatchObject({ state: 'new', principal: '0.00' })
})

test('an encashment needs a resolution, waits, and closes the deposit; its reduced rate counts', async () => {
  const { resolution_id: _resolution, ...rest } = await read(await opened())
  const { id } = (await bank.put(`/deposits/${rest.id}`, { ...rest, resolution_id: null })).body as Deposit
  const leave = { kind: 'encashment', day: '2025-07-15', early_rate: '4' }
  expect(await move(id, leave)).toMatchObject({
    status: 422,
    body: { errors: { resolution_id: [expect.any(String)] } },
  })
  expect(await move(id, { ...leave, kind: 'partial', amount: '100000', resolution_id: 4 })).toMatchObject({
    status: 422,
  })
  const saved = await move(id, { ...leave, resolution_id: 4 })
  expect(saved.body).toMatchObject({ state: 'waiting', amount: '100000.00', early_rate: '4.00' })
  expect(treasury.transfers.at(-1)!.body).toMatchObject({ from_place: fdrPlace, to_place: bankAccount })
  await details(id)
  expect(await read(id)).toMatchObject({ closed_on: null, principal: '100000.00' })
  await decide(id, (saved.body as DepositMove).document_number, 'confirmed')
  expect(await read(id)).toMatchObject({
    closed_on: '2025-07-15',
    state: 'closed',
    principal: '0.00',
    interest_so_far: '2000.00',
  })
  expect(await move(id, { kind: 'instalment', amount: '1' })).toMatchObject({ status: 409 })
})

test('the database holds that nothing leaves without a transfer', async () => {
  const id = await opened()
  const leave = bank.sql`
    insert into deposit_moves (deposit_id, kind, day, amount_paisa, state, made_by)
    values (${id}, 'encashment', '2026-01-15', 1, 'confirmed', 'Karim')`
  await expect(leave).rejects.toThrow('deposit_moves_leave_by_transfer')
})

test('a renewal with interest added begins the next term when it is confirmed', async () => {
  const id = await opened()
  const renewal = { kind: 'renewal', day: '2026-01-20', amount: '8100', rate: '10', account_id: bankAccount }
  expect(await move(id, renewal)).toMatchObject({
    status: 422,
    body: { errors: { term_months: [expect.any(String)] } },
  })
  const saved = await move(id, { ...renewal, term_months: 12 })
  expect(await read(id)).toMatchObject({ matures_on: '2026-01-15' })
  await decide(id, (saved.body as DepositMove).document_number, 'confirmed')
  // entered late: the term follows the last one without a gap
  expect(await read(id)).toMatchObject({
    matures_on: '2027-01-15',
    principal: '108100.00',
    rate_now: '10.00',
    interest_at_end: '10810.00',
  })
  // terms alone change at once
  const { id: other } = { id: await opened() }
  expect(
    await move(other, { kind: 'renewal', day: '2026-01-15', term_months: 6, account_id: null }),
  ).toMatchObject({
    status: 201,
    body: { state: 'confirmed', document_path: '' },
  })
  expect(await read(other)).toMatchObject({ matures_on: '2026-07-15', principal: '100000.00' })
})

test('a deposit whose opening became void behind a renewal is opened again, and its renewal stays', async () => {
  const { id } = await add()
  const opening = { kind: 'opening', amount: '100000' }
  const { document_number: number } = (await move(id, opening)).body as DepositMove
  await decide(id, number, 'confirmed')
  await move(id, { kind: 'renewal', day: '2026-01-15', term_months: 6, account_id: null })
  await decide(id, number, 'void')
  expect(await read(id)).toMatchObject({ state: 'new', principal: '0.00' })
  const again = await move(id, opening)
  expect(again).toMatchObject({ status: 201 })
  await decide(id, (again.body as DepositMove).document_number, 'confirmed')
  expect(await read(id)).toMatchObject({ principal: '100000.00', matures_on: '2026-07-15' })
})

test('what was in the books before needs no transfer', async () => {
  const { id } = await add()
  const before = treasury.transfers.length
  expect(
    await move(id, { kind: 'opening', amount: '50000', is_in_books: true, account_id: null }),
  ).toMatchObject({ status: 201 })
  expect(treasury.transfers).toHaveLength(before)
  expect(await read(id)).toMatchObject({ principal: '50000.00' })
})

test('the last move without a transfer can be taken back, with a reason', async () => {
  const { id } = await add()
  const opening = await move(id, { kind: 'opening', amount: '50000', is_in_books: true })
  const renewal = await move(id, { kind: 'renewal', day: '2026-01-15', term_months: 6, account_id: null })
  const drop = (moveId: number, body: object) =>
    bank.request(deskClerk, 'DELETE', `/deposits/${id}/moves/${moveId}`, body)
  const reason = { reason: 'wrong term' }
  const { id: openingId } = opening.body as DepositMove
  const { id: renewalId } = renewal.body as DepositMove
  expect(await drop(renewalId, {})).toMatchObject({ status: 422 })
  expect(await drop(openingId, reason)).toMatchObject({ status: 409 })
  expect(await drop(renewalId, reason)).toMatchObject({ status: 200, body: { state: 'void' } })
  expect(await read(id)).toMatchObject({ matures_on: '2026-01-15' })
  expect(await drop(openingId, reason)).toMatchObject({ status: 200 })
  expect(await read(id)).toMatchObject({ state: 'new', principal: '0.00' })
  expect(bank.system.calls.at(-1)?.body).toMatchObject({ action: 'delete', reason: 'wrong term' })
  const other = await opened()
  const [posted] = (await details(other)).moves
  expect(
    await bank.request(deskClerk, 'DELETE', `/deposits/${other}/moves/${posted!.id}`, reason),
  ).toMatchObject({ status: 409 })
})

test('interest that the bank adds on the day of a renewal is in the next term', async () => {
  const id = await opened()
  await bank.post(`/deposits/${id}/interest`, {
    day: '2026-01-15',
    gross: '9000',
    source_tax: '900',
    place_id: fdrPlace,
  })
  expect(
    await move(id, { kind: 'renewal', day: '2026-01-15', term_months: 12, account_id: null }),
  ).toMatchObject({ status: 201 })
  // 9 % of 1,08,100
  expect(await read(id)).toMatchObject({ principal: '108100.00', interest_at_end: '9729.00' })
})

test('interest posts its parts; what the bank adds to the deposit is principal until the receipt is void', async () => {
  const id = await opened()
  const body = {
    day: '2026-01-15',
    gross: '9000',
    source_tax: '900',
    excise_duty: '150',
    place_id: bankAccount,
  }
  expect(await bank.post(`/deposits/${id}/interest`, { ...body, source_tax: '9000' })).toMatchObject({
    status: 422,
  })
  expect(await bank.post(`/deposits/${id}/interest`, body)).toMatchObject({ status: 201 })
  const { number } = await read(id)
  expect(bank.system.calls.findLast(({ request }) => request === 'POST bank-interest/')?.body).toEqual({
    collection_date: '2026-01-15',
    bank_name: 'Sonali Bank',
    branch_name: 'Chuadanga',
    account_no: number,
    interest_amount: '9000.00',
    source_tax: '900.00',
    excise_duty: '150.00',
    payment_type: 'bank',
    place: bankAccount,
    fdr_id: id,
  })
  expect(await details(id)).toMatchObject({ received: [{ gross: '9000.00', net: '7950.00' }] })
  expect(await read(id)).toMatchObject({ principal: '100000.00' })
  await bank.post(`/deposits/${id}/interest`, { ...body, place_id: fdrPlace })
  expect(await read(id)).toMatchObject({ principal: '107950.00' })
  const receipt = treasury.receipts.at(-1)!
  receipt.isVoid = true
  const data = { area: 'sales', record: 'receipts/1', number: receipt.number } as const
  expect(await bank.system.sendEvent(bank.service, { type: 'receipt.voided', data })).toBe(204)
  expect(await read(id)).toMatchObject({ principal: '100000.00' })
  expect((await details(id)).moves).toMatchObject([{ kind: 'interest', state: 'void' }, { kind: 'opening' }])
  expect(await read(id)).toMatchObject({ principal: '100000.00' })
})

test('interest is not added to a deposit that is being encashed, and nothing is encashed before it came', async () => {
  const id = await opened()
  const interest = { day: '2026-01-15', gross: '9000', source_tax: '900', excise_duty: '0' }
  const encash = (day: string) => move(id, { kind: 'encashment', day })
  const early = (await encash('2026-01-15')).body as DepositMove
  expect(await bank.post(`/deposits/${id}/interest`, { ...interest, place_id: fdrPlace })).toMatchObject({
    status: 422,
    body: { errors: { place_id: [expect.stringContaining('waits for signatures')] } },
  })
  await decide(id, early.document_number, 'void')
  await bank.post(`/deposits/${id}/interest`, { ...interest, place_id: fdrPlace })
  expect(await encash('2026-01-14')).toMatchObject({
    status: 422,
    body: { errors: { day: ['Money has moved after this day'] } },
  })
  const { document_number } = (await encash('2026-01-15')).body as DepositMove
  await decide(id, document_number, 'confirmed')
  expect(await read(id)).toMatchObject({ state: 'closed', principal: '0.00' })
})

test('a part takes no money that came later, or that has left since', async () => {
  const id = await opened()
  await bank.post(`/deposits/${id}/interest`, { day: '2026-01-15', gross: '9000', place_id: fdrPlace })
  const part = (day: string, amount: string) => move(id, { kind: 'partial', day, amount })
  const refusal = {
    status: 422,
    body: { errors: { amount: [expect.stringContaining('Less than the principal')] } },
  }
  expect(await part('2025-07-15', '105000')).toMatchObject(refusal)
  const { document_number } = (await part('2026-02-15', '60000')).body as DepositMove
  await decide(id, document_number, 'confirmed')
  expect(await part('2026-01-20', '50000')).toMatchObject(refusal)
  expect(await part('2026-01-20', '48000')).toMatchObject({ status: 201 })
})

test('a transfer whose answer was lost is a move of its deposit, and is not sent a second time', async () => {
  const { id } = await add()
  const lost = async (values: object) => {
    expect(await treasury.withoutAnswers(() => move(id, values))).toMatchObject({ status: 503 })
    return treasury.transfers.at(-1)!
  }
  const opening = await lost({ kind: 'opening', amount: '500' })
  expect((await details(id)).moves).toMatchObject([
    { kind: 'opening', state: 'waiting', document_number: opening.number, made_by: 'karim' },
  ])
  expect(await move(id, { kind: 'opening', amount: '500' })).toMatchObject({ status: 409 })
  await decide(id, opening.number, 'confirmed')
  expect(await read(id)).toMatchObject({ principal: '500.00' })
  // entered again, under another key
  const renewal = { kind: 'renewal', day: '2026-01-15', amount: '40', term_months: 6 }
  const { number } = await lost(renewal)
  expect(await move(id, renewal)).toMatchObject({ status: 201, body: { document_number: number } })
  await decide(id, number, 'confirmed')
  expect(await read(id)).toMatchObject({ principal: '540.00', matures_on: '2026-07-15' })
  await decide(id, (await lost({ kind: 'encashment', day: '2026-07-15' })).number, 'confirmed')
  expect(await read(id)).toMatchObject({ state: 'closed', principal: '0.00' })
})

test('interest whose answer was lost is principal, and a transfer that is in the books already is not', async () => {
  const id = await opened()
  const interest = { day: '2026-01-15', gross: '9000', place_id: fdrPlace }
  const send = () => bank.postWithKey(`/deposits/${id}/interest`, interest, 'lost interest', deskClerk)
  expect(await treasury.withoutAnswers(send)).toMatchObject({ status: 503 })
  expect((await details(id)).moves).toMatchObject([{ kind: 'interest', amount: '9000.00' }, {}])
  expect(await send()).toMatchObject({ status: 201 })
  expect(await read(id)).toMatchObject({ principal: '109000.00' })
  const { id: other } = await add()
  const opening = { kind: 'opening', amount: '700' }
  await treasury.withoutAnswers(() => move(other, opening))
  await move(other, { ...opening, is_in_books: true })
  expect((await details(other)).moves).toMatchObject([{ document_path: '' }])
})

test('interest that is changed changes the principal, and paid into an account it leaves it', async () => {
  const id = await opened()
  await bank.post(`/deposits/${id}/interest`, { day: '2026-01-15', gross: '9000', place_id: fdrPlace })
  const receipt = treasury.receipts.at(-1)!
  Object.assign(receipt, { collection_date: '2026-01-16', interest_amount: '8000.00', net_amount: '7500.00' })
  expect((await details(id)).moves).toMatchObject([{ day: '2026-01-16', amount: '7500.00' }, {}])
  expect(await read(id)).toMatchObject({ principal: '107500.00' })
  receipt.place = bankAccount
  await details(id)
  expect(await read(id)).toMatchObject({ principal: '100000.00' })
  receipt.place = fdrPlace
  await details(id)
  expect(await read(id)).toMatchObject({ principal: '107500.00' })
})

test('expected stands beside received, and the parts of a year add up to it', async () => {
  const id = await opened({ number: 'FDR-REPORT' })
  await bank.post(`/deposits/${id}/interest`, {
    day: '2025-06-30',
    gross: '4000',
    source_tax: '400',
    place_id: bankAccount,
  })
  const report = async (from: string, to: string) =>
    ((await bank.get(`/deposit-interest?from=${from}&to=${to}`)).body as DepositInterest[]).find(
      (row) => row.id === id,
    )!
  const year = await report('2025-01-01', '2026-01-31')
  expect(year).toMatchObject({
    expected: '9000.00',
    received: '4000.00',
    difference: '-5000.00',
    source_tax: '400.00',
    net: '3600.00',
  })
  const halves = [await report('2025-01-01', '2025-06-30'), await report('2025-07-01', '2026-01-31')]
  expect(halves.reduce((sum, { expected }) => sum + Number(expected), 0)).toBe(9000)
  expect(halves.map(({ received }) => received)).toEqual(['4000.00', '0.00'])
  // the void of its opening is known without a look at the deposit
  treasury.decide(treasury.transfers.find(({ subject }) => subject === `deposit/${id}`)!.number, 'void')
  expect(await report('2025-01-01', '2026-01-31')).toMatchObject({ expected: '0.00', received: '4000.00' })
})

test('a rate of the bank counts from its day, once', async () => {
  const id = await opened()
  const rate = { from_day: '2025-07-15', rate: '10.5' }
  const saved = await bank.post(`/deposits/${id}/rates`, rate)
  expect(saved).toMatchObject({ status: 201, body: { rate: '10.50' } })
  expect(await bank.post(`/deposits/${id}/rates`, rate)).toMatchObject({ status: 409 })
  expect(await read(id)).toMatchObject({ interest_at_end: '9750.00' })
  await bank.remove(`/deposits/${id}/rates/${(saved.body as { id: number }).id}`)
  expect(await read(id)).toMatchObject({ interest_at_end: '9000.00' })
})

test('what money has moved for is neither deleted nor put elsewhere', async () => {
  const id = await opened()
  const deposit = await read(id)
  expect(await bank.remove(`/deposits/${id}`)).toMatchObject({ status: 409, body: { code: 'record.in_use' } })
  const change = (values: object) => bank.put(`/deposits/${id}`, { ...deposit, ...values })
  expect(await change({ kind: 'instalment', instalment: '100', instalment_day: 5 })).toMatchObject({
    status: 422,
  })
  expect(await change({ remarks: 'Ledger 4' })).toMatchObject({ status: 200, body: { remarks: 'Ledger 4' } })
  expect(await change({ remarks: 'Ledger 5' })).toMatchObject({
    status: 409,
    body: { code: 'version.stale' },
  })
  const { id: unused } = await add()
  expect(await bank.remove(`/deposits/${unused}`)).toMatchObject({ status: 204 })
})

test('a scan is kept with its deposit and deleted when another replaces it', async () => {
  const scan = bank.system.uploadFile('scan')
  const deposit = await add({ scan })
  expect(bank.system.files.get(scan)?.is_kept).toBe(true)
  const next = bank.system.uploadFile('scan')
  expect(await bank.put(`/deposits/${deposit.id}`, { ...deposit, scan: next })).toMatchObject({
    body: { scan: next },
  })
  expect(bank.system.files.has(scan)).toBe(false)
  const { version } = await read(deposit.id)
  await bank.put(`/deposits/${deposit.id}`, { ...deposit, version, scan: null })
  expect(bank.system.files.has(next)).toBe(false)
})

test('the register is searched, filtered by maturity and sorted, and sums by bank and fund', async () => {
  await opened({ number: 'FDR-NEXT', bank_id: 2, opened_on: monthsAfter(today(), -6), term_months: 120 })
  const list = async (query: string) => (await bank.get(`/deposits?${query}`)).body as Deposit[]
  expect(await list('search=fdr-next')).toMatchObject([{ number: 'FDR-NEXT' }])
  expect(
    await list(`from=${monthsAfter(today(), 12 * 9)}&to=${monthsAfter(today(), 12 * 10)}`),
  ).toMatchObject([{ number: 'FDR-NEXT' }])
  expect((await list('bank_id=2&state=running')).map(({ number }) => number)).toEqual(['FDR-NEXT'])
  const sorted = (await list('ordering=-principal&limit=3')).map(({ principal }) => Number(principal))
  expect(sorted).toEqual([...sorted].sort((one, other) => other - one))
  expect(await bank.get('/deposits?banks=2')).toMatchObject({ status: 400 })
  const { groups, principal } = (await bank.get('/deposits/summary')).body as DepositSummary
  expect(groups.map(({ bank_name, fund }) => `${bank_name} ${fund}`)).toEqual([
    'Janata Bank welfare',
    'Sonali Bank welfare',
  ])
  expect(groups.reduce((sum, group) => sum + Number(group.principal), 0)).toBe(Number(principal))
})

test('tasks are given 30 and 7 days before the end, and closed by a renewal', async () => {
  const { system, service } = bank
  const maturesIn = (days: number) => opened({ opened_on: monthsAfter(daysAfter(today(), days) as Day, -12) })
  const near = await maturesIn(5)
  const far = await maturesIn(25)
  const none = await maturesIn(60)
  const keys = () =>
    [...system.tasks.keys()].filter((key) => [near, far, none].some((id) => key.includes(`/${id}/`)))
  for (let run = 0; run < 2; run++) expect(await system.runJob(service, 'deposits')).toBe(204)
  expect(keys().sort()).toEqual([`matures/${near}/30`, `matures/${near}/7`, `matures/${far}/30`].sort())
  expect(system.tasks.get(`matures/${near}/7`)).toMatchObject({
    path: `/dashboard/bank/deposits/${near}`,
    permission: 'bank.work',
  })
  const { maturing } = (await bank.get('/deposits/summary')).body as DepositSummary
  expect(maturing).toBeGreaterThanOrEqual(2)
  await move(near, { kind: 'renewal', day: today(), term_months: 12, account_id: null })
  await system.runJob(service, 'deposits')
  expect(keys()).toEqual([`matures/${far}/30`])
})

test('the register and the dashboard know at once what was signed and made void', async () => {
  const sums = async () => {
    const [summary, list] = await Promise.all([
      bank.get('/deposits/summary'),
      bank.get('/deposits?limit=1000'),
    ])
    const { principal } = summary.body as DepositSummary
    return [principal, (list.body as Deposit[]).find((one) => one.id === id)?.principal]
  }
  const { id } = await add()
  const [before] = await sums()
  const saved = await move(id, { kind: 'opening', amount: '900' })
  treasury.decide((saved.body as DepositMove).document_number, 'confirmed')
  expect(await sums()).toEqual([toDecimal(fromDecimal(before!) + 90_000), '900.00'])
  treasury.decide((saved.body as DepositMove).document_number, 'void')
  expect(await sums()).toEqual([before, '0.00'])
})

test('the job takes over signatures and the places of the treasury', async () => {
  const { id } = await add()
  const saved = await move(id, { kind: 'opening', amount: '700' })
  treasury.decide((saved.body as DepositMove).document_number, 'confirmed')
  treasury.places.get(fdrPlace)!.fund = 'general'
  await bank.system.runJob(bank.service, 'deposits')
  expect(await read(id)).toMatchObject({ principal: '700.00', fund: 'general' })
  treasury.places.get(fdrPlace)!.fund = 'welfare'
})

test('the law compares principals with the balances of their places', async () => {
  const [{ sum } = { sum: 0 }] = await bank.sql<
    { sum: number }[]
  >`select sum(change_paisa)::bigint as sum from deposit_moves`
  treasury.places.get(fdrPlace)!.balance = (sum / 100).toFixed(2)
  const request = {
    server: { apiUrl: bank.system.connection.apiUrl },
    headers: await bank.system.authorization({ sub: 'system' }),
    claims: { language: 'en' },
  } as never
  expect(await checkDeposits(bank.sql, request)).toMatchObject({ name: 'deposits', ok: true })
  // nobody has opened the deposit since the second signature
  const saved = await move((await add()).id, { kind: 'opening', amount: '700' })
  treasury.decide((saved.body as DepositMove).document_number, 'confirmed')
  treasury.places.get(fdrPlace)!.balance = (sum / 100 + 700).toFixed(2)
  expect(await checkDeposits(bank.sql, request)).toMatchObject({ ok: true })
  treasury.places.get(fdrPlace)!.balance = '1.00'
  expect(await checkDeposits(bank.sql, request)).toMatchObject({
    ok: false,
    expected: '1.00',
    detail: 'Deposits at Sonali',
  })
})

test('rates of the state are kept by day, for who may sign', async () => {
  type Tables = { tax: { from_day: string }[]; duty: { from_day: string; slabs: object[] }[] }
  const tables = async () => (await bank.get('/tax-rates')).body as Tables
  expect(await tables()).toMatchObject({
    tax: [{ from_day: '2023-07-01', with_return: '10.00', without_return: '15.00' }],
    duty: [{ from_day: '2025-07-01' }, { from_day: '2024-07-01' }],
  })
  expect((await tables()).duty[0]?.slabs[0]).toEqual({ above: '300000.00', duty: '150.00' })
  const rates = { from_day: '2027-07-01', with_return: '12', without_return: '17.5' }
  expect(await bank.put('/tax-rates/2027-07-01', rates, deskClerk)).toMatchObject({ status: 403 })
  expect(await bank.put('/tax-rates/2027-07-02', rates)).toMatchObject({ status: 422 })
  expect((await bank.put('/tax-rates/2027-07-01', rates)).body).toMatchObject({
    tax: [{ without_return: '17.50' }, {}],
  })
  const slabs = [{ above: '300000', duty: '200' }]
  expect(
    await bank.put('/duty-slabs/2027-07-01', { from_day: '2027-07-01', slabs: [...slabs, ...slabs] }),
  ).toMatchObject({ status: 422 })
  expect((await bank.put('/duty-slabs/2027-07-01', { from_day: '2027-07-01', slabs })).body).toMatchObject({
    duty: [{ from_day: '2027-07-01', slabs: [{ duty: '200.00' }] }, {}, {}],
  })
  expect(await bank.remove('/tax-rates/2027-07-01')).toMatchObject({ status: 204 })
  expect(await bank.remove('/duty-slabs/2027-07-01')).toMatchObject({ status: 204 })
  expect((await tables()).tax).toHaveLength(1)
})
