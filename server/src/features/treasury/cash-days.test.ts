import { createHash } from 'node:crypto'
import type {
  CashDay,
  CashDayDetails,
  ClosingSlip,
  DayDigest,
} from '@samity/shared-api/contract/treasury/cash-day'
import type { CashBook } from '@samity/shared-api/contract/treasury/cash-book'
import type { MoneyPlace, PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { bengaliDigits, dayBefore, showDay, today, type Day } from '@samity/shared-api/contract'
import { runReconciliation } from '../accounts/reconciliation-runs.ts'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import {
  aCashier,
  aCashSale,
  closeDay,
  countAndCloseDay,
  countDay,
  readDay,
} from '../../../test/cash-day-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let auditor: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ;[admin, staff, auditor] = [await server.as('admin'), await server.as('staff'), await server.as('auditor')]
  await createRecord(staff, 'expanse_category/', { category: 'Tea' })
})
afterAll(() => server.close())

const yesterday = dayBefore(today())
const dayBeforeYesterday = dayBefore(yesterday)

const sell = (cashier: TestUser, price: string, overrides: object = {}) =>
  createRecord(cashier, 'vokalotnama/', aTodaysSale(price, overrides))
let lastSerial = 0
const aTodaysSale = (price: string, overrides: object = {}) => {
  const sale = aCashSale(today(), price, overrides)
  lastSerial = sale.serials[0]!.to_serial
  return sale
}
const daysOf = async (user: TestUser, query = '') =>
  (await user.get(`cash-days/${query}`)).json() as CashDay[]
const dayOn = async (box: number, date: Day = today()) => (await readDay(admin, box, date))!
const count = (user: TestUser, id: number, taka: number, more: object = {}) =>
  countDay(user, id, taka * 100, more)
const close = closeDay
const countAndClose = (user: TestUser, id: number, taka: number, body: object = {}) =>
  countAndCloseDay(user, id, taka * 100, body)
const slipOf = async (user: TestUser, id: number) =>
  (await user.get(`cash-days/${id}/slip/`)).json() as ClosingSlip

test('a cashier does not read the expected cash before the count; staff, administrator and auditor do', async () => {
  const { cashier, box } = await aCashier(server)
  const balanceFor = async (user: TestUser) => {
    const [listed, read] = [await user.get('money-places/'), await user.get(`money-places/${box}/`)]
    const place = (listed.json() as MoneyPlace[]).find(({ id }) => id === box)
    expect(read.json()).toEqual(place)
    return place!.balance
  }
  const bookFor = async (user: TestUser) => {
    const response = await user.get(`cash-book/?place=${box}&from=${yesterday}&to=${today()}`)
    const { opening, in: received, closing, rows, shown_until } = response.json() as CashBook
    return [opening, received, closing, rows.length, response.headers['x-total-count'], shown_until]
  }
  await sell(cashier, '60')
  expect(await balanceFor(cashier)).toBe(null)
  expect(await bookFor(cashier)).toEqual([null, null, null, 0, '0', yesterday])
  expect(((await cashier.get('cash-book/')).json() as CashBook).closing).toBe(null)
  for (const user of [admin, staff, auditor]) {
    expect(await balanceFor(user)).toBe('60.00')
    expect(await bookFor(user)).toEqual(['0.00', '60.00', '60.00', 1, '1', undefined])
  }
  const [day] = await daysOf(cashier)
  await count(cashier, day!.id, 60)
  expect(await balanceFor(cashier)).toBe('60.00')
  expect(await bookFor(cashier)).toEqual(['0.00', '60.00', '60.00', 1, '1', undefined])
  await close(cashier, day!.id)
  expect(await balanceFor(cashier)).toBe('60.00')
  // without day close nothing is hidden
  const open = await aCashier(server)
  await server.sql`update money_places set day_close = false where id = ${open.box}`
  await sell(open.cashier, '25')
  const [own] = (await open.cashier.get('money-places/')).json() as MoneyPlace[]
  expect(own).toMatchObject({ id: open.box, balance: '25.00' })
})

