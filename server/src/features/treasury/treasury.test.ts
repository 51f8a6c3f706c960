import { dayBefore, today } from '@samity/shared-api/contract'
import type { CashBook } from '@samity/shared-api/contract/treasury/cash-book'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import { aCashier, countAndCloseDay, readDay } from '../../../test/cash-day-builders.ts'
import { addResolution } from '../../../test/price-builders.ts'
import { meetAtAudit } from '../../../test/meet-at-audit.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let second: TestUser
let auditor: TestUser
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
  ;[second, auditor] = [await server.as('cashier'), await server.as('auditor')]
  await createRecord(admin, 'expanse_category/', { category: 'Tea' })
})
afterAll(() => server.close())

const [now, yesterday] = [today(), dayBefore(today())]
const office = 3
const cheques = 4
const bank = 5
let names = 0
const aPlace = (overrides: object = {}) => ({
  kind: 'cash',
  name_english: `Counter ${++names}`,
  name_bengali: `কাউন্টার ${names}`,
  ...overrides,
})
type Place = { id: number; balance: string; version: number; name_english: string }
type Money = {
  id: number
  number: string
  place: number
  places: { id: number; amount: string }[]
  version: number
}
const addPlace = (overrides?: object) => createRecord<Place>(admin, 'money-places/', aPlace(overrides))
/** A box of a new cashier, with an opening amount of taka since yesterday. */
async function addBox(opening = '0', overrides: object = {}) {
  const holder = await server.as('cashier')
  const box = await addPlace({
    holder: holder.id,
    opening_amount: opening,
    opening_day: yesterday,
    never_below_zero: true,
    ...overrides,
  })
  return { holder, box }
}
const aDonation = (overrides: object = {}) => ({
  donation_type: 'others',
  date: now,
  fund_provider: 'Karim',
  fund_amount: '100',
  purpose: 'Library',
  ...overrides,
})
const donate = (user: TestUser, overrides?: object) =>
  createRecord<Money>(user, 'fund-collection/', aDonation(overrides))
const aVoucher = (overrides: object = {}) => ({
  expanseCategory: 'Tea',
  date: now,
  actualExpanse: '100',
  payee: 'Karim',
  ...overrides,
})
const balanceOf = async (id: number) => ((await admin.get(`money-places/${id}/`)).json() as Place).balance
const transfer = (
  user: TestUser,
  from_place: number,
  to_place: number,
  amount: string,
  overrides: object = {},
) => user.post('transfers/', { from_place, to_place, amount, ...overrides })
const where = async (on: string = now) =>
  (await staff.get(`where-the-money-is/?on=${on}`)).json() as WhereTheMoneyIs
const messageOf = (response: { json(): unknown }) => (response.json() as { message: string }).message

