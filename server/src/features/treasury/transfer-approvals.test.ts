import fc from 'fast-check'
import { today } from '@samity/shared-api/contract'
import type { DashboardFigures, WaitingWork } from '@samity/shared-api/contract/accounts/dashboard'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { openSession } from '../../auth/sessions.ts'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import { addResolution } from '../../../test/price-builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { createToken } from '../../../test/token-builders.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let second: TestUser
let resolution_id: number
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
  second = await server.as('staff')
  resolution_id = (await addResolution(admin, { kind: 'fdr', number: '7/2026' })).id
})
afterAll(() => server.close())

const bank = 5
let names = 0
const addPlace = async (kind: string, overrides: object = {}): Promise<number> => {
  const name = `Place ${++names}`
  return (
    await createRecord(admin, 'money-places/', { kind, name_english: name, name_bengali: name, ...overrides })
  ).id
}
/** A deposit whose opening amount is 5,000 taka. */
const addDeposit = (overrides: object = {}) =>
  addPlace('fdr', { opening_amount: '5000', opening_day: today(), ...overrides })
const encash = (from_place: number, overrides: object = {}) =>
  createRecord<Transfer>(staff, 'transfers/', {
    from_place,
    to_place: bank,
    amount: '1000',
    resolution_id,
    ...overrides,
  })
const sign = (user: TestUser, { id }: { id: number }) => user.post(`transfers/${id}/approve/`)
const balanceOf = async (id: number) =>
  ((await admin.get(`money-places/${id}/`)).json() as { balance: string }).balance
const messageOf = (response: { json(): unknown }) => (response.json() as { message: string }).message
const codeOf = (response: { json(): unknown }) => (response.json() as { code: string }).code

test('money leaves a deposit with the second signature, not before', async () => {
  const deposit = await addDeposit()
  const transfer = await encash(deposit, { subject: 'deposit/12' })
  expect(transfer).toMatchObject({
    state: 'waiting',
    approvals: [],
    may_approve: true,
    may_confirm: false,
    resolution_number: '7/2026',
    subject: 'deposit/12',
  })
  expect((await sign(staff, transfer)).json()).toMatchObject({
    state: 'waiting',
    approvals: [{ username: staff.username }],
    may_approve: false,
  })
  expect(await balanceOf(deposit)).toBe('5000.00')
  const again = await sign(staff, transfer)
  expect([again.statusCode, codeOf(again)]).toEqual([409, 'transfer.signed'])
  expect((await sign(second, transfer)).json()).toMatchObject({
    state: 'confirmed',
    approvals: [{ username: staff.username }, { username: second.username, at: expect.stringMatching(/Z$/) }],
  })
  expect(await balanceOf(deposit)).toBe('4000.00')
  const third = await sign(admin, transfer)
  expect([third.statusCode, messageOf(third)]).toEqual([
    409,
    `${transfer.number} (1,000.00) is already signed by ${staff.username} and ${second.username}.`,
  ])
  const found = (await staff.get('transfers/?subject=deposit/12')).json() as Transfer[]
  expect(found.map(({ id }) => id)).toEqual([transfer.id])
  expect(await encash(deposit, { subject: 'deposit/12' })).toMatchObject({ subject: 'deposit/12' })
})

