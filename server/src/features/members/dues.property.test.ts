import fc from 'fast-check'
import { dayOf, fromDecimal, sum, toDecimal, today } from '@samity/shared-api/contract'
import type {
  AdvocateDues,
  CashierDues,
  DuesRow,
  DuesSummary,
} from '@samity/shared-api/contract/members/dues'
import { standings, type DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import type { Voter } from '@samity/shared-api/contract/members/voter-list'
import { aFee, anAdvocate, createRecord } from '../../../test/builders.ts'
import { randomSeed } from '../../../test/random-seed.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

let server: TestServer
let admin: TestUser
let staff: TestUser
let cashier: TestUser
let lastNumber = 0

beforeAll(async () => {
  ;({ server, admin, staff, cashier } = await startStaffedServer())
})
afterAll(() => server.close())

const kinds = ['monthly', 'yearly', 'benevolent', 'relief'] as const
const courts = ['', 'L/C', 'H/C'] as const
const [firstYear, lastYear] = [2021, 2026]
const anyDay = fc
  .record({
    year: fc.integer({ min: firstYear, max: lastYear }),
    month: fc.integer({ min: 1, max: 10 }),
    day: fc.constantFrom(1, 2, 15, 28),
  })
  .map(({ year, month, day }) => dayOf(year, month, day))
const anyKind = fc.constantFrom(...kinds)
/** Two periods: of months the nth month of 2021 and later, of years the nth year */
const anySpan = fc.record({ from: fc.nat(70), length: fc.nat(7) })

const anySchedule = fc.record({
  kind: anyKind,
  court_type: fc.constantFrom(...courts),
  amount: fc.constantFrom(0, 5000, 10_000, 12_345),
  from_day: anyDay,
  joining: fc.constantFrom('full', 'share', 'free'),
})
const anyDelayRule = fc.record({
  kind: fc.constantFrom('monthly', 'yearly', 'benevolent'),
  court_type: fc.constantFrom(...courts),
  from_day: anyDay,
  after_month: fc.integer({ min: 1, max: 14 }),
  after_day: fc.constantFrom(1, 10, 31),
  // an amount, or hundredths of a percent
  amount: fc.constantFrom(0, 500, 1234),
  percent: fc.constantFrom(125, 1000),
  cap: fc.constantFrom(null, 900, 5000),
})
const anyAction = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('pay' as const),
      member: fc.nat(2),
      kind: anyKind,
      span: anySpan,
      funds: fc.boolean(),
      day: fc.constantFrom('2024-06-10', '2026-03-10'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('void' as const), nth: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('waive' as const),
      covers: fc.constantFrom('dues', 'delay'),
      member: fc.nat(2),
      kind: anyKind,
      span: anySpan,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('open' as const),
      member: fc.nat(2),
      kind: anyKind,
      span: anySpan,
      amount: fc.constantFrom(700, 9900),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('standing' as const),
      member: fc.nat(2),
      standing: fc.constantFrom('regular', 'suspended', 'retired', 'deceased'),
      day: anyDay,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('terms' as const),
      member: fc.nat(2),
      court_type: fc.constantFrom('L/C', 'H/C'),
      benevolent: fc.boolean(),
      day: anyDay,
    }),
  },
)

type Schedule = { kind: DuesKind; court_type: string; amount: number; from_day: string; joining: string }
type DelayRule = Omit<Schedule, 'joining'> & {
  after_month: number
  after_day: number
  percent: number
  cap: number | null
}
type Tariff = { schedules: readonly Schedule[]; rules: readonly DelayRule[]; yearlyCost: number }
type Payment = { id: number; kind: DuesKind; period: number; day: string }
type Member = {
  id: number
  number: string
  joined: string
  payments: Payment[]
  waived: Set<string>
  withoutDelay: Set<string>
  opening: Map<string, number>
  standings: { day: string; standing: string; charges: boolean }[]
  terms: { day: string; court: string; benevolent: boolean }[]
}

/* The independent calculation: period by period, with days as texts, and no spans. */

const firstDay = (kind: DuesKind, period: number) =>
  kind === 'monthly' ? dayOf(Math.floor(period / 12), (period % 12) + 1, 1) : dayOf(period, 1, 1)