describe('which place', () => {
  test('without set-up, each payment type has its default, and an expense is paid from it', async () => {
    const placeOf = async (payment_type: string) => (await donate(cashier, { payment_type })).place
    expect(await Promise.all(['cash', 'bank', 'check', 'mobile_banking'].map(placeOf))).toEqual([3, 5, 4, 6])
    const voucher = await createRecord<Money>(staff, 'actual_expanse/', aVoucher())
    expect(voucher.place).toBe(office)
    const byCheque = await createRecord<Money>(staff, 'actual_expanse/', aVoucher({ payment_type: 'check' }))
    expect(byCheque.place).toBe(bank)
  })

  test('cash goes to the box of the person who books; a record names its places', async () => {
    const { holder, box } = await addBox()
    const record = await donate(holder)
    expect(record).toMatchObject({
      place: box.id,
      places: [{ id: box.id, kind: 'cash', payment_type: 'cash', amount: '100.00' }],
    })
    expect(await balanceOf(box.id)).toBe('100.00')
    const receipt = (await admin.get(`receipts/${record.number}/`)).json() as Money
    expect([receipt.place, receipt.places]).toEqual([record.place, record.places])
    // before the box was opened there is only the default
    expect((await donate(staff, { date: '2026-01-05' })).place).toBe(office)
  })

  test('a place of a wrong kind, of another cashier, an archived or a later one is refused', async () => {
    const { holder, box } = await addBox()
    await server.sql`update users set name = 'Karim Uddin' where id = ${holder.id}`
    const archived = await addPlace()
    await admin.post(`money-places/${archived.id}/archive/`)
    const refusals: [TestUser, object, RegExp][] = [
      [cashier, { place: bank }, /^Bank Account does not go with this payment type$/],
      [cashier, { place: 1 }, /does not go with/],
      [cashier, { place: 999_999 }, /does not exist/],
      [cashier, { place: box.id }, /is kept by Karim Uddin\. Choose your own box/],
      [staff, { place: archived.id }, /is archived$/],
      [staff, { place: box.id, date: '2026-01-05' }, /starts on/],
    ]
    for (const [user, body, message] of refusals) {
      const response = await user.post('fund-collection/', aDonation(body))
      expect([response.statusCode, errorsOf(response)['place']?.[0]]).toEqual([
        422,
        expect.stringMatching(message),
      ])
    }
    expect((await donate(staff, { place: box.id })).place).toBe(box.id)
  })

  test('a change keeps the place unless the payment type or the place changes', async () => {
    const [one, other] = [await addPlace({ kind: 'bank' }), await addPlace({ kind: 'bank' })]
    const record = await donate(cashier, { payment_type: 'bank', place: one.id })
    const change = async (overrides: object) =>
      (
        (
          await staff.put(`fund-collection/${record.id}/`, aDonation({ payment_type: 'bank', ...overrides }))
        ).json() as Money
      ).place
    expect(await change({ fund_amount: '70' })).toBe(one.id)
    expect(await change({ place: other.id })).toBe(other.id)
    // the form sends back what it has read
    expect(await change({ place: other.id, payment_type: 'check' })).toBe(cheques)
    expect(await change({ place: cheques })).toBe(bank)
    expect(await Promise.all([one, other].map(({ id }) => balanceOf(id)))).toEqual(['0.00', '0.00'])
  })
})

describe('a box that never goes below zero', () => {
  test('refuses vouchers, voids, changes, moves of a day and transfers, with a sentence', async () => {
    const { holder, box } = await addBox()
    const income = await donate(holder, { date: yesterday })
    await createRecord<Money>(staff, 'actual_expanse/', aVoucher({ place: box.id, actualExpanse: '60' }))
    const voucher = await staff.post('actual_expanse/', aVoucher({ place: box.id, actualExpanse: '1240.01' }))
    expect(voucher.statusCode).toBe(409)
    expect(messageOf(voucher)).toMatch(
      /^Counter \d+ has 40\.00 taka on .+\. 1,240\.01 cannot be taken out of it\.$/,
    )
    const refusals = [
      await staff.delete(`fund-collection/${income.id}/`, { reason: 'wrong' }),
      await staff.put(`fund-collection/${income.id}/`, aDonation({ date: yesterday, fund_amount: '59' })),
      await staff.put(`fund-collection/${income.id}/`, aDonation({ date: yesterday, place: office })),
      await transfer(holder, box.id, office, '41'),
    ]
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409])
    expect(messageOf(refusals[0]!)).toContain(`${income.number}: Counter`)
    // on its own day the voucher would have nothing to be paid from
    const early = await staff.post(
      'actual_expanse/',
      aVoucher({ place: box.id, date: yesterday, actualExpanse: '50' }),
    )
    expect(early.statusCode).toBe(409)
    expect(await balanceOf(box.id)).toBe('40.00')
    expect((await where()).difference).toBe('0.00')
  })

  test('moving the income to a later day is refused when the money was spent before', async () => {
    const { holder, box } = await addBox()
    const income = await donate(holder, { date: yesterday })
    await createRecord(staff, 'actual_expanse/', aVoucher({ place: box.id, date: yesterday }))
    const move = await staff.put(`fund-collection/${income.id}/`, aDonation())
    expect([move.statusCode, await balanceOf(box.id)]).toEqual([409, '0.00'])
  })

  test('of vouchers that race for the last 100 taka, one is paid', async () => {
    const { box } = await addBox('100')
    const pay = () => staff.post('actual_expanse/', aVoucher({ place: box.id }))
    const codes = (await Promise.all([pay(), pay(), pay(), pay()])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([201, 409, 409, 409])
    expect(await balanceOf(box.id)).toBe('0.00')
  })

  test('other places may be below zero: the answer shows an overdrawn account, deposit or box of cheques', async () => {
    const account = await addPlace({ kind: 'bank' })
    await createRecord(staff, 'actual_expanse/', aVoucher({ place: account.id, payment_type: 'bank' }))
    const places = [account, await addPlace({ kind: 'fdr' }), await addPlace({ kind: 'cheques' })]
    const { id: resolution_id } = await addResolution(staff)
    for (const { id } of places.slice(1))
      await createRecord(staff, 'transfers/', { from_place: id, to_place: 3, amount: '100', resolution_id })
    const [last] = (await staff.get('transfers/?state=waiting')).json() as { id: number }[]
    for (const person of [staff, admin])
      expect((await person.post(`transfers/${last!.id}/approve/`)).statusCode).toBe(200)
    const shown = (await where()).places
    for (const place of places)
      expect(shown.find(({ id }) => id === place.id)).toMatchObject({ balance: '-100.00', overdrawn: true })
  })
})