test('a transfer that takes too much tells a cashier nothing about the uncounted box', async () => {
  const { cashier, box } = await aCashier(server)
  await server.sql`update money_places set never_below_zero = true where id = ${box}`
  await sell(cashier, '437')
  const attempt = { from_place: box, to_place: 5, amount: '99999' }
  const blind = await cashier.post('transfers/', attempt)
  expect([blind.statusCode, blind.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'box.empty',
      message: 'The box does not have 99,999.00 taka. Check the amount.',
    }),
  ])
  expect((await staff.post('transfers/', attempt)).json()).toMatchObject({
    message: expect.stringContaining('437.00') as string,
  })
  await count(cashier, (await dayOn(box)).id, 437)
  expect((await cashier.post('transfers/', attempt)).json()).toMatchObject({
    message: expect.stringContaining('437.00') as string,
  })
})

test('the first booking opens the day; the count is blind, then the expected amounts appear, and a difference needs a reason', async () => {
  const { cashier, box } = await aCashier(server)
  await sell(cashier, '60')
  await sell(cashier, '40', { payment_type: 'mobile_banking' })
  const [day] = await daysOf(cashier)
  expect(day).toMatchObject({
    place: box,
    date: today(),
    state: 'open',
    opening: null,
    expected: null,
    received: null,
    cheques_expected: null,
  })
  const early = await close(cashier, day!.id)
  expect([early.statusCode, early.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('not counted') },
  ])
  expect((await cashier.get(`cash-days/${day!.id}/slip/`)).statusCode).toBe(409)

  const counted = (await count(cashier, day!.id, 50, { wallets: 1 })).json() as CashDayDetails
  expect(counted).toMatchObject({
    state: 'counted',
    expected: '60.00',
    counted: '50.00',
    difference: '-10.00',
    wallets_counted: 1,
    wallets_expected: 1,
    payments: [
      { payment_type: 'cash', records: 1, amount: '60.00' },
      { payment_type: 'mobile_banking', records: 1, amount: '40.00' },
    ],
  })
  const refused = await close(cashier, day!.id)
  expect([refused.statusCode, errorsOf(refused)]).toEqual([
    422,
    { reason: ['10.00 is missing. Give the reason.'] },
  ])
  const closed = (await close(cashier, day!.id, { reason: 'Wrong change' })).json() as CashDayDetails
  expect(closed).toMatchObject({
    state: 'closed',
    difference: '-10.00',
    closing: '50.00',
    reason: 'Wrong change',
  })
  expect(closed.digest).toMatch(/^[0-9a-f]{64}$/)

  const sale = await cashier.post('vokalotnama/', aTodaysSale('10'))
  expect([sale.statusCode, sale.json()]).toEqual([
    409,
    {
      code: 'day.closed',
      message: `Box of ${cashier.username} is closed for ${showDay(today())}. Nothing of that day can be booked, changed or moved.`,
    },
  ])
  const bengali = await cashier.post('vokalotnama/', aTodaysSale('10'), { 'accept-language': 'bn' })
  expect(bengali.json()).toMatchObject({ message: expect.stringContaining(bengaliDigits(showDay(today()))) })
  const again = await close(cashier, day!.id)
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { message: expect.stringContaining(`by ${cashier.username}`), current: { state: 'closed' } },
  ])
})

test('a close begins like the last handover; the slip names people, and the next day hides what opened it', async () => {
  const { cashier, box } = await aCashier(server)
  await server.sql`update users set name = 'Rahima Khatun', name_bengali = 'রহিমা খাতুন' where id = ${cashier.id}`
  await sell(cashier, '1000', { sales_date: yesterday })
  const first = await dayOn(box, yesterday)
  expect((await count(cashier, first.id, 1000)).json()).toMatchObject({ last_handover: null })
  const handover = { to_place: 3, amount: '750' }
  expect((await close(cashier, first.id, { handover })).json()).toMatchObject({ closing: '250.00' })
  const slip = await slipOf(cashier, first.id)
  expect(slip.day).not.toHaveProperty('last_handover')
  expect([slip.day.holder_name, slip.day.counted_by, slip.day.closed_by, slip.counts[0]?.counted_by]).toEqual(
    Array(4).fill('Rahima Khatun'),
  )
  expect(slip.bengali_names).toMatchObject({ 'Rahima Khatun': 'রহিমা খাতুন' })
  await sell(cashier, '500')
  const second = await dayOn(box)
  expect((await cashier.get(`cash-days/${second.id}/`)).json()).toMatchObject({
    opening: null,
    last_handover: null,
  })
  expect((await count(cashier, second.id, 750)).json()).toMatchObject({
    opening: '250.00',
    last_handover: { to_place: 3, kept: '250.00' },
  })
  const choices = (await cashier.get('money-places/choices/')).json() as PlaceChoice[]
  expect(choices.find(({ id }) => id === box)).toMatchObject({ closed_until: yesterday })
  expect(choices.find(({ id }) => id === 3)).toMatchObject({ closed_until: null })
})