const periodsUpTo = (kind: DuesKind, on: string): number[] => {
  const range = kind === 'monthly' ? { start: 2010 * 12, count: 220 } : { start: 2010, count: 18 }
  return Array.from({ length: range.count }, (_, nth) => range.start + nth).filter(
    (period) => firstDay(kind, period) <= on,
  )
}
const lastAt = <T extends { day: string }>(rows: readonly T[], day: string): T | undefined =>
  rows.filter((row) => row.day <= day).toSorted((one, other) => (one.day < other.day ? 1 : -1))[0]
const keyOf = (kind: DuesKind, period: number) => `${kind} ${period}`

function priceOf(schedules: readonly Schedule[], member: Member, kind: DuesKind, period: number): number {
  const opening = member.opening.get(keyOf(kind, period))
  if (opening !== undefined) return opening
  const begins = firstDay(kind, period)
  const joinedPeriod = kind === 'monthly' ? member.joined.slice(0, 7) : member.joined.slice(0, 4)
  const isJoining = begins.startsWith(joinedPeriod)
  if (begins < member.joined && !isJoining) return 0
  if (lastAt(member.standings, begins)?.charges === false) return 0
  const { court, benevolent } = lastAt(member.terms, begins) ?? { court: 'L/C', benevolent: true }
  if (kind === 'benevolent' && !benevolent) return 0
  const inForce = (courtType: string) =>
    schedules
      .filter((one) => one.kind === kind && one.court_type === courtType && one.from_day <= begins)
      .toSorted((one, other) => (one.from_day < other.from_day ? 1 : -1))[0]
  const schedule = inForce(court) ?? inForce('')
  if (!schedule) return 0
  if (!isJoining || member.joined === begins || schedule.joining === 'full') return schedule.amount
  if (schedule.joining === 'free') return 0
  const monthsGone = Number(member.joined.slice(5, 7)) - 1
  return schedule.amount - Math.floor((schedule.amount * monthsGone) / 12)
}