describe('transfers', () => {
  test('are numbered without gaps, are no income, and cancel out', async () => {
    const account = await addPlace({ kind: 'bank' })
    const before = await where()
    const one = (await transfer(staff, office, account.id, '500', { slip_no: 'S-1' })).json() as {
      number: string
      id: number
      state: string
    }
    expect((await transfer(staff, office, account.id, '0')).statusCode).toBe(422)
    expect((await transfer(staff, office, office, '5')).statusCode).toBe(422)
    const two = (await transfer(staff, office, account.id, '1')).json() as { number: string }
    expect(one).toMatchObject({ state: 'confirmed', slip_no: 'S-1', date: now })
    const serialOf = ({ number }: { number: string }) => Number(number.slice(-6))
    expect([one.number.slice(0, 9), serialOf(two) - serialOf(one)]).toEqual([`TRF-${now.slice(0, 4)}-`, 1])
    const after = await where()
    expect([after.total, after.income, after.difference]).toEqual([before.total, before.income, '0.00'])
    expect(await balanceOf(account.id)).toBe('501.00')
    const removal = await staff.delete(`transfers/${one.id}/`, { reason: 'typed twice' })
    expect([removal.statusCode, await balanceOf(account.id)]).toEqual([204, '1.00'])
    expect((await staff.get(`transfers/?state=void&place=${account.id}`)).json()).toMatchObject([
      { id: one.id },
    ])
    const again = await staff.delete(`transfers/${one.id}/`, { reason: 'again' })
    expect([again.statusCode, messageOf(again)]).toEqual([
      409,
      expect.stringContaining(`${one.number} (500.00) was already voided`),
    ])
    expect((await staff.delete(`transfers/${one.id + 1}/`)).statusCode).toBe(422)
  })

  test('that two people void at once name the one who was first', async () => {
    const { id } = (await transfer(staff, office, (await addPlace({ kind: 'bank' })).id, '5')).json() as {
      id: number
    }
    const send = (who: TestUser) => () => who.delete(`transfers/${id}/`, { reason: 'Typed twice' })
    const [removal, again] = await meetAtAudit(server.sql, [send(admin), send(staff)])
    expect([removal!.statusCode, again!.statusCode]).toEqual([204, 409])
    expect(messageOf(again!)).toContain(`by ${admin.username}.`)
  })

  test('between two cashiers the receiver confirms; until then the money is nobody’s', async () => {
    const [giver, taker] = [await addBox('300'), await addBox()]
    const sent = (await transfer(giver.holder, giver.box.id, taker.box.id, '120')).json() as {
      id: number
      state: string
      receiver: string
    }
    expect(sent).toMatchObject({ state: 'on_the_way', receiver: taker.holder.username, may_confirm: false })
    expect([await balanceOf(giver.box.id), await balanceOf(taker.box.id)]).toEqual(['180.00', '0.00'])
    expect((await where()).on_the_way).toBe('120.00')
    const coming = async () =>
      ((await admin.get(`money-places/${taker.box.id}/`)).json() as { coming: string }).coming
    expect(await coming()).toBe('120.00')
    const confirm = (user: TestUser) => user.post(`transfers/${sent.id}/confirm/`)
    for (const user of [giver.holder, staff, admin]) expect((await confirm(user)).statusCode).toBe(409)
    // a cashier whose box it does not concern hears nothing about it, whatever became of it
    const stranger = async () => {
      const refused = await confirm(second)
      expect([refused.statusCode, refused.body.includes('120')]).toEqual([404, false])
      expect((await second.post(`transfers/${sent.id}/attachment/`)).body).not.toContain('120')
    }
    await stranger()
    expect((await confirm(auditor)).statusCode).toBe(403)
    const own = (await taker.holder.get('transfers/')).json() as { id: number; may_confirm: boolean }[]
    expect(own).toEqual([expect.objectContaining({ id: sent.id, may_confirm: true })])
    const toConfirm = async (user: TestUser) =>
      ((await user.get('transfers/?may_confirm=true')).json() as { id: number }[]).map(({ id }) => id)
    expect(await Promise.all([taker.holder, giver.holder, staff, admin].map(toConfirm))).toEqual([
      [sent.id],
      [],
      [],
      [],
    ])
    expect((await admin.post(`money-places/${taker.box.id}/archive/`)).statusCode).toBe(409)
    expect((await confirm(taker.holder)).json()).toMatchObject({ state: 'confirmed', confirmed_date: now })
    expect((await confirm(taker.holder)).statusCode).toBe(409)
    await stranger()
    expect([await balanceOf(taker.box.id), (await where()).on_the_way]).toEqual(['120.00', '0.00'])
    expect(await coming()).toBe('0.00')
    // the money was spent since then, so the transfer can no longer be voided
    await createRecord(staff, 'actual_expanse/', aVoucher({ place: taker.box.id }))
    expect((await staff.delete(`transfers/${sent.id}/`, { reason: 'x' })).statusCode).toBe(409)
  })

  test('cash that a cashier takes goes to the own box and to no other, also after its day is closed', async () => {
    const { cashier: keeper, box } = await aCashier(server)
    const refusalOf = async (body: object) => {
      const response = await keeper.post('fund-collection/', aDonation(body))
      return [response.statusCode, Object.keys(errorsOf(response)), messageOf(response)]
    }
    const otherBox = [422, ['place'], expect.stringContaining(`Cash that you take goes into Box of`)]
    expect((await donate(keeper, { place: box })).place).toBe(box)
    expect((await donate(keeper)).place).toBe(box)
    expect(await refusalOf({ place: office })).toEqual(otherBox)
    // other money goes where it belongs
    expect((await donate(keeper, { payment_type: 'bank', place: bank })).place).toBe(bank)
    const day = await readDay(admin, box, now)
    await countAndCloseDay(keeper, day!.id, 20_000)
    expect(await refusalOf({ place: office })).toEqual(otherBox)
    expect(await refusalOf({})).toEqual([409, [], expect.stringContaining('is closed for')])
    // a box that starts later takes nothing, and neither does another one in its place
    const late = await aCashier(server)
    await server.sql`update money_places set opening_day = ${now} where id = ${late.box}`
    const early = await late.cashier.post('fund-collection/', aDonation({ date: yesterday }))
    expect([early.statusCode, Object.keys(errorsOf(early))]).toEqual([422, ['place']])
    // without a box, as the staff do, to the default one
    expect((await donate(cashier)).place).toBe(office)
  })

  test('two confirmations at once: one counts', async () => {
    const [giver, taker] = [await addBox('10'), await addBox()]
    const { id } = (await transfer(giver.holder, giver.box.id, taker.box.id, '10')).json() as { id: number }
    const results = await Promise.all([1, 2, 3].map(() => taker.holder.post(`transfers/${id}/confirm/`)))
    expect(results.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await balanceOf(taker.box.id)).toBe('10.00')
  })

  test('a cashier moves only the own box, and a repeated request transfers once', async () => {
    const { holder, box } = await addBox('50')
    expect((await transfer(holder, office, box.id, '1')).statusCode).toBe(403)
    const send = () =>
      holder.post(
        'transfers/',
        { from_place: box.id, to_place: office, amount: '20' },
        { 'idempotency-key': 'same-transfer' },
      )
    const [one, two] = [await send(), await send()]
    expect([one.statusCode, two.json()]).toEqual([201, one.json()])
    expect(await balanceOf(box.id)).toBe('30.00')
  })

  test('the scan of a slip is attached, read and removed', async () => {
    const { id } = (await transfer(staff, office, bank, '3')).json() as { id: number }
    const pdf =
      '--b\r\ncontent-disposition: form-data; name="attachment"; filename="slip.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.4 slip %%EOF\r\n--b--\r\n'
    const upload = await staff.post(`transfers/${id}/attachment/`, pdf, {
      'content-type': 'multipart/form-data; boundary=b',
    })
    expect(upload.json()).toMatchObject({ attachment: { name: 'slip.pdf', type: 'application/pdf' } })
    expect((await auditor.get(`transfers/${id}/attachment/`)).body).toContain('%PDF-1.4 slip')
    expect((await cashier.get(`transfers/${id}/attachment/`)).statusCode).toBe(404)
    expect((await staff.delete(`transfers/${id}/attachment/`)).statusCode).toBe(204)
    expect((await staff.get(`transfers/${id}/attachment/`)).statusCode).toBe(404)
  })

  test('the lock of the books applies', async () => {
    const { id } = (await transfer(staff, office, bank, '7', { date: yesterday })).json() as { id: number }
    const { version } = (await admin.get('lock/')).json() as { version: number }
    await admin.put('lock/', { locked_up_to: yesterday, version })
    expect((await transfer(staff, office, bank, '7', { date: yesterday })).statusCode).toBe(409)
    expect((await staff.delete(`transfers/${id}/`, { reason: 'x' })).statusCode).toBe(409)
    expect(
      (await staff.post('money-places/', aPlace({ opening_amount: '5', opening_day: yesterday }))).statusCode,
    ).toBe(409)
    const before = await where(yesterday)
    expect((await admin.delete(`transfers/${id}/`, { reason: 'x' })).statusCode).toBe(204)
    expect([(await where(yesterday)).places, (await where()).difference]).toEqual([before.places, '0.00'])
    expect((await admin.put('lock/', { locked_up_to: null })).statusCode).toBe(200)
  })
})

