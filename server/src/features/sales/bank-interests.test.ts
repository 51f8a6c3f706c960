import fc from 'fast-check'
import { toDecimal, today } from '@samity/shared-api/contract'
import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import type { PlaceLine } from '@samity/shared-api/contract/treasury/place-line'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { reconcile } from '../accounts/reconciliation.ts'
import { createRecord, errorsOf } from '../../../test/builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
beforeAll(async () => {
  ;({ server, admin, staff } = await startStaffedServer())
})
afterAll(() => server.close())

const cheques = 4
let accounts = 0
const anAccount = async (kind = 'bank') => {
  const name = `Account ${++accounts}`
  return (await createRecord(admin, 'money-places/', { kind, name_english: name, name_bengali: name })).id
}
const anInterest = (overrides: object = {}) => ({
  collection_date: today(),
  bank_name: 'Sonali Bank',
  branch_name: 'Court Building',
  account_no: 'FDR-1',
  interest_amount: '1000',
  payment_type: 'bank',
  ...overrides,
})
const collect = (overrides: object = {}) =>
  createRecord<BankInterest>(staff, 'bank-interest/', anInterest(overrides))
const linesOf = async (place: number) =>
  ((await staff.get(`place-lines/?place=${place}`)).json() as PlaceLine[]).map(({ amount }) => amount)
/** The sums of the ledger by side and name of head or category, in taka. */
const ledgerOf = async (id: number) =>
  Object.fromEntries(
    (
      await server.sql<{ name: string; amount: number }[]>`
        select l.side || ' ' || coalesce(h.name_en, c.category) as name, sum(l.amount)::bigint as amount
        from ledger_lines l
        left join heads h on h.id = l.head_id
        left join expense_categories c on c.id = l.expense_category_id
        where l.receipt_id = ${id}
        group by 1 having sum(l.amount) <> 0`
    ).map(({ name, amount }) => [name, toDecimal(amount)]),
  )

test('a call without tax is what it was: all of the interest is income and comes in', async () => {
  const place = await anAccount()
  const record = await collect({ place })
  expect(record).toMatchObject({
    interest_amount: '1000.00',
    source_tax: '0.00',
    excise_duty: '0.00',
    net_amount: '1000.00',
    total: '1000.00',
    fdr_id: null,
  })
  expect(await linesOf(place)).toEqual(['1000.00'])
  expect((await server.sql`select from expense_categories where code is not null`).length).toBe(0)
})

test('gross is income, tax and duty are expense, and the place gets the net', async () => {
  const place = await anAccount('fdr')
  const parts = { place, fdr_id: 12, source_tax: '100', excise_duty: '150.50' }
  const record = await collect(parts)
  expect(record).toMatchObject({
    interest_amount: '1000.00',
    source_tax: '100.00',
    excise_duty: '150.50',
    net_amount: '749.50',
    total: '749.50',
    payments: [{ payment_type: 'bank', amount: '749.50' }],
    places: [{ id: place, amount: '749.50' }],
  })
  expect(await linesOf(place)).toEqual(['749.50'])
  expect(await ledgerOf(record.id)).toEqual({
    'income Bank Interest': '1000.00',
    'expense Source Tax': '100.00',
    'expense Excise Duty': '150.50',
  })
  const found = await staff.get('bank-interest/?fdr_id=12')
  expect((found.json() as BankInterest[]).map(({ id }) => id)).toEqual([record.id])
  expect(found.headers['x-total-amount']).toBe('749.50')
  const receipt = (await staff.get(`receipts/${record.number}/`)).json() as Receipt
  expect(receipt.lines.map(({ label, amount }) => [label.en, label.bn, amount])).toEqual([
    ['Bank Interest', expect.any(String), '1000.00'],
    ['Less Source Tax', 'বাদ উৎসে কর', '-100.00'],
    ['Less Excise Duty', 'বাদ আবগারি শুল্ক', '-150.50'],
  ])
  expect(receipt.total).toBe('749.50')
  // a form sends back what it has read, and changes one part
  const changed = await staff.put(`bank-interest/${record.id}/`, { ...record, excise_duty: '0' })
  expect(changed.json()).toMatchObject({ interest_amount: '1000.00', net_amount: '900.00' })
  expect(await linesOf(place)).toEqual(['749.50', '150.50'])
  expect((await staff.delete(`bank-interest/${record.id}/`, { reason: 'twice' })).statusCode).toBe(204)
  expect(await ledgerOf(record.id)).toEqual({})
  expect(await linesOf(place)).toEqual(['749.50', '150.50', '-900.00'])
})