function delayOf(
  rules: readonly DelayRule[],
  member: Member,
  { kind, period, price }: { kind: DuesKind; period: number; price: number },
  on: string,
) {
  if (member.withoutDelay.has(keyOf(kind, period))) return 0
  const begins = firstDay(kind, period)
  const { court } = lastAt(member.terms, begins) ?? { court: 'L/C' }
  const inForce = (courtType: string) =>
    rules
      .filter((one) => one.kind === kind && one.court_type === courtType && one.from_day <= begins)
      .toSorted((one, other) => (one.from_day < other.from_day ? 1 : -1))[0]
  const rule = inForce(court) ?? inForce('')
  if (!rule) return 0
  let late = 0
  const first = Number(begins.slice(0, 4)) * 12 + Number(begins.slice(5, 7)) - 1
  for (let month = first + rule.after_month - 1; ; month++, late++) {
    const grace = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${String(rule.after_day).padStart(2, '0')}`
    if (on <= grace) break
  }
  const fee = rule.amount > 0 ? rule.amount * late : Math.floor((price * rule.percent * late + 5000) / 10_000)
  return rule.cap === null ? fee : Math.min(fee, rule.cap)
}

function expectedDues({ schedules, rules, yearlyCost }: Tariff, member: Member, on: string) {
  const figures = { charged: 0, waived: 0, paid: 0, owed: 0, delay_fee: 0, cost: 0 }
  for (const kind of kinds)
    for (const period of periodsUpTo(kind, on)) {
      const price = priceOf(schedules, member, kind, period)
      const isPaid = member.payments.some(
        (one) => one.kind === kind && one.period === period && one.day <= on,
      )
      figures.charged += price
      if (isPaid) figures.paid += price
      else if (member.waived.has(keyOf(kind, period))) figures.waived += price
      else if (price > 0) {
        figures.owed += price
        figures.delay_fee += delayOf(rules, member, { kind, period, price }, on)
        if (kind === 'yearly') figures.cost += yearlyCost
      }
    }
  return figures
}

const totalOf = ({ owed, delay_fee, cost }: ReturnType<typeof expectedDues>) => owed + delay_fee + cost

const toPeriods = (kind: DuesKind, { from, length }: { from: number; length: number }) => {
  const first = kind === 'monthly' ? firstYear * 12 + from : firstYear + (from % 7)
  const last = kind === 'monthly' ? first + length : first + (length % 3)
  return { first, last, all: Array.from({ length: last - first + 1 }, (_, nth) => first + nth) }
}
const show = (kind: DuesKind, period: number) =>
  kind === 'monthly' ? `${Math.floor(period / 12)}-${(period % 12) + 1}` : String(period)

async function addMember(joined: string): Promise<Member> {
  const number = String(++lastNumber)
  const body = anAdvocate({ bar_registration_number: number, phone: '', enrollment_date_As_member: joined })
  const { id } = await createRecord(staff, 'advocates/', body)
  return {
    id,
    number,
    joined,
    payments: [],
    waived: new Set(),
    withoutDelay: new Set(),
    opening: new Map(),
    standings: [],
    terms: [],
  }
}

async function pay(
  member: Member,
  {
    kind,
    span,
    funds,
    day,
  }: { kind: DuesKind; span: { from: number; length: number }; funds: boolean; day: string },
) {
  const { first, last, all } = toPeriods(kind, span)
  const section =
    kind === 'monthly'
      ? {
          monthlyfee_set: [
            {
              from_month: (first % 12) + 1,
              from_year: Math.floor(first / 12),
              to_month: (last % 12) + 1,
              to_year: Math.floor(last / 12),
              monthly_fee: '1',
            },
          ],
        }
      : {
          barassociationfee_set: [
            {
              yearly_from_year: first,
              yearly_to_year: last,
              yearly_fee: kind === 'yearly' ? '10' : '0',
              benevolent_fund_fee: kind === 'benevolent' || (kind === 'yearly' && funds) ? '5' : '0',
              relief_fund_fee: kind === 'relief' ? '3' : '0',
            },
          ],
        }
  const body = aFee({ advocate_id: member.number, collection_date: day, amount_reason: 'Random', ...section })
  const response = await staff.post('advocate-all-fees/', body)
  const paidKinds: DuesKind[] = kind === 'yearly' && funds ? ['yearly', 'benevolent'] : [kind]
  const isTaken = paidKinds.some((one) =>
    all.some((period) => member.payments.some((paid) => paid.kind === one && paid.period === period)),
  )
  expect([response.statusCode, response.body]).toEqual([isTaken ? 409 : 201, expect.any(String)])
  if (isTaken) return
  const { id } = response.json() as { id: number }
  for (const one of paidKinds) member.payments.push(...all.map((period) => ({ id, kind: one, period, day })))
}

/** Sets history entries in the model as the server does: later ones are superseded. */
const supersede = <T extends { day: string }>(rows: readonly T[], row: T): T[] => [
  ...rows.filter(({ day }) => day < row.day),
  row,
]

const duesOn = async (id: number, on: string) =>
  (await staff.get(`advocates/${id}/dues/?on=${on}`)).json() as AdvocateDues

const readOwedOf = async (members: readonly Member[], on: string) => {
  const dues = await Promise.all(members.map(({ id }) => duesOn(id, on)))
  return Object.fromEntries(
    dues.flatMap(({ advocate_id, owed }) => (owed === '0.00' ? [] : [[advocate_id, owed]])),
  ) as Record<string, string>
}

async function readVoterDues(members: readonly Member[], on: string): Promise<Record<string, string>> {
  const list = { name_en: on, name_bn: on, day: on, paid_up_to: on.slice(0, 7), member_days: 0 }
  const everyStanding = standings.map(({ value }) => value)
  const { id } = await createRecord(staff, 'voter-lists/', { ...list, standings: everyStanding })
  const off = (await staff.get(`voter-lists/${id}/voters/?off=1`)).json() as Voter[]
  await staff.delete(`voter-lists/${id}/`)
  return Object.fromEntries(
    off
      .filter((voter) => members.some(({ id: member }) => member === voter.id))
      .flatMap((voter) =>
        voter.reasons.flatMap((reason) => (reason.code === 'dues' ? [[voter.id, reason.owed]] : [])),
      ),
  ) as Record<string, string>
}

/** The sum to pay today as each place says it; a certificate is refused with the sum. */
async function readTotals({ id, number }: Member): Promise<Record<string, string>> {
  const certificate = await staff.post('clearance-certificates/', { advocate_id: number })
  const forCashier = (await cashier.get(`advocates/${id}/dues/`)).json() as CashierDues
  const { dues } = (await staff.get(`advocates/${id}/passbook/`)).json() as Passbook
  const list = await staff.get(`dues/?all=1&search=${number}`)
  const rows = (list.json() as DuesRow[]).filter((row) => row.id === id)
  const summary = (await staff.get(`dues/summary/?search=${number}`)).json() as DuesSummary
  const { owed: refused = '0.00' } = certificate.json() as { owed?: string }
  return {
    certificate: certificate.statusCode === 201 ? '0.00' : refused,
    cashier: forCashier.total,
    form: forCashier.proposal.total,
    passbook: dues.total,
    parts: toDecimal(sum([dues.owed, dues.delay_fee, dues.cost].map((amount) => fromDecimal(amount)))),
    periods: toDecimal(
      sum(dues.periods.flatMap(({ amount, delay_fee }) => [fromDecimal(amount), fromDecimal(delay_fee)])) +
        fromDecimal(dues.cost),
    ),
    list: rows[0]?.total ?? 'none',
    columns: toDecimal(
      sum(
        rows
          .flatMap((row) => [row.monthly, row.yearly, row.benevolent, row.relief, row.delay_fee, row.cost])
          .map((amount) => fromDecimal(amount)),
      ),
    ),
    header: String(list.headers['x-total-amount']),
    summary: summary.total,
    ages: toDecimal(sum(summary.buckets.map(({ total }) => fromDecimal(total)))),
  }
}

test('charged − waived − paid = owed for random schedules, payments, voids, waivers, standings and courts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySchedule, { minLength: 1, maxLength: 8 }),
      fc.tuple(anyDay, anyDay, anyDay),
      fc.array(anyAction, { maxLength: 22 }),
      fc.array(anyDay, { minLength: 1, maxLength: 3 }),
      fc.array(anyDelayRule, { maxLength: 5 }),
      async (randomSchedules, joinedDays, actions, days, randomRules) => {
        await server.sql`delete from fee_schedules`
        await server.sql`delete from delay_rules`
        await server.sql`update advocates set archived_at = now()`
        const schedules: Schedule[] = []
        for (const one of randomSchedules) {
          const joining = one.kind === 'monthly' && one.joining === 'share' ? 'full' : one.joining
          const response = await admin.post('fee-schedules/', {
            ...one,
            joining,
            amount: toDecimal(one.amount),
          })
          if (response.statusCode === 201) schedules.push({ ...one, joining })
          else expect(response.statusCode).toBe(409)
        }
        const rules: DelayRule[] = []
        for (const { amount, percent, cap, ...one } of randomRules) {
          const fee = amount > 0 ? { amount, percent: 0 } : { amount: 0, percent }
          const response = await admin.post('delay-rules/', {
            ...one,
            amount: toDecimal(fee.amount),
            percent: toDecimal(fee.percent),
            cap: cap === null ? null : toDecimal(cap),
          })
          if (response.statusCode === 201) rules.push({ ...one, ...fee, cap })
          else expect(response.statusCode).toBe(409)
        }
        const tariff: Tariff = { schedules, rules, yearlyCost: 2000 }
        const members: Member[] = []
        for (const joined of joinedDays) members.push(await addMember(joined))
        const receipts: number[] = []
        for (const action of actions) {
          if (action.type === 'void') {
            const id = receipts[action.nth % Math.max(receipts.length, 1)]
            if (id === undefined) continue
            await admin.delete(`advocate-all-fees/${id}/`, { reason: 'Random' })
            for (const member of members)
              member.payments = member.payments.filter((payment) => payment.id !== id)
            continue
          }
          const member = members[action.member]!
          if (action.type === 'pay') {
            await pay(member, action)
            receipts.splice(
              0,
              receipts.length,
              ...new Set(members.flatMap(({ payments }) => payments.map(({ id }) => id))),
            )
          } else if (action.type === 'standing') {
            const charges = action.standing === 'regular' || action.standing === 'suspended'
            const response = await staff.post(`advocates/${member.id}/standing/`, {
              standing: action.standing,
              from_day: action.day,
              reason: 'Random',
            })
            expect(response.statusCode).toBe(action.day < member.joined ? 422 : 201)
            if (action.day < member.joined) continue
            member.standings = supersede(member.standings, {
              day: action.day,
              standing: action.standing,
              charges,
            })
          } else if (action.type === 'terms') {
            const { court_type, benevolent, day } = action
            await createRecord(staff, `advocates/${member.id}/dues-terms/`, {
              from_day: day,
              court_type,
              benevolent,
            })
            member.terms = supersede(member.terms, { day, court: court_type, benevolent })
          } else {
            const { first, last, all } = toPeriods(action.kind, action.span)
            const span = {
              advocate_id: member.number,
              kind: action.kind,
              from_period: show(action.kind, first),
              to_period: show(action.kind, last),
            }
            const isWaiver = action.type === 'waive'
            const response = isWaiver
              ? await staff.post('dues-waivers/', { ...span, covers: action.covers, reason: 'Random' })
              : await staff.post('opening-dues/', { ...span, amount: toDecimal(action.amount) })
            if (response.statusCode !== 201) {
              expect([409, 422]).toContain(response.statusCode)
              continue
            }
            for (const period of all)
              if (isWaiver)
                (action.covers === 'dues' ? member.waived : member.withoutDelay).add(
                  keyOf(action.kind, period),
                )
              else member.opening.set(keyOf(action.kind, period), action.amount)
          }
        }
        for (const on of [...days, '2026-11-20']) {
          for (const member of members) {
            const dues = await duesOn(member.id, on)
            const expected = expectedDues(tariff, member, on)
            expect({
              charged: fromDecimal(dues.charged),
              waived: fromDecimal(dues.waived),
              paid: fromDecimal(dues.paid),
              owed: fromDecimal(dues.owed),
              delay_fee: fromDecimal(dues.delay_fee),
              cost: fromDecimal(dues.cost),
            }).toEqual(expected)
            expect(fromDecimal(dues.charged) - fromDecimal(dues.waived) - fromDecimal(dues.paid)).toBe(
              fromDecimal(dues.owed),
            )
            expect(sum(dues.periods.map(({ amount }) => fromDecimal(amount)))).toBe(expected.owed)
            expect(dues.periods.filter(({ amount }) => amount === '0.00')).toEqual([])
            const standing = lastAt(member.standings, on)?.standing ?? 'regular'
            expect(dues.standing).toBe(standing === 'regular' && expected.owed > 0 ? 'in_arrears' : standing)
          }
          const response = await staff.get(`dues/?on=${on}&all=1`)
          const rows = response.json() as DuesRow[]
          const expectedTotal = sum(members.map((member) => totalOf(expectedDues(tariff, member, on))))
          expect(fromDecimal(String(response.headers['x-total-amount']))).toBe(expectedTotal)
          expect(sum(rows.map(({ total }) => fromDecimal(total)))).toBe(expectedTotal)
          for (const { id } of members) {
            const { owed, delay_fee, cost, total, ageing, standing, months_owed } = await duesOn(id, on)
            expect(rows.find((row) => row.id === id)).toMatchObject({
              owed,
              delay_fee,
              cost,
              total,
              ageing,
              standing,
              months: months_owed,
            })
          }
          expect(await readVoterDues(members, on)).toEqual(await readOwedOf(members, on))
        }
        // every place says the same, what is proposed today is taken as it is, and then every place says 0
        for (const member of members) {
          const total = toDecimal(totalOf(expectedDues(tariff, member, today())))
          const places = await readTotals(member)
          expect(places).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, total])))
          if (total === '0.00') continue
          const { monthlyfee_set, barassociationfee_set } = (await duesOn(member.id, today())).proposal
          const fee = { collection_date: today(), monthlyfee_set, barassociationfee_set }
          const taken = await staff.post('advocate-all-fees/', aFee({ advocate_id: member.number, ...fee }))
          expect([taken.statusCode, taken.body]).toEqual([201, expect.any(String)])
          expect((taken.json() as { total: string }).total).toBe(total)
          const paid = await readTotals(member)
          expect(paid).toEqual(Object.fromEntries(Object.keys(paid).map((place) => [place, '0.00'])))
        }
      },
    ),
    { numRuns: 25, seed: randomSeed },
  )
}, 240_000)
