import { bengaliDigits, dayBefore, showDay, today } from '@samity/shared-api/contract'
import type { DashboardFigures, WaitingWork } from '@samity/shared-api/contract/accounts/dashboard'
import type { HolderChange, MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import { aCashSale, countAndCloseDay, readDay } from '../../../test/cash-day-builders.ts'
import { meetAtAudit } from '../../../test/meet-at-audit.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let auditor: TestUser
let cashier: TestUser
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
  auditor = await server.as('auditor')
})
afterAll(() => server.close())

let boxes = 0
/** A cashier with a new box whose days are closed, added over the wire. */
async function addBox(overrides: object = {}) {
  const holder = await server.as('cashier')
  const box = await createRecord<MoneyPlace>(admin, 'money-places/', {
    kind: 'cash',
    name_english: `Counter ${++boxes}`,
    name_bengali: `কাউন্টার ${boxes}`,
    holder: holder.id,
    day_close: true,
    ...overrides,
  })
  return { holder, box }
}
const read = async (id: number) => (await admin.get(`money-places/${id}/`)).json() as MoneyPlace
/** Saves the box as a form does, with some values changed. */
const save = async (user: TestUser, { id }: { id: number }, values: object) =>
  user.put(`money-places/${id}/`, { ...(await read(id)), ...values })
const historyOf = async (id: number) =>
  (await auditor.get(`money-places/${id}/holders/`)).json() as HolderChange[]
const codeOf = (response: { json(): unknown }) => (response.json() as { code: string }).code
const sell = (user: TestUser, price: string) =>
  createRecord<{ id: number }>(user, 'vokalotnama/', aCashSale(today(), price))

test('a change of the holder needs a reason, which is in the audit event and in the history of the box', async () => {
  const { holder, box } = await addBox()
  const next = await server.as('cashier')
  const refused = await save(staff, box, { holder: next.id })
  expect([refused.statusCode, Object.keys(errorsOf(refused))]).toEqual([422, ['holder_reason']])
  expect((await read(box.id)).holder_name).toBe(holder.username)
  for (const blank of ['', '  ', null])
    expect((await save(staff, box, { holder: next.id, holder_reason: blank })).statusCode).toBe(422)

  const changed = await save(staff, box, { holder: next.id, holder_reason: 'Moved to the library' })
  expect([changed.statusCode, (changed.json() as MoneyPlace).holder_name]).toEqual([200, next.username])
  const events = (await admin.get('audit/?subject=money-places&limit=1')).json() as object[]
  expect(events[0]).toMatchObject({
    action: 'update',
    actor: staff.username,
    reason: 'Moved to the library',
    before: { holder_name: holder.username },
    after: { holder: next.id, holder_name: next.username },
  })
  expect((await save(admin, box, { holder: null, holder_reason: 'Retired' })).statusCode).toBe(200)
  const third = await server.as('cashier')
  await admin.post(`money-places/${box.id}/hand-over/`, { holder: third.id, reason: 'New cashier' })
  const history = await historyOf(box.id)
  expect(
    history.map((change) => [
      change.previous_holder_name,
      change.holder_name,
      change.changed_by,
      change.reason,
    ]),
  ).toEqual([
    ['', third.username, admin.username, 'New cashier'],
    [next.username, '', admin.username, 'Retired'],
    [holder.username, next.username, staff.username, 'Moved to the library'],
    ['', holder.username, admin.username, ''],
  ])
})

test('other changes of a box need no reason and are not in its history', async () => {
  const { box } = await addBox()
  expect((await save(staff, box, { remarks: 'Under the stairs' })).statusCode).toBe(200)
  expect(await historyOf(box.id)).toHaveLength(1)
  // a place that nobody can keep
  const bank = await createRecord<MoneyPlace>(admin, 'money-places/', {
    kind: 'bank',
    name_english: 'Sonali',
    name_bengali: 'সোনালী',
  })
  expect(await historyOf(bank.id)).toEqual([])
})