test('the next day opens with what was counted, and only after the last day is closed or under an exception', async () => {
  const { cashier, box } = await aCashier(server)
  await sell(cashier, '500', { sales_date: yesterday })
  const refused = await cashier.post('vokalotnama/', aTodaysSale('70'))
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'day.earlier_open',
      message: `Box of ${cashier.username} is not closed for ${showDay(yesterday)}. Close that day before you book on ${showDay(today())}.`,
    },
  ])
  const first = await dayOn(box, yesterday)
  for (const person of [staff, cashier, auditor])
    expect(
      (await person.post(`cash-days/${first.id}/reopen-next/`, { hours: 2, reason: 'Cashier is ill' }))
        .statusCode,
    ).toBe(403)
  const exception = { hours: 2, reason: 'Cashier is ill' }
  expect(errorsOf(await admin.post(`cash-days/${first.id}/reopen-next/`, { hours: 73 }))).toEqual({
    hours: ['From 1 to 72'],
    reason: expect.anything(),
  })
  expect((await admin.post(`cash-days/${first.id}/reopen-next/`, exception)).json()).toMatchObject({
    next_open_until: expect.any(String),
  })
  expect((await admin.post(`cash-days/${first.id}/reopen-next/`, exception)).statusCode).toBe(409)
  await sell(cashier, '70')
  const second = await dayOn(box)
  await count(cashier, second.id, 570)
  expect((await close(cashier, second.id)).json()).toMatchObject({
    message: `Box of ${cashier.username} is not closed for ${showDay(yesterday)}. Close that day first.`,
  })
  // the end of the exception stops bookings of the later day until the earlier one is closed
  await server.sql`update cash_day_exceptions set created_at = created_at - interval '3 hours', until = until - interval '3 hours'`
  expect((await cashier.post('vokalotnama/', aTodaysSale('70'))).statusCode).toBe(409)
  await countAndClose(cashier, first.id, 490, { reason: 'Torn note' })
  await sell(cashier, '30')
  expect(await dayOn(box)).toMatchObject({ opening: '490.00', is_count_outdated: true })
  expect((await close(cashier, second.id)).json()).toMatchObject({
    message: expect.stringContaining('booked after the count'),
  })
  const closed = await countAndClose(cashier, second.id, 590)
  expect(closed).toMatchObject({ opening: '490.00', received: '100.00', paid: '0.00', difference: '0.00' })
  const late = await staff.post(
    'vokalotnama/',
    aTodaysSale('10', { sales_date: dayBeforeYesterday, place: box }),
  )
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('has already opened') },
  ])
})