describe('places', () => {
  test('switches are an administrator’s, values must go together, own places stay', async () => {
    const refusals: [TestUser, object, number, string | undefined][] = [
      [staff, { never_below_zero: false }, 403, undefined],
      [staff, { day_close: true }, 403, undefined],
      [admin, { kind: 'bank', never_below_zero: true }, 422, 'never_below_zero'],
      [admin, { kind: 'bank', holder: cashier.id }, 422, 'holder'],
      [admin, { holder: auditor.id }, 422, 'holder'],
      [admin, { opening_amount: '5' }, 422, 'opening_day'],
      [admin, { opening_day: '2099-01-01' }, 422, 'opening_day'],
      [admin, { kind: 'fdr', is_default: true }, 422, 'is_default'],
      [admin, { kind: 'before' }, 422, 'kind'],
      [admin, { name_english: 'office cash' }, 409, 'name_english'],
      [admin, { bank: 999_999 }, 422, 'bank'],
    ]
    for (const [user, body, status, field] of refusals) {
      const response = await user.post('money-places/', aPlace(body))
      expect([body, response.statusCode]).toEqual([body, status])
      if (field) expect(errorsOf(response)).toHaveProperty(field)
    }
    for (const id of [1, 2]) {
      expect((await admin.put(`money-places/${id}/`, aPlace())).statusCode).toBe(409)
      expect((await admin.post(`money-places/${id}/archive/`)).statusCode).toBe(409)
      expect((await admin.delete(`money-places/${id}/`)).statusCode).toBe(409)
    }
  })

  test('a new cash box is never below zero unless an administrator says otherwise', async () => {
    const switchOf = async (user: TestUser, body: object) =>
      (await createRecord<MoneyPlace>(user, 'money-places/', aPlace(body))).never_below_zero
    expect(await switchOf(staff, {})).toBe(true)
    expect(await switchOf(staff, { never_below_zero: true })).toBe(true)
    expect(await switchOf(admin, {})).toBe(true)
    expect(await switchOf(admin, { never_below_zero: false })).toBe(false)
    expect(await switchOf(staff, { kind: 'bank' })).toBe(false)
    const { id, name_english } = await createRecord<MoneyPlace>(staff, 'money-places/', aPlace())
    const voucher = await staff.post('actual_expanse/', aVoucher({ place: id }))
    expect([voucher.statusCode, messageOf(voucher)]).toEqual([409, expect.stringContaining(name_english)])
  })

  test('one default of each kind, one box for each user', async () => {
    const place = await addPlace({ kind: 'wallet', is_default: true })
    expect((await donate(cashier, { payment_type: 'mobile_banking' })).place).toBe(place.id)
    expect((await admin.post(`money-places/${place.id}/archive/`)).statusCode).toBe(409)
    const undo = await admin.put(`money-places/${place.id}/`, aPlace({ kind: 'wallet', is_default: false }))
    expect([undo.statusCode, Object.keys(errorsOf(undo))]).toEqual([409, ['is_default']])
    const { holder } = await addBox()
    const twice = await admin.post('money-places/', aPlace({ holder: holder.id }))
    expect([twice.statusCode, Object.keys(errorsOf(twice))]).toEqual([409, ['holder']])
  })

  test('a place with a balance is not archived; the switch needs a balance of at least 0', async () => {
    const { holder, box } = await addBox('10')
    const archive = await admin.post(`money-places/${box.id}/archive/`)
    expect([archive.statusCode, messageOf(archive)]).toEqual([409, expect.stringContaining('10.00')])
    expect((await transfer(holder, box.id, office, '10')).statusCode).toBe(201)
    expect((await admin.post(`money-places/${box.id}/archive/`)).statusCode).toBe(200)
    const red = await addPlace({ never_below_zero: false })
    await createRecord(staff, 'actual_expanse/', aVoucher({ place: red.id }))
    const limit = await admin.put(
      `money-places/${red.id}/`,
      aPlace({ name_english: red.name_english, never_below_zero: true }),
    )
    expect([limit.statusCode, messageOf(limit)]).toEqual([409, expect.stringContaining('has -100.00 taka')])
  })

  test('a cashier reads the own box and names of others; auditors read everything', async () => {
    const { holder, box } = await addBox('10')
    expect((await holder.get('money-places/')).json()).toEqual([expect.objectContaining({ id: box.id })])
    expect((await holder.get(`money-places/${office}/`)).statusCode).toBe(404)
    const choices = (await holder.get('money-places/choices/')).json() as Record<string, unknown>[]
    expect(choices.find(({ id }) => id === box.id)).toMatchObject({ is_own: true })
    expect(choices.every((choice) => !('balance' in choice || 'account_no' in choice))).toBe(true)
    expect((await holder.get(`cash-book/?place=${office}`)).statusCode).toBe(403)
    expect((await holder.get('where-the-money-is/')).statusCode).toBe(403)
    expect(((await holder.get('cash-book/')).json() as CashBook).opening).toBe('10.00')
    expect((await auditor.get(`cash-book/?place=${office}`)).statusCode).toBe(200)
    expect((await auditor.get('where-the-money-is/')).statusCode).toBe(200)
  })
})