test('tax and duty may be all of the interest, but not more', async () => {
  const place = await anAccount()
  const all = await collect({ place, source_tax: '850', excise_duty: '150' })
  expect(all).toMatchObject({ net_amount: '0.00', interest_amount: '1000.00' })
  expect(await linesOf(place)).toEqual([])
  const more = await staff.post('bank-interest/', anInterest({ source_tax: '850.01', excise_duty: '150' }))
  expect([more.statusCode, errorsOf(more)]).toEqual([
    422,
    { source_tax: ['Tax and duty are more than the interest'] },
  ])
  expect((await staff.post('bank-interest/', anInterest({ source_tax: '-1' }))).statusCode).toBe(422)
})

test('with a cheque, and in the own box of a cashier, all parts are at the place of the money', async () => {
  const before = (await linesOf(cheques)).length
  await collect({ payment_type: 'check', source_tax: '100' })
  expect((await linesOf(cheques)).slice(before)).toEqual(['900.00'])
  const cashier = await server.as('cashier')
  const box = await createRecord(admin, 'money-places/', {
    kind: 'cash',
    name_english: 'Box',
    name_bengali: 'বাক্স',
    holder: cashier.id,
  })
  await createRecord(cashier, 'bank-interest/', anInterest({ payment_type: 'cash', source_tax: '100' }))
  expect(await linesOf(box.id)).toEqual(['900.00'])
})

test('a category keeps its meaning when people rename it', async () => {
  const [category] = await server.sql<{ id: number }[]>`
    select id from expense_categories where code = 'source_tax'`
  const renamed = { category: 'Tax at source on deposits', category_bengali: '' }
  expect((await admin.put(`expanse_category/${category!.id}/`, renamed)).statusCode).toBe(200)
  const record = await collect({ source_tax: '1' })
  expect(await ledgerOf(record.id)).toMatchObject({ 'expense Tax at source on deposits': '1.00' })
})

test('a category that people added under the name of a deduction is the one of the deduction', async () => {
  const other = await startStaffedServer()
  try {
    const { id } = await createRecord(other.admin, 'expanse_category/', { category: 'source tax' })
    expect((await other.staff.post('bank-interest/', anInterest({ source_tax: '1' }))).statusCode).toBe(201)
    const rows = await other.server.sql`select id, category, code from expense_categories`
    expect(rows).toEqual([{ id, category: 'source tax', code: 'source_tax' }])
  } finally {
    await other.server.close()
  }
})

test('of interest entered at once, every category is added once', async () => {
  const other = await startStaffedServer()
  try {
    const send = () => other.staff.post('bank-interest/', anInterest({ source_tax: '1', excise_duty: '2' }))
    const codes = (await Promise.all([1, 2, 3, 4, 5, 6].map(send))).map(({ statusCode }) => statusCode)
    expect(codes).toEqual([201, 201, 201, 201, 201, 201])
    const rows = await other.server.sql`select category from expense_categories order by 1`
    expect(rows.map((row) => row['category'])).toEqual(['Excise Duty', 'Source Tax'])
  } finally {
    await other.server.close()
  }
})

test('whatever is entered, changed and voided, gross less tax less duty is what the place has', async () => {
  const paisa = fc.integer({ min: 1, max: 500_000 })
  const share = fc.integer({ min: 0, max: 50 })
  const taxed = fc.record({ paisa, tax: share, duty: share })
  const bodyOf = ({ paisa: gross, tax, duty }: { paisa: number; tax: number; duty: number }) => ({
    interest_amount: toDecimal(gross),
    source_tax: toDecimal(Math.floor((gross * tax) / 100)),
    excise_duty: toDecimal(Math.floor((gross * duty) / 100)),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ first: taxed, change: fc.option(taxed), isVoided: fc.boolean() }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (all) => {
        const place = await anAccount()
        let net = 0
        for (const { first, change, isVoided } of all) {
          const record = await collect({ place, ...bodyOf(first) })
          if (change) await staff.put(`bank-interest/${record.id}/`, anInterest({ place, ...bodyOf(change) }))
          if (isVoided) await staff.delete(`bank-interest/${record.id}/`, { reason: 'no' })
          const body = bodyOf(change ?? first)
          const parts = [body.interest_amount, body.source_tax, body.excise_duty].map((amount) =>
            Math.round(Number(amount) * 100),
          )
          if (!isVoided) net += parts[0]! - parts[1]! - parts[2]!
        }
        const { balance } = (await admin.get(`money-places/${place}/`)).json() as { balance: string }
        expect(balance).toBe(toDecimal(net))
      },
    ),
    { numRuns: 8, seed: randomSeed },
  )
  expect((await reconcile(server.sql)).laws.filter(({ ok }) => !ok)).toEqual([])
  expect(await verifyAudit(server.sql)).toMatchObject({ ok: true })
}, 120_000)