test('a mistake of a closed day is a void by staff, which is posted today and on the slip of today', async () => {
  const { cashier, box } = await aCashier(server)
  const receipt = await sell(cashier, '100', { sales_date: yesterday })
  await sell(cashier, '300', { sales_date: yesterday })
  const first = await dayOn(box, yesterday)
  const closed = await countAndClose(cashier, first.id, 400)
  const slip = await slipOf(auditor, first.id)
  expect(
    (await staff.put(`vokalotnama/${receipt.id}/`, aTodaysSale('90', { sales_date: yesterday }))).statusCode,
  ).toBe(409)
  expect(
    (await staff.put(`vokalotnama/${receipt.id}/`, aTodaysSale('100', { sales_date: today() }))).statusCode,
  ).toBe(409)
  expect((await staff.delete(`vokalotnama/${receipt.id}/`, { reason: 'Entered twice' })).statusCode).toBe(204)

  expect(await slipOf(auditor, first.id)).toEqual(slip)
  expect((await slipOf(auditor, first.id)).day.digest).toBe(closed.digest)
  const second = await dayOn(box)
  expect((await count(cashier, second.id, 300)).json()).toMatchObject({
    opening: '400.00',
    paid: '100.00',
    expected: '300.00',
  })
  expect((await slipOf(cashier, second.id)).voids).toMatchObject([
    { number: receipt.number, date: yesterday, amount: '100.00', reason: 'Entered twice', correction: true },
  ])
  const done = await sell(cashier, '5')
  await countAndClose(cashier, second.id, 305)
  // the void of a receipt of today waits for tomorrow
  const tooLate = await staff.delete(`vokalotnama/${done.id}/`, { reason: 'Entered twice' })
  expect([tooLate.statusCode, tooLate.json()]).toMatchObject([
    409,
    { message: expect.stringContaining(`Delete ${done.number} on the next day`) },
  ])
  expect((await runReconciliation(server.sql, 'screen')).laws.filter(({ ok }) => !ok)).toEqual([])
})

test('the difference of a count goes to the place of differences, and can only be transferred back', async () => {
  const { cashier, box } = await aCashier(server)
  await sell(cashier, '100', { sales_date: yesterday })
  await countAndClose(cashier, (await dayOn(box, yesterday)).id, 90, { reason: 'Wrong change' })
  const [posted] = (await staff.get(`transfers/?place=${box}`)).json() as Transfer[]
  expect(posted).toMatchObject({
    from_place: box,
    to_name_english: 'Cash Differences',
    amount: '10.00',
    state: 'confirmed',
  })
  const voided = await admin.delete(`transfers/${posted!.id}/`, { reason: 'Found it' })
  expect([voided.statusCode, voided.json()]).toMatchObject([
    409,
    { message: expect.stringContaining(`${posted!.number} is the difference`) },
  ])
  await createRecord(staff, 'transfers/', { from_place: posted!.to_place, to_place: box, amount: '10' })
  const [waiting] = (await cashier.get('transfers/?state=on_the_way')).json() as Transfer[]
  expect((await cashier.post(`transfers/${waiting!.id}/confirm/`)).statusCode).toBe(200)
  expect((await count(cashier, (await dayOn(box)).id, 100)).json()).toMatchObject({
    opening: '90.00',
    expected: '100.00',
  })
})

test('what another person counts too much is in the box at once: its holder has nothing to confirm', async () => {
  const { cashier, box } = await aCashier(server)
  await cashier.post('vokalotnama/', aCashSale(today(), '10'))
  const { id } = (await readDay(admin, box, today()))!
  await countAndCloseDay(admin, id, 1200, { reason: 'Two taka too much' })
  const [place] = await server.sql<[{ balance: number }]>`
    select balance from place_balances where place_id = ${box}`
  expect(place.balance).toBe(1200)
  expect((await admin.get('transfers/?state=on_the_way')).json()).toEqual([])
})

test('a handover leaves the box with the close, and the next day opens with the rest', async () => {
  const { cashier, box } = await aCashier(server)
  await sell(cashier, '1000', { sales_date: yesterday })
  const first = await dayOn(box, yesterday)
  await count(cashier, first.id, 1000)
  const bank = 5
  for (const [handover, field] of [
    [{ to_place: box, amount: '10' }, 'handover.to_place'],
    [{ to_place: 4, amount: '10' }, 'handover.to_place'],
    [{ to_place: 9999, amount: '10' }, 'handover.to_place'],
    [{ to_place: bank, amount: '1000.01' }, 'handover.amount'],
  ] as const)
    expect(errorsOf(await close(cashier, first.id, { handover }))).toHaveProperty([field])
  const closed = (
    await close(cashier, first.id, { handover: { to_place: bank, amount: '900', slip_no: 'S-12' } })
  ).json() as CashDayDetails
  expect(closed).toMatchObject({
    expected: '1000.00',
    counted: '1000.00',
    handed_over: '900.00',
    closing: '100.00',
    handover: { amount: '900.00', state: 'confirmed' },
  })
  await sell(cashier, '20')
  expect(await dayOn(box)).toMatchObject({ opening: '100.00' })
  const slip = await slipOf(admin, first.id)
  expect(slip.transfers).toMatchObject([{ amount: '-900.00', kind: 'handover' }])
  // the bank refused it: the money is in the box again today, and the closed day keeps its slip
  const voided = await staff.delete(`transfers/${closed.handover!.id}/`, { reason: 'The bank was closed' })
  expect(voided.statusCode).toBe(204)
  const second = await dayOn(box)
  expect((await count(cashier, second.id, 1020)).json()).toMatchObject({
    opening: '100.00',
    expected: '1020.00',
  })
  expect({ ...(await slipOf(admin, first.id)), day: null }).toEqual({ ...slip, day: null })
})