describe('the cash book', () => {
  test('has opening, every line with its record and balance, closing; its pages fit together', async () => {
    const account = await addPlace({ kind: 'bank', opening_amount: '1000', opening_day: '2026-01-01' })
    const dates = ['2026-01-05', '2026-01-05', '2026-02-01', '2026-02-02', '2026-02-02', '2026-03-01']
    const records = []
    for (const [index, date] of dates.entries())
      records.push(
        await donate(staff, {
          date,
          payment_type: 'bank',
          place: account.id,
          fund_amount: String(index + 1),
        }),
      )
    await createRecord(
      staff,
      'actual_expanse/',
      aVoucher({ date: '2026-02-02', payment_type: 'bank', place: account.id }),
    )
    await staff.delete(`fund-collection/${records[3]!.id}/`, { reason: 'wrong' })
    await transfer(staff, account.id, office, '30', { date: '2026-02-03' })
    const read = async (query: string) => {
      const response = await staff.get(`cash-book/?place=${account.id}&${query}`)
      return { book: response.json() as CashBook, count: Number(response.headers['x-total-count']) }
    }
    const { book, count } = await read('from=2026-02-01&to=2026-02-28')
    expect(count).toBe(6)
    expect(book).toMatchObject({ opening: '1003.00', in: '12.00', out: '134.00', closing: '881.00' })
    expect(book.rows.map(({ in: added, out, balance }) => [added, out, balance])).toEqual([
      ['3.00', '0.00', '1006.00'],
      ['4.00', '0.00', '1010.00'],
      ['5.00', '0.00', '1015.00'],
      ['0.00', '100.00', '915.00'],
      ['0.00', '4.00', '911.00'],
      ['0.00', '30.00', '881.00'],
    ])
    expect(book.rows[4]).toMatchObject({
      number: records[3]!.number,
      record: 'receipt',
      reason: 'voided',
      voided: true,
    })
    expect(book.rows[5]).toMatchObject({ record: 'transfer', stream: 'TRF', party: { en: 'Office Cash' } })
    for (const limit of [1, 2, 4]) {
      const rows = []
      for (let offset = 0; offset < count; offset += limit)
        rows.push(...(await read(`from=2026-02-01&to=2026-02-28&limit=${limit}&offset=${offset}`)).book.rows)
      expect(rows).toEqual(book.rows)
    }
    expect((await read('from=2026-02-01&to=2026-02-28&offset=6')).book.rows).toEqual([])
    expect((await staff.get('cash-book/')).statusCode).toBe(400)
    expect((await staff.get(`cash-book/?place=${account.id}&from=2026-02-02&to=2026-02-01`)).statusCode).toBe(
      400,
    )
    expect((await where('2026-02-28')).places.find(({ id }) => id === account.id)?.balance).toBe('881.00')
  })
})

