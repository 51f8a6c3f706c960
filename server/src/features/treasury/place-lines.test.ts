import { today } from '@samity/shared-api/contract'
import type { PlaceLine } from '@samity/shared-api/contract/treasury/place-line'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import { aCashier, aCashSale, readDay } from '../../../test/cash-day-builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
})
afterAll(() => server.close())

const bank = 5
const wallet = 6
let banks = 0
const addBank = async () => {
  const name = `Account ${++banks}`
  return (
    await createRecord(admin, 'money-places/', { kind: 'bank', name_english: name, name_bengali: name })
  ).id
}
const linesOf = async (user: TestUser, query: string) =>
  (await user.get(`place-lines/?${query}`)).json() as PlaceLine[]
type Money = { id: number; number: string }
const donate = (place: number, fund_amount = '100') =>
  createRecord<Money>(staff, 'fund-collection/', {
    donation_type: 'others',
    date: today(),
    fund_provider: 'Karim',
    fund_amount,
    purpose: 'Library',
    payment_type: 'bank',
    place,
  })

test('what was booked, moved and voided is there in order, with the paths of the records', async () => {
  const account = await addBank()
  const donation = await donate(account, '2000')
  await donate(bank, '3')
  const transfer = await createRecord<Money>(staff, 'transfers/', {
    from_place: account,
    to_place: wallet,
    amount: '1500',
  })
  await staff.delete(`fund-collection/${donation.id}/`, { reason: 'twice' })
  const lines = await linesOf(staff, `place=${account}`)
  const ofDonation = {
    document: donation.number,
    document_id: donation.id,
    path: 'fund-collection',
    payment_type: 'bank',
  }
  expect(lines).toEqual([
    expect.objectContaining({
      ...ofDonation,
      place: account,
      amount: '2000.00',
      reason: 'booked',
      date: today(),
    }),
    expect.objectContaining({
      document: transfer.number,
      document_id: transfer.id,
      path: 'transfers',
      payment_type: '',
      amount: '-1500.00',
      reason: 'booked',
    }),
    expect.objectContaining({ ...ofDonation, amount: '-2000.00', reason: 'voided' }),
  ])
  expect(Date.parse(lines[0]!.posted_at)).not.toBeNaN()
  expect((await staff.get(`${lines[0]!.path}/${lines[0]!.document_id}/`)).statusCode).toBe(200)
  const rest = await linesOf(staff, `place=${account}&after=${lines[0]!.id}&limit=1`)
  expect(rest).toEqual([lines[1]])
  expect(await linesOf(staff, `place=${account}&after=${lines[2]!.id}`)).toEqual([])
})

test('a cashier reads the lines of the own box after its count, and of no other place', async () => {
  const { cashier: keeper, box } = await aCashier(server)
  await createRecord(keeper, 'vokalotnama/', aCashSale(today(), '20', { place: box }))
  expect((await keeper.get(`place-lines/?place=${bank}`)).statusCode).toBe(403)
  expect((await keeper.get('place-lines/')).statusCode).toBe(409)
  const day = await readDay(admin, box, today())
  await keeper.post(`cash-days/${day!.id}/count/`, { notes: { 20: 1 }, coins: '0' })
  expect(await linesOf(keeper, '')).toEqual([
    expect.objectContaining({ path: 'vokalotnama', amount: '20.00' }),
  ])
  expect((await cashier.get('place-lines/')).statusCode).toBe(404)
})

test('a wrong place, limit or cursor is refused', async () => {
  expect(errorsOf(await staff.get('place-lines/'))).toHaveProperty('place')
  const refused = ['place=999999', 'place=5&limit=0', 'place=5&limit=1001', 'place=5&after=-1', 'place=x']
  const codes = await Promise.all(
    refused.map(async (query) => (await staff.get(`place-lines/?${query}`)).statusCode),
  )
  expect(codes).toEqual([404, 400, 400, 400, 400])
})

test('a line that becomes visible late is not skipped by a reader who goes on after the last id', async () => {
  const account = await addBank()
  const { cashier: keeper, box } = await aCashier(server)
  await createRecord(keeper, 'vokalotnama/', aCashSale(today(), '900', { place: box }))
  const first = await donate(account)
  const [seen] = await linesOf(staff, `place=${account}`)
  expect(seen!.document).toBe(first.number)
  const day = await readDay(admin, box, today())
  let slow: Promise<Money> | undefined
  await server.sql.begin(async (sql) => {
    await sql`select from cash_days where id = ${day!.id} for update`
    // the transfer has the ids of its lines, and waits for the day of the box
    slow = createRecord<Money>(keeper, 'transfers/', { from_place: box, to_place: account, amount: '700' })
    await until(async () => {
      const [waiting] = await server.sql<[{ count: number }]>`
        select count(*)::int as count from pg_locks where locktype = 'transactionid' and not granted`
      return waiting.count > 0
    })
    // it has a higher id, and is committed
    await donate(account, '5')
    expect(await linesOf(staff, `place=${account}&after=${seen!.id}`)).toEqual([])
  })
  const { number } = await slow!
  const amounts = (await linesOf(staff, `place=${account}&after=${seen!.id}`)).map((line) => line.amount)
  expect([amounts, number]).toEqual([['700.00', '5.00'], expect.stringMatching(/^TRF-/)])
})

test('after a savepoint that was rolled back, the next line of the transaction is announced again', async () => {
  const account = await addBank()
  const { id: transfer } = await createRecord(staff, 'transfers/', {
    from_place: bank,
    to_place: wallet,
    amount: '1',
  })
  const transaction = server.sql.begin(async (sql) => {
    const addLine = (inner: typeof sql) => inner`
      insert into place_lines (place_id, day, transfer_id, amount, reason)
      values (${account}, dhaka_today(), ${transfer}, 1, 'booked')`
    await expect(
      sql.savepoint(async (inner) => {
        await addLine(inner)
        throw new Error('savepoint')
      }),
    ).rejects.toThrow('savepoint')
    const later = await donate(bank, '8')
    const last = async () => (await linesOf(staff, `place=${bank}&limit=1000`)).at(-1)!.document
    expect(await last()).toBe(later.number)
    await addLine(sql)
    const hidden = await donate(bank, '9')
    expect(await last()).toBe(later.number)
    throw new Error(hidden.number)
  })
  const number = await transaction.catch((error: Error) => error.message)
  expect((await linesOf(staff, `place=${bank}&limit=1000`)).at(-1)!.document).toBe(number)
})