test('the slip has heads, payment types, series, voids, reprints and serials of the day', async () => {
  const { cashier, box } = await aCashier(server)
  const [first, second] = [await sell(cashier, '60'), await sell(cashier, '40', { payment_type: 'check' })]
  const serials = { from_serial: lastSerial - 1, to_serial: lastSerial }
  const third = await sell(cashier, '5')
  await staff.delete(`vokalotnama/${third.id}/`, { reason: 'Customer left' })
  const other = await createRecord(cashier, 'fund-collection/', {
    date: today(),
    donation_type: 'others',
    fund_provider: 'Karim',
    fund_amount: '25',
    purpose: 'Library',
  })
  await createRecord(staff, 'actual_expanse/', {
    expanseCategory: 'Tea',
    actualExpanse: '15',
    date: today(),
    place: box,
  })
  for (let prints = 0; prints < 3; prints++) await cashier.post(`receipts/${first.number}/print/`)
  await cashier.post(`receipts/${second.number}/print/`)
  const day = await dayOn(box)
  await count(cashier, day.id, 70, { cheques: 1 })
  const slip = await slipOf(cashier, day.id)
  expect(slip).toMatchObject({
    heads: [
      { label: { en: 'Vokalotnama' }, payment_type: 'cash', records: 1, amount: '60.00' },
      { label: { en: 'Vokalotnama' }, payment_type: 'check', records: 1, amount: '40.00' },
      { label: { en: 'Other Donation' }, payment_type: 'cash', records: 1, amount: '25.00' },
      { label: { en: 'Tea' }, payment_type: 'cash', records: 1, amount: '-15.00' },
    ],
    series: [
      { stream: 'DON', first: other.number, last: other.number, records: 1, voided: 0 },
      { stream: 'EXP', records: 1 },
      {
        stream: 'VKL',
        title: { en: 'Vokalotnama' },
        first: first.number,
        last: third.number,
        records: 3,
        voided: 1,
      },
    ],
    voids: [{ number: third.number, amount: '5.00', reason: 'Customer left', correction: false }],
    reprints: [{ number: first.number, reprints: 2 }],
    serials: [{ paper: 'VKL', total: 2, ranges: [{ ...serials, width: 1 }] }],
    counts: [{ counted: '70.00', expected: '70.00', cheques_counted: 1, cheques_expected: 1 }],
    audit_head: null,
  })
  expect(slip.signatures.length).toBeGreaterThan(0)
  await close(cashier, day.id)
  const closedSlip = await slipOf(cashier, day.id)
  expect(closedSlip.audit_head).toMatch(/^[0-9a-f]{64}$/)
  // reprints and voids after the close do not change the slip
  await cashier.post(`receipts/${first.number}/print/`)
  expect(await slipOf(cashier, day.id)).toEqual(closedSlip)
})

test('cheques and mobile payments are counted by number, and a wrong number needs a reason', async () => {
  const { cashier, box } = await aCashier(server)
  await sell(cashier, '40', { payment_type: 'check' })
  const day = await dayOn(box)
  await count(cashier, day.id, 0)
  expect(errorsOf(await close(cashier, day.id))).toEqual({
    reason: ['0 of 1 cheques and 0 of 0 mobile payments were counted. Give the reason.'],
  })
  expect((await close(cashier, day.id, { reason: 'The bank has it' })).statusCode).toBe(200)
})

