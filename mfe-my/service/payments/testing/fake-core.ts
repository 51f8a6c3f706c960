import type { ApiAnswer, ApiCall, FakeSystem } from '@samity/module-service/testing'
import { fromDecimal, monthOf, sum, toDecimal, yearOf } from '@samity/shared-api/contract'
import type { BasketLine } from '@samity/shared-api/contract/sales/basket'
import type { ServiceClaims } from '@samity/shared-api/module'

type Receipt = {
  path: string
  id: number
  number: string
  total: string
  day: string
  body: Record<string, unknown>
  voided: boolean
}
type Fault = 'none' | 'not done' | 'done without an answer'
type Rent = { id: number; months: string[]; amount: string }
export type Debts = { months?: string[]; years?: string[]; rents?: Rent[]; monthly?: number; yearly?: number }
export type StatementLine = { id: number; day: string; text: string; amount: string }

const series: Record<string, string> = {
  'advocate-all-fees': 'FEE',
  'shop-rent': 'RNT',
  'fund-collection': 'DON',
}
const refused: ApiAnswer = { status: 409, body: { message: 'The books are locked.', code: 'period.locked' } }
export const account = 7
export const wallet = 9
/** Of the yearly fee; the rest of a year is the yearly cost */
const yearlyCostPaisa = 2_000