test('a box keeps its holder while one of its days is open, and changes it after the close', async () => {
  const { holder, box } = await addBox()
  const next = await server.as('cashier')
  await sell(holder, '60')
  const change = { holder: next.id, holder_reason: 'On leave' }
  const refused = await save(admin, box, change)
  const date = showDay(today())
  const sentence = `${box.name_english} is open for ${date}. Close that day first, or an administrator hands the box over.`
  expect([refused.statusCode, codeOf(refused), errorsOf(refused)['holder']]).toEqual([
    409,
    'day.open',
    [sentence],
  ])
  expect((await save(admin, box, { ...change, holder: null })).statusCode).toBe(409)
  const inBengali = await admin.put(
    `money-places/${box.id}/`,
    { ...(await read(box.id)), ...change },
    { 'accept-language': 'bn' },
  )
  expect((inBengali.json() as { message: string }).message).toContain(bengaliDigits(date))

  const day = await readDay(admin, box.id, today())
  await countAndCloseDay(holder, day!.id, 6000)
  expect((await save(admin, box, change)).statusCode).toBe(200)
  // the closed day still names who kept the box then
  expect((await readDay(admin, box.id, today()))?.holder_name).toBe(holder.username)
})

test('a box keeps its holder while money is on the way to it: the sentence names transfer and amount', async () => {
  const { box } = await addBox()
  const { holder: giver, box: from } = await addBox()
  await sell(giver, '500')
  const sent = await createRecord<Transfer>(giver, 'transfers/', {
    from_place: from.id,
    to_place: box.id,
    amount: '120',
  })
  const next = await server.as('cashier')
  const change = { holder: next.id, holder_reason: 'On leave' }
  const refused = await save(staff, box, change)
  expect([refused.statusCode, codeOf(refused), errorsOf(refused)['holder']]).toEqual([
    409,
    'place.not_empty',
    [
      `${sent.number} (120.00) is on the way to ${box.name_english}. Confirm it first, or an administrator hands the box over.`,
    ],
  ])
  expect(refused.json()).toMatchObject({ conflict: { path: 'transfers', id: sent.id, number: sent.number } })
  await staff.delete(`transfers/${sent.id}/`, { reason: 'Not given' })
  expect((await save(staff, box, change)).statusCode).toBe(200)
})

test('an administrator hands a box over in the middle of a day, and the history says why', async () => {
  const { holder, box } = await addBox()
  await sell(holder, '60')
  const next = await server.as('cashier')
  const handOver = await admin.post(`money-places/${box.id}/hand-over/`, {
    holder: next.id,
    reason: 'Fell ill',
  })
  expect(handOver.statusCode).toBe(200)
  expect((await historyOf(box.id))[0]).toMatchObject({
    previous_holder_name: holder.username,
    holder_name: next.username,
    reason: 'Fell ill',
  })
})

test('two hand-overs of a box at once name its holders one after the other in the audit log', async () => {
  const { holder, box } = await addBox()
  const [next, last] = [await server.as('cashier'), await server.as('cashier')]
  const handOver = (to: TestUser) => () =>
    admin.post(`money-places/${box.id}/hand-over/`, { holder: to.id, reason: 'Fell ill' })
  const responses = await meetAtAudit(server.sql, [handOver(next), handOver(last)])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const events = (await admin.get('audit/?subject=money-places&action=hand-over&limit=2')).json()
  expect(events).toMatchObject([
    { before: { holder: next.username }, after: { holder: last.username } },
    { before: { holder: holder.username }, after: { holder: next.username } },
  ])
})

test('nobody keeps the default cash box, also not by a hand-over', async () => {
  const places = (await admin.get('money-places/')).json() as MoneyPlace[]
  const office = places.find(({ is_default, kind }) => is_default && kind === 'cash')
  const next = await server.as('cashier')
  const refused = await admin.post(`money-places/${office!.id}/hand-over/`, {
    holder: next.id,
    reason: 'Leave',
  })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'place.fixed', errors: { holder: [expect.any(String)] } })
})

test('a box without day close changes its holder with a reason, also when it has money', async () => {
  const { holder, box } = await addBox({ day_close: false })
  await sell(holder, '60')
  const next = await server.as('cashier')
  expect((await save(staff, box, { holder: next.id, holder_reason: 'Moved' })).statusCode).toBe(200)
  expect((await read(box.id)).balance).toBe('60.00')
})