test('a cashier sees, counts and closes the own box only; an administrator hands a box over to another holder', async () => {
  const { cashier, box } = await aCashier(server)
  const other = await aCashier(server)
  await sell(cashier, '60')
  const day = await dayOn(box)
  expect(await daysOf(other.cashier)).toEqual([])
  for (const attempt of [
    other.cashier.get(`cash-days/${day.id}/`),
    count(other.cashier, day.id, 60),
    close(other.cashier, day.id),
  ])
    expect((await attempt).statusCode).toBe(404)
  expect((await count(auditor, day.id, 60)).statusCode).toBe(403)
  expect((await auditor.get(`cash-days/${day.id}/`)).statusCode).toBe(200)
  const handOver = (user: TestUser, holder: number) =>
    user.post(`money-places/${box}/hand-over/`, { holder, reason: 'Leave' })
  const substitute = await server.as('cashier')
  expect((await handOver(staff, substitute.id)).statusCode).toBe(403)
  expect(errorsOf(await handOver(admin, auditor.id))).toHaveProperty('holder')
  expect(errorsOf(await handOver(admin, cashier.id))).toHaveProperty('holder')
  expect((await handOver(admin, other.cashier.id)).statusCode).toBe(409)
  expect((await handOver(admin, substitute.id)).json()).toMatchObject({ holder: substitute.id })
  expect((await cashier.get(`cash-days/${day.id}/`)).statusCode).toBe(404)
  await countAndClose(substitute, day.id, 60)
  const [entry] = (await admin.get('audit/?subject=money-places&action=hand-over')).json() as object[]
  expect(entry).toMatchObject({
    before: { holder: cashier.username },
    after: { holder: substitute.username },
    reason: 'Leave',
  })
})

test('a handover waits for a place that opens later, and a place with earlier lines can be mended', async () => {
  const { cashier, box } = await aCashier(server)
  await createRecord(staff, 'vokalotnama/', aCashSale(yesterday, '500', { place: box }))
  const { id } = await dayOn(box, yesterday)
  await count(cashier, id, 500)
  const later = await createRecord<MoneyPlace>(admin, 'money-places/', {
    kind: 'bank',
    name_english: 'Janata Bank',
    name_bengali: 'জনতা ব্যাংক',
    opening_amount: '100',
    opening_day: today(),
  })
  const handover = { to_place: later.id, amount: '400' }
  const refused = await close(cashier, id, { handover })
  const sentence = `Janata Bank starts on ${showDay(today())}`
  expect([refused.statusCode, errorsOf(refused)]).toEqual([422, { 'handover.to_place': [sentence] }])
  // no other way leads before the opening day: the database has the rule, too
  const { sql } = server
  const byHand = sql`
    insert into transfers (year, serial, number, day, from_place_id, to_place_id, amount, needs_confirmation)
    values (2020, 1, 'TRF-2020-000001', ${yesterday}, ${box}, ${later.id}, 1, false) returning id`
  const [{ id: transfer }] = (await byHand) as unknown as [{ id: number }]
  const tooEarly = () => sql`
    insert into place_lines (place_id, day, transfer_id, amount, reason)
    values (${box}, ${yesterday}, ${transfer}, -1, 'booked'), (${later.id}, ${yesterday}, ${transfer}, 1, 'booked')`
  await expect(tooEarly()).rejects.toThrow('refuses this: starts_later')

  // a database from before the rule
  await sql`alter table place_lines disable trigger place_lines_maintain_places`
  await tooEarly()
  await sql`alter table place_lines enable trigger place_lines_maintain_places`
  await sql`
    insert into place_days (place_id, day, amount_in, amount_out, lines) values (${later.id}, ${yesterday}, 1, 0, 1)`
  await sql`
    update place_days set amount_out = amount_out + 1, lines = lines + 1 where (place_id, day) = (${box}, ${yesterday})`
  await sql`
    update place_balances b set balance = b.balance + l.amount
    from place_lines l where l.place_id = b.place_id and l.transfer_id = ${transfer}`
  const save = (values: object) =>
    admin.put(`money-places/${later.id}/`, { ...later, version: undefined, ...values })
  expect((await save({ remarks: 'Renamed' })).statusCode).toBe(200)
  expect((await save({ opening_day: yesterday })).statusCode).toBe(200)
  expect((await save({ opening_day: today() })).statusCode).toBe(409)
  await count(cashier, id, 499.99)
  expect((await close(cashier, id, { handover })).statusCode).toBe(200)
})