test('the opening of a deposit waits, too; another session of the same person is no second person', async () => {
  const deposit = await addPlace('fdr')
  const transfer = await encash(bank, { to_place: deposit })
  await sign(admin, transfer)
  const token = await openSession(server.sql, admin.id, 'phone')
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/transfers/${transfer.id}/approve/`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect([response.statusCode, messageOf(response)]).toEqual([
    409,
    'You have signed this transfer. Another person signs it, too.',
  ])
  expect(await balanceOf(deposit)).toBe('0.00')
})

test('a transfer of a deposit needs a resolution that exists; others may have one', async () => {
  const deposit = await addDeposit()
  const send = (body: object) => staff.post('transfers/', { to_place: bank, amount: '10', ...body })
  for (const body of [{ from_place: deposit }, { from_place: deposit, resolution_id: 999_999 }]) {
    const response = await send(body)
    expect([response.statusCode, Object.keys(errorsOf(response))]).toEqual([422, ['resolution_id']])
  }
  const other = (await send({ from_place: 6, resolution_id })).json() as Transfer
  expect(other).toMatchObject({ state: 'confirmed', resolution_number: '7/2026', may_approve: false })
  const needless = await sign(staff, other)
  expect([needless.statusCode, messageOf(needless)]).toEqual([
    409,
    `${other.number} (10.00) needs no signatures.`,
  ])
  expect((await admin.delete(`resolutions/${resolution_id}/`)).statusCode).toBe(409)
})

test('two or more signatories with an account are the only ones who sign', async () => {
  const signatory = (user: number | null, name = 'Karim') => ({ name, designation: 'Treasurer', user })
  const refused = await admin.post('money-places/', {
    kind: 'fdr',
    name_english: 'Refused',
    name_bengali: 'Refused',
    signatories: [signatory(staff.id), signatory(cashier.id)],
  })
  expect(Object.keys(errorsOf(refused))).toEqual(['signatories.1.user'])
  const named = await addDeposit({
    signatories: [signatory(staff.id), signatory(second.id), signatory(null)],
  })
  const one = await addDeposit({ signatories: [signatory(staff.id)] })
  const transfer = await encash(named)
  const waits = async (user: TestUser) =>
    ((await user.get(`transfers/${transfer.id}/`)).json() as Transfer).may_approve
  expect([await waits(staff), await waits(second), await waits(admin)]).toEqual([true, true, false])
  const response = await sign(admin, transfer)
  expect([response.statusCode, codeOf(response)]).toEqual([403, 'transfer.not_signatory'])
  await sign(staff, transfer)
  expect((await sign(second, transfer)).json()).toMatchObject({ state: 'confirmed' })
  // one name is not enough to sign alone
  const other = await encash(one)
  await sign(admin, other)
  expect((await sign(second, other)).json()).toMatchObject({ state: 'confirmed' })
  // between two deposits, those of the one that the money leaves
  const renewal = await encash(named, { to_place: one })
  expect((await sign(admin, renewal)).statusCode).toBe(403)
})

test('neither a cashier nor an auditor nor a token signs', async () => {
  const transfer = await encash(await addDeposit())
  const auditor = await server.as('auditor')
  for (const user of [cashier, auditor]) expect((await sign(user, transfer)).statusCode).toBe(403)
  const { headers } = await createToken(admin, { scopes: ['write:treasury', 'read:treasury'] })
  const response = await server.visitor.post(`transfers/${transfer.id}/approve/`, {}, headers)
  expect([response.statusCode, codeOf(response), messageOf(response)]).toEqual([
    403,
    'transfer.needs_session',
    'A transfer is signed by a person who is signed in, not with a token or through a module.',
  ])
  const read = await server.visitor.get(`transfers/${transfer.id}/`, headers)
  expect(read.json()).toMatchObject({ may_approve: false })
})

test('a transfer that waits is voided and moves nothing; it is never confirmed', async () => {
  const holder = await server.as('cashier')
  const box = await addPlace('cash', { holder: holder.id })
  const deposit = await addDeposit()
  const transfer = await encash(deposit, { to_place: box })
  const early = await holder.post(`transfers/${transfer.id}/confirm/`)
  expect([early.statusCode, codeOf(early)]).toEqual([409, 'transfer.waiting'])
  expect((await admin.get(`money-places/${box}/`)).json()).toMatchObject({ coming: '0.00' })
  await sign(staff, transfer)
  expect((await sign(admin, transfer)).json()).toMatchObject({ state: 'on_the_way' })
  expect((await admin.get(`money-places/${box}/`)).json()).toMatchObject({ coming: '1000.00' })
  expect((await holder.post(`transfers/${transfer.id}/confirm/`)).json()).toMatchObject({
    state: 'confirmed',
  })
  const wrong = await encash(deposit)
  await sign(staff, wrong)
  expect((await staff.delete(`transfers/${wrong.id}/`, { reason: 'wrong' })).statusCode).toBe(204)
  expect((await sign(admin, wrong)).statusCode).toBe(409)
  const [{ lines }] = await server.sql<[{ lines: number }]>`
    select count(*)::int as lines from place_lines where transfer_id = ${wrong.id}`
  expect([lines, await balanceOf(deposit)]).toEqual([0, '4000.00'])
})

test('a signature waits in the menu and on the dashboard of those who can give it', async () => {
  const work = async (user: TestUser) => ((await user.get('waiting-work/')).json() as WaitingWork).transfers
  const before = await Promise.all([staff, second, cashier].map(work))
  const transfer = await encash(await addDeposit())
  await sign(staff, transfer)
  const after = await Promise.all([staff, second, cashier].map(work))
  expect(after.map((count, index) => count - before[index]!)).toEqual([0, 1, 0])
  const { to_do } = (await second.get('dashboard/')).json() as DashboardFigures
  expect([to_do!.transfers, to_do!.signatures]).toEqual([0, after[1]])
  // the list finds as many, before those of others
  const toSign = await second.get('transfers/?may_approve=true&limit=1')
  expect(toSign.headers['x-total-count']).toBe(String(after[1]))
  expect(toSign.json()).toEqual([expect.objectContaining({ id: transfer.id, may_approve: true })])
  const ofOthers = (await second.get('transfers/?may_approve=false&limit=1000')).json() as Transfer[]
  expect(ofOthers.filter(({ may_approve }) => may_approve)).toEqual([])
})

test('the database refuses money of a deposit without two signatures, whoever writes it', async () => {
  const { sql } = server
  const deposit = await addDeposit()
  const transfer = await encash(deposit)
  const other = await createRecord<Transfer>(staff, 'transfers/', {
    from_place: 6,
    to_place: bank,
    amount: '1',
  })
  await sign(staff, transfer)
  const [{ session }] = await sql<[{ session: number }]>`
    select max(id)::int as session from sessions where user_id = ${admin.id}`
  const [{ own }] = await sql<[{ own: number }]>`
    select max(id)::int as own from sessions where user_id = ${staff.id}`
  const addLine = (id: number, place: number) => sql`
    insert into place_lines (place_id, day, transfer_id, amount, reason)
    values (${place}, dhaka_today(), ${id}, -100000, 'booked')`
  const approve = (user: number, inSession: number) => sql`
    insert into transfer_approvals (transfer_id, user_id, session_id) values (${transfer.id}, ${user}, ${inSession})`
  const attempts = {
    lines: () => addLine(transfer.id, deposit),
    'lines of another transfer': () => addLine(other.id, deposit),
    'a session of another person': () => approve(admin.id, own),
    'no session': () => approve(admin.id, 0),
    'the same person': () => approve(staff.id, own),
    'a cashier': () => approve(cashier.id, session),
    'no need': () => sql`update transfers set needs_signatures = null where id = ${transfer.id}`,
    'another amount': () => sql`update transfers set amount = 400000 where id = ${transfer.id}`,
    'another kind': () => sql`update money_places set kind = 'bank' where id = ${deposit}`,
    'a changed signature': () => sql`update transfer_approvals set user_id = ${admin.id}`,
    'a removed signature': () => sql`delete from transfer_approvals`,
    'no resolution': () => sql`
      insert into transfers (year, serial, number, day, from_place_id, to_place_id, amount, needs_confirmation, needs_signatures)
      values (2026, 900000, 'TRF-2026-900000', dhaka_today(), ${deposit}, ${bank}, 1, false, null)`,
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    const result = await attempt().then(
      () => 'accepted',
      () => 'refused',
    )
    expect([name, result]).toEqual([name, 'refused'])
  }
  // the only thing that is right
  const signed = sql.begin(async (transaction) => {
    await transaction`
      insert into transfer_approvals (transfer_id, user_id, session_id) values (${transfer.id}, ${admin.id}, ${session})`
    await transaction`
      insert into place_lines (place_id, day, transfer_id, amount, reason)
      values (${deposit}, dhaka_today(), ${transfer.id}, -100000, 'booked')`
    throw new Error('accepted')
  })
  await expect(signed).rejects.toThrow('accepted')
  expect(
    (await admin.put(`money-places/${deposit}/`, await placeBody(deposit, { kind: 'bank' }))).statusCode,
  ).toBe(409)
})

const placeBody = async (id: number, changes: object) => ({
  ...((await admin.get(`money-places/${id}/`)).json() as object),
  ...changes,
})

test('transfers from before need no signatures and can be voided', async () => {
  const deposit = await addDeposit()
  const setRules = async (state: 'enable' | 'disable') => {
    await server.sql.unsafe(`alter table transfers ${state} trigger transfers_mark_transfer_of_deposit`)
    await server.sql.unsafe(`alter table place_lines ${state} trigger place_lines_refuse_unsigned`)
  }
  await setRules('disable')
  const old = await encash(deposit)
  await setRules('enable')
  expect(old).toMatchObject({ state: 'confirmed', approvals: [], may_approve: false })
  expect((await staff.delete(`transfers/${old.id}/`, { reason: 'old' })).statusCode).toBe(204)
  expect(await balanceOf(deposit)).toBe('5000.00')
})

test('of signatures and a void at once, the money moves with two or not at all', async () => {
  const people = [admin, staff, second, ...(await Promise.all([1, 2].map(() => server.as('staff'))))]
  const deposit = await addDeposit()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 4 }), { minLength: 2, maxLength: 6 }),
      fc.boolean(),
      async (signers, isVoided) => {
        const before = await balanceOf(deposit)
        const transfer = await encash(deposit, { amount: '1' })
        const responses = await Promise.all([
          ...signers.map((index) => sign(people[index]!, transfer)),
          ...(isVoided ? [staff.delete(`transfers/${transfer.id}/`, { reason: 'no' })] : []),
        ])
        expect(responses.every(({ statusCode }) => [200, 204, 409].includes(statusCode))).toBe(true)
        const { state, approvals = [] } = (await admin.get(`transfers/${transfer.id}/`)).json() as Transfer
        const given = new Set(approvals.map(({ username }) => username)).size
        expect(given).toBe(approvals.length)
        expect(given).toBeLessThanOrEqual(2)
        if (isVoided) expect(state).toBe('void')
        else expect(state).toBe(new Set(signers).size > 1 ? 'confirmed' : 'waiting')
        const moved = Number(before) - Number(await balanceOf(deposit))
        expect(moved).toBe(state === 'confirmed' ? 1 : 0)
      },
    ),
    { numRuns: 25, seed: randomSeed },
  )
}, 120_000)

test('books and audit log agree; a signature that somebody changes is found', async () => {
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  expect(await verifyAudit(server.sql)).toMatchObject({ ok: true })
  await server.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`alter table transfer_approvals disable trigger user`
    await sql`update transfer_approvals set user_id = ${cashier.id} where id = (select min(id) from transfer_approvals)`
    await sql`alter table transfer_approvals enable trigger user`
  })
  expect(await verifyAudit(server.sql)).toMatchObject({ ok: false })
})