test('who keeps a box stays able to take money, and a box in the archive comes back with such a holder only', async () => {
  const { holder, box } = await addBox()
  const change = async (values: object) => admin.put(`users/${holder.id}/`, values)
  for (const values of [{ status: 'disabled' }, { role: 'auditor' }])
    expect((await change(values)).json()).toMatchObject({
      message: `This user keeps ${box.name_english}. Hand that box over to somebody else first.`,
      code: 'record.in_use',
      conflict: { path: 'money-places', id: box.id },
    })
  expect((await change({ role: 'staff' })).statusCode).toBe(200)
  expect((await admin.post(`money-places/${box.id}/archive/`)).statusCode).toBe(200)
  expect((await change({ status: 'disabled' })).statusCode).toBe(200)
  expect((await admin.post(`money-places/${box.id}/restore/`)).statusCode).toBe(422)
  const toAuditor = await admin.post(`money-places/${(await addBox()).box.id}/hand-over/`, {
    holder: auditor.id,
    reason: 'Leave',
  })
  expect([toAuditor.statusCode, Object.keys(errorsOf(toAuditor))]).toEqual([422, ['holder']])

  // of a hand-over and a disabled account at the same time, one wins
  const { box: third } = await addBox()
  const next = await server.as('cashier')
  const [handOver, disabled] = await Promise.all([
    admin.post(`money-places/${third.id}/hand-over/`, { holder: next.id, reason: 'Leave' }),
    admin.put(`users/${next.id}/`, { status: 'disabled' }),
  ])
  expect([
    [200, 409],
    [422, 200],
  ]).toContainEqual([handOver.statusCode, disabled.statusCode])
})

test('a holder of before who takes no money is visible, and blocks neither the box nor money on the way to it', async () => {
  const { holder, box } = await addBox()
  const { holder: giver, box: from } = await addBox()
  await sell(giver, '500')
  const send = () =>
    createRecord<Transfer>(giver, 'transfers/', { from_place: from.id, to_place: box.id, amount: '120' })
  const sent = await send()
  const confirm = (user: TestUser, { id }: Transfer) => user.post(`transfers/${id}/confirm/`)
  expect((await confirm(admin, sent)).statusCode).toBe(409)
  await server.sql`update users set role = 'auditor' where id = ${holder.id}`
  expect((await read(box.id)).holder_takes_money).toBe(false)
  const seen = (await admin.get(`transfers/${sent.id}/`)).json() as Transfer
  expect([seen.may_confirm, (await confirm(staff, sent)).statusCode]).toEqual([true, 409])
  expect((await confirm(admin, sent)).statusCode).toBe(200)
  const again = await send()
  const next = await server.as('cashier')
  const handOver = await admin.post(`money-places/${box.id}/hand-over/`, {
    holder: next.id,
    reason: 'Auditor now',
  })
  expect(handOver.statusCode).toBe(200)
  expect((await confirm(next, again)).statusCode).toBe(200)
  expect((await read(box.id)).holder_takes_money).toBe(true)
})

test('who kept a box is for those who read the treasury, and 404 for no place', async () => {
  const { box } = await addBox()
  expect((await cashier.get(`money-places/${box.id}/holders/`)).statusCode).toBe(403)
  expect((await staff.get('money-places/999999/holders/')).statusCode).toBe(404)
})

test('the dashboard names what waits for each person, without a sum of money', async () => {
  const { holder, box } = await addBox()
  const toDoOf = async (user: TestUser) => ((await user.get('dashboard/')).json() as DashboardFigures).to_do
  const { days_of_others: others } = (await toDoOf(admin))!
  expect(await toDoOf(holder)).toEqual({ days: [], transfers: 0, days_of_others: 0 })
  const yesterday = dayBefore(today())
  await createRecord(holder, 'vokalotnama/', aCashSale(yesterday, '100'))
  await createRecord(admin, 'transfers/', { from_place: 5, to_place: box.id, amount: '10' })
  expect(await toDoOf(holder)).toEqual({
    days: [expect.objectContaining({ date: yesterday, name_english: box.name_english, needs_count: true })],
    transfers: 1,
    days_of_others: 0,
  })
  expect(await toDoOf(admin)).toMatchObject({ days: [], days_of_others: others + 1 })
  const nothing = {
    transfers: 0,
    days: 0,
    days_of_others: 0,
    objections: 0,
    messages: 0,
    notices: 0,
    tasks: 0,
  }
  const waitingFor = async (user: TestUser) => (await user.get('waiting-work/')).json() as WaitingWork
  expect(await waitingFor(holder)).toEqual({ ...nothing, transfers: 1, days: 1 })
  expect(await waitingFor(auditor)).toEqual(nothing)
  expect(await waitingFor(admin)).toMatchObject({ days: 0, days_of_others: others + 1 })
  expect(await toDoOf(auditor)).toEqual({ days: [], transfers: 0, days_of_others: 0 })
})