test('every day of the books adds up, and the audit log proves transfers', async () => {
  for (const on of ['2025-12-31', '2026-01-05', '2026-02-02', yesterday, now])
    expect([on, (await where(on)).difference]).toEqual([on, '0.00'])
  expect(await verifyAudit(server.sql)).toMatchObject({ ok: true })
  const [{ id }] = await server.sql<
    [{ id: number }]
  >`select min(id) as id from transfers where needs_signatures is null`
  await server.sql`update transfers set amount = amount + 1 where id = ${id}`
  expect((await verifyAudit(server.sql)).problem).toContain(`transfers/${id}`)
  await server.sql`update transfers set amount = amount - 1 where id = ${id}`
})

test('the reconciliation names the first record of broken places', async () => {
  const failing = async () =>
    (await reconcile(server.sql)).laws.filter(({ ok }) => !ok).map(({ law, first }) => [law, first])
  expect(await failing()).toEqual([])
  const record = await donate(staff, { payment_type: 'bank' })
  const breakAndRestore = async (change: string, undo: string) => {
    await server.sql.unsafe(change)
    const result = await failing()
    await server.sql.unsafe(undo)
    return result
  }
  const setPlace = (place: number) =>
    `update receipt_lines set place_id = ${place} where receipt_id = ${record.id}`
  expect(await breakAndRestore(setPlace(6), setPlace(bank))).toEqual([['places', record.number]])
  const add = (paisa: number) =>
    `update place_days set amount_in = amount_in + ${paisa} where place_id = 3 and day = '${now}'`
  expect(await breakAndRestore(add(1), add(-1))).toEqual([['places', `${now} Office Cash`]])
  const raise = (paisa: number) => `update place_balances set balance = balance + ${paisa} where place_id = 3`
  expect(await breakAndRestore(raise(1), raise(-1))).toEqual([['places', 'places']])
  const [sent] = await server.sql<[{ id: number; number: string }]>`
    select id, number from transfers where voided_at is null and needs_signatures is null order by id limit 1`
  const change = (paisa: number) => `update transfers set amount = amount + ${paisa} where id = ${sent.id}`
  expect(await breakAndRestore(change(1), change(-1))).toEqual([['places', sent.number]])
  expect(await failing()).toEqual([])
})