test('a signed slip keeps its names; a day that was closed before slips were stored has those of today', async () => {
  const { cashier, box } = await aCashier(server)
  const category = await createRecord(staff, 'expanse_category/', { category: 'Stationery' })
  await sell(cashier, '90')
  await createRecord(staff, 'actual_expanse/', {
    date: today(),
    expanseCategory: 'Stationery',
    actualExpanse: '20',
    place: box,
  })
  const { id } = await dayOn(box)
  await countAndClose(cashier, id, 70, { handover: { to_place: 5, amount: '70' } })
  const signed = await slipOf(cashier, id)
  const bank = (await admin.get('money-places/5/')).json() as MoneyPlace
  const rename = async (name: string, category_name: string, bank_name: string) => {
    await server.sql`update money_places set name_english = ${name} where id = ${box}`
    expect(
      (await staff.put(`expanse_category/${category.id}/`, { category: category_name })).statusCode,
    ).toBe(200)
    const saved = await admin.put('money-places/5/', { ...bank, version: undefined, name_english: bank_name })
    expect(saved.statusCode).toBe(200)
  }
  await rename('Renamed box', 'Pens', 'Renamed bank')
  expect(await slipOf(cashier, id)).toEqual(signed)
  expect((await runReconciliation(server.sql, 'screen')).laws.filter(({ ok }) => !ok)).toEqual([])

  // rows that somebody removes are missed
  const [stored] = await server.sql<
    [{ slip: ClosingSlip }]
  >`select slip from cash_day_slips where cash_day_id = ${id}`
  await server.sql`alter table cash_day_slips disable trigger cash_day_slips_append_only`
  await server.sql`delete from cash_day_slips where cash_day_id = ${id}`
  const now = JSON.stringify(await slipOf(cashier, id))
  for (const name of ['Renamed box', 'Pens', 'Renamed bank']) expect(now).toContain(name)
  const failing = (await runReconciliation(server.sql, 'screen')).laws.filter(({ ok }) => !ok)
  expect(failing.map(({ law }) => law)).toEqual(['day-digests'])
  await server.sql`insert into cash_day_slips (cash_day_id, slip) values (${id}, ${server.sql.json(stored.slip)})`
  await server.sql`alter table cash_day_slips enable always trigger cash_day_slips_append_only`
  await rename('Box', 'Stationery', bank.name_english)
  expect((await runReconciliation(server.sql, 'screen')).laws.filter(({ ok }) => !ok)).toEqual([])
})