/** What payments by reference read and post in the association: dues, rents, baskets, and the lines of the bank. */
export function fakeCore(system: FakeSystem) {
  const debts = new Map<number, Debts>()
  const numbers = new Map<number, string>()
  const numberOf = (member: number) => numbers.get(member) ?? String(member)
  const receipts: Receipt[] = []
  const baskets = new Map<string, { content: string; ids: number[]; id: number }>()
  let lines: StatementLine[] = []
  const references: unknown[] = []
  let fault: () => Fault = () => 'none'
  let isLocked = false

  const live = () => receipts.filter(({ voided }) => !voided)
  const isPaid = (member: number, kind: string, period: string, unit = '') =>
    live().some(({ path, body }) => {
      const spans = path === 'shop-rent' ? [body] : ((body[`${kind}s`] ?? []) as Record<string, unknown>[])
      if ((path === 'shop-rent') !== (kind === 'rent')) return false
      if (path === 'shop-rent' ? body['room'] !== unit : body['advocate_id'] !== numberOf(member))
        return false
      return spans.some(
        (span) => indexOf(span, 'from') <= toIndex(period) && toIndex(period) <= indexOf(span, 'to'),
      )
    })
  const toIndex = (period: string) =>
    period.length === 4 ? Number(period) : yearOf(period) * 12 + monthOf(period)
  const indexOf = (span: Record<string, unknown>, end: 'from' | 'to') =>
    span[`yearly_${end}_year`] === undefined
      ? Number(span[`${end}_year`]) * 12 + Number(span[`${end}_month`])
      : Number(span[`yearly_${end}_year`])

  function owedBy(member: number) {
    const { months = [], years = [], rents = [], monthly = 15_000, yearly = 60_000 } = debts.get(member) ?? {}
    return {
      monthly,
      yearly,
      months: months.filter((period) => !isPaid(member, 'month', period)),
      years: years.filter((period) => !isPaid(member, 'year', period)),
      rents: rents.map(({ id, months: all, amount }) => {
        const due = all.filter((period) => !isPaid(member, 'rent', period, String(id)))
        return {
          id,
          building_name: 'Bar Building',
          building_name_bengali: 'বার ভবন',
          floor_no: '2',
          room_no: String(id),
          rent_amount: amount,
          due_months: due,
          due_amount: toDecimal(fromDecimal(amount) * due.length),
        }
      }),
    }
  }
  const nameOf = (member: number) => ({
    advocate_id: member,
    bar_registration_number: numberOf(member),
    name_english: `Advocate ${member}`,
    name_bengali: '',
  })
  function duesOf(member: number) {
    const { months, years, monthly, yearly } = owedBy(member)
    const feePaisa = yearly - yearlyCostPaisa
    const periods = [
      ...months.map((period) => ({ kind: 'monthly', period, amount: toDecimal(monthly) })),
      ...years.map((period) => ({ kind: 'yearly', period, amount: toDecimal(feePaisa) })),
    ].map((one) => ({ ...one, delay_fee: '0.00', source: 'schedule' }))
    return {
      ...nameOf(member),
      has_schedule: true,
      periods,
      kinds: [{ kind: 'yearly', unpaid: years.length, cost: toDecimal(yearlyCostPaisa * years.length) }],
      proposal: {
        monthlyfee_set: months.map((period) => ({
          from_month: monthOf(period),
          from_year: yearOf(period),
          to_month: monthOf(period),
          to_year: yearOf(period),
          monthly_fee: toDecimal(monthly),
          monthly_delay_fee: '0.00',
          total_monthly_amount: toDecimal(monthly),
        })),
        barassociationfee_set: years.map((period) => ({
          yearly_from_year: Number(period),
          yearly_to_year: Number(period),
          yearly_fee: toDecimal(feePaisa),
          yearly_fee_cost: toDecimal(yearlyCostPaisa),
          yearly_delay_fee: '0.00',
          benevolent_fund_fee: '0.00',
          benevolent_delay_fee: '0.00',
          relief_fund_fee: '0.00',
          total_amount: toDecimal(yearly),
          court_type: 'L/C',
        })),
      },
      charges: [],
    }
  }
  const passbookOf = (member: number) => ({
    ...nameOf(member),
    rows: [],
    dues: duesOf(member),
    rents: owedBy(member).rents,
  })

  const totalOf = ({ path, body }: BasketLine): number => {
    const values = body as Record<string, string> & {
      monthlyfee_set?: Record<string, string>[]
      barassociationfee_set?: Record<string, string>[]
    }
    if (path === 'shop-rent') return fromDecimal(values['rent_amount']!)
    if (path === 'fund-collection') return fromDecimal(values['fund_amount']!)
    return sum([
      ...values.monthlyfee_set!.map(
        (row) => fromDecimal(row['total_monthly_amount']!) + fromDecimal(row['monthly_delay_fee']!),
      ),
      ...values.barassociationfee_set!.map((row) => fromDecimal(row['total_amount']!)),
    ])
  }
  function addReceipt(path: string, body: Record<string, unknown>, total: string): Receipt {
    const id = receipts.length + 1
    const number = `${series[path]}-2026-${String(id).padStart(6, '0')}`
    const day = String(body['collection_date'] ?? body['date'])
    const spans = { months: body['monthlyfee_set'], years: body['barassociationfee_set'] }
    const receipt = { path, id, number, total, day, body: { ...body, ...spans }, voided: false }
    receipts.push(receipt)
    return receipt
  }
  /** Runs a write, unless the request is refused, or lost on its way; its answer may be lost, too. */
  const write = (run: (call: ApiCall) => ApiAnswer) => (call: ApiCall) => {
    const luck = fault()
    if (luck === 'not done') return 'no answer' as const
    const answer = run(call)
    return luck === 'done without an answer' ? ('no answer' as const) : answer
  }

  system.answer('GET', 'my/passbook', ({ headers }) => ({ body: passbookOf(memberIn(headers)) }))
  system.answer('GET', 'advocates/{id}/dues', ({ path }) => ({ body: duesOf(idIn(path)) }))
  system.answer('GET', 'advocates/{id}/passbook', ({ path }) => ({ body: passbookOf(idIn(path)) }))
  system.answer('GET', 'x/mfe-bank/incoming', ({ query }) => ({
    body: lines
      .filter(({ id }) => id > Number(query.get('after')))
      .map((line) => ({ ...line, account, name_english: 'Sonali current', name_bengali: 'সোনালী চলতি' })),
  }))
  system.answer('POST', 'x/mfe-bank/references', ({ body }) => {
    references.push(body)
    return { status: 204 }
  })
  system.answer('GET', 'money-places/{id}', ({ path }) => ({
    body: {
      id: idIn(path),
      kind: { [account]: 'bank', [wallet]: 'wallet' }[idIn(path)] ?? 'cash',
      name_english: 'bKash',
      name_bengali: 'বিকাশ',
    },
  }))
  system.answer(
    'POST',
    'counter/basket',
    write(({ body }) => {
      // the service sends a basket
      const { key, ...content } = body as { key: string; lines: BasketLine[] }
      const known = baskets.get(key)
      if (!known && isLocked) return refused
      if (known && known.content !== JSON.stringify(content))
        return { status: 409, body: { message: 'This basket was already paid, with other lines.' } }
      const basket = known ?? {
        id: baskets.size + 1,
        content: JSON.stringify(content),
        ids: content.lines.map(
          (line) => addReceipt(line.path, line.body as Record<string, unknown>, toDecimal(totalOf(line))).id,
        ),
      }
      baskets.set(key, basket)
      return { body: { id: basket.id, receipts: receipts.filter(({ id }) => basket.ids.includes(id)) } }
    }),
  )
  for (const path of Object.keys(series)) {
    system.answer(
      'DELETE',
      `${path}/{id}`,
      write((call) => {
        const receipt = receipts.find(({ id }) => id === idIn(call.path))!
        if (receipt.voided) return { status: 409, body: { message: 'Void.', code: 'record.void' } }
        if (isLocked) return refused
        receipt.voided = true
        return { status: 204 }
      }),
    )
    system.answer('GET', path, ({ query }) => ({
      body: live().filter(
        (receipt) =>
          receipt.path === path && receipt.day >= query.get('from')! && receipt.day <= query.get('to')!,
      ),
    }))
  }

  return {
    receipts,
    references,
    live,
    clear() {
      receipts.length = 0
      numbers.clear()
      references.length = 0
      baskets.clear()
      lines = []
      fault = () => 'none'
      isLocked = false
    },
    setDebts: (member: number, owed: Debts) => debts.set(member, owed),
    setNumber: (member: number, number: string) => numbers.set(member, number),
    setLines: (next: StatementLine[]) => {
      lines = next
    },
    setFault: (next: () => Fault) => {
      fault = next
    },
    setLock: (locked: boolean) => {
      isLocked = locked
    },
    /** What a cashier books at the counter */
    payMonth(member: number, period: string) {
      const [month, year] = [monthOf(period), yearOf(period)]
      const row = { from_month: month, from_year: year, to_month: month, to_year: year }
      addReceipt(
        'advocate-all-fees',
        { advocate_id: String(member), monthlyfee_set: [row], collection_date: '2026-11-20' },
        '150.00',
      )
    },
  }
}

const idIn = (path: string) => Number(/\/(\d+)/.exec(path)?.[1])

/** The member of the token with which the service asks */
function memberIn({ authorization = '' }: { authorization?: string | undefined }): number {
  const { member = 0 } = JSON.parse(
    Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString(),
  ) as Partial<ServiceClaims> // the fake system has signed it
  return member
}