test('the digests are public, and name neither a person nor an amount', async () => {
  const { cashier, box } = await aCashier(server)
  await sell(cashier, '77777')
  const day = await dayOn(box)
  const { digest } = await countAndClose(cashier, day.id, 77777)
  const response = await server.visitor.get(`day-digests/?place=${box}`)
  expect(response.json() as DayDigest[]).toEqual([
    {
      date: today(),
      place: box,
      label: { en: `Box ${box}`, bn: bengaliDigits(`বাক্স ${box}`) },
      records: 1,
      content: expect.stringMatching(/^[0-9a-f]{64}$/),
      previous: null,
      digest,
      text: expect.stringMatching(/^samity day digest 2\n/),
      note: null,
    },
  ])
  expect(response.headers['x-total-count']).toBe('1')
  expect(response.body).not.toContain(cashier.username)
  expect(response.body).not.toContain('77777')
  const [stored] = await server.sql<{ digest: string }[]>`
    select cash_day_digest(c) as digest from cash_days c where id = ${day.id}`
  expect(stored!.digest).toBe(digest)
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * An auditor outside the office runs this over the public file: it returns the days that do not follow from
 * their row and the day before.
 */
function brokenDays(file: DayDigest[]): string[] {
  const last = new Map<number, string>()
  return [...file].reverse().flatMap(({ date, place, records, content, previous, digest }) => {
    const text = `samity day digest 2\nplace ${place} day ${date}\nrecords ${records}\ncontent ${content}\nprevious ${previous ?? 'none'}`
    const follows = previous === (last.get(place) ?? null) && (content === null || sha256(text) === digest)
    last.set(place, digest)
    return follows ? [] : [date]
  })
}

test('an auditor outside verifies that each digest follows from the day before, and the file of the office', async () => {
  const { cashier, box } = await aCashier(server)
  const staffMember = await server.as('staff')
  for (const [date, amount] of [
    [dayBeforeYesterday, '10'],
    [yesterday, '20'],
    [today(), '30'],
  ] as const) {
    const person = date === today() ? cashier : staffMember
    expect((await person.post('vokalotnama/', aCashSale(date, amount, { place: box }))).statusCode).toBe(201)
    const { id } = await dayOn(box, date)
    await countAndClose(cashier, id, Number(amount), { handover: { to_place: 5, amount } })
  }
  const read = async () =>
    (await server.visitor.get(`day-digests/?place=${box}&limit=1000`)).json() as DayDigest[]
  const file = await read()
  expect(file).toHaveLength(3)
  expect(brokenDays(file)).toEqual([])

  // the file of the office belongs to the published row
  const day = await dayOn(box, yesterday)
  const office = await admin.get(`cash-days/${day.id}/text/`)
  expect(office.headers['content-disposition']).toContain(`cash-day-${box}-${yesterday}.txt`)
  expect(office.body).toContain('received 2000')
  expect(sha256(office.body)).toBe(file[1]!.content)
  expect((await cashier.get(`cash-days/${day.id}/text/`)).statusCode).toBe(403)

  // a replaced day, a removed day, other contents
  const with1 = (changes: Partial<DayDigest>) =>
    file.map((row, index) => (index === 1 ? { ...row, ...changes } : row))
  expect(brokenDays(with1({ records: 9 }))).toEqual([yesterday])
  expect(brokenDays(with1({ content: sha256('other') }))).toEqual([yesterday])
  expect(brokenDays(with1({ digest: sha256('other') }))).toEqual([yesterday, today()])
  expect(brokenDays(file.filter((_, index) => index !== 1))).toEqual([today()])

  // also when somebody with the database rewrites the day and computes its digests again
  await server.sql.begin(async (sql) => {
    await sql`alter table cash_days disable trigger user`
    await sql`alter table cash_days disable trigger cash_days_close`
    await sql`update cash_days set reason = 'better' where id = ${day.id}`
    await sql`update cash_days c set content_digest = encode(sha256(convert_to(cash_day_text(c), 'UTF8')), 'hex') where id = ${day.id}`
    await sql`update cash_days c set digest = cash_day_digest(c) where id = ${day.id}`
  })
  expect(brokenDays(await read())).toEqual([today()])
  // and a day from before the public text says so, and stays a link of the chain
  await server.sql`update cash_days set content_digest = null, reason = '' where id = ${day.id}`
  await server.sql`update cash_days c set digest = cash_day_digest(c) where id = ${day.id}`
  await server.sql`update cash_days set previous_digest = (select digest from cash_days where id = ${day.id}) where place_id = ${box} and day = ${today()}`
  await server.sql`update cash_days c set digest = cash_day_digest(c) where place_id = ${box} and day = ${today()}`
  const older = await read()
  expect(older[1]).toMatchObject({
    content: null,
    text: null,
    note: { en: expect.stringMatching(/^Closed before/) },
  })
  await server.sql`alter table cash_days enable trigger user`
  await server.sql`alter table cash_days enable always trigger cash_days_close`
})

test('a box without the switch has no days and closes nothing', async () => {
  const person = await server.as('staff')
  const sale = await sell(person, '10', { sales_date: dayBeforeYesterday })
  expect(
    (await staff.put(`vokalotnama/${sale.id}/`, aTodaysSale('20', { sales_date: yesterday }))).statusCode,
  ).toBe(200)
  expect((await staff.delete(`vokalotnama/${sale.id}/`)).statusCode).toBe(204)
  expect(await daysOf(admin, '?place=3')).toEqual([])
})
