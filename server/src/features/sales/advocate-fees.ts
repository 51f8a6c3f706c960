import {
  sum,
  toDecimal,
  validationMessages,
  type Field,
  type Input,
  type Paisa,
} from '@samity/shared-api/contract'
import {
  advocateFees as declaration,
  entrySection,
  monthlySection,
  rentSection,
  yearlySection,
} from '@samity/shared-api/contract/sales/advocate-fees'
import type { DuesKind } from '@samity/shared-api/contract/members/dues-kinds'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { incomeLine, type Line, type PricedPart } from '../../ledger/receipt-lines.ts'
import type { PaidPeriodRow } from '../../ledger/paid-periods.ts'
import { findBuilding, nameKey, requireAdvocate, type AdvocateParty } from '../../ledger/parties.ts'
import { findPriceInForce } from '../../ledger/receipt-prices.ts'
import type { LiveReceipt } from '../../ledger/receipts.ts'
import { checkTotal } from '../../ledger/totals.ts'
import { checkFeeAmounts, saveFeeOverride, type FeeCheck } from '../members/fee-amounts.ts'
import { readYearlyCost } from '../members/yearly-cost.ts'
import { showYears } from './delay-lines.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'
import { toMonthSpan, rentSubjects, showMonths } from './months.ts'

type Fees = Input<typeof declaration>
type Section = { values: Record<string, unknown>; lines: Line[]; periods: PaidPeriodRow[] }

const toWireValues = (fields: Record<string, Field>, row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name]?.kind === 'money' && typeof value === 'number' ? toDecimal(value) : value,
    ]),
  )
const paymentTypeOrCash = (type: PaymentType | ''): PaymentType => type || 'cash'

/** The building of a room. The row that keeps its name keeps it, as the building of a rent. */
async function findBuildingOf(
  sql: Sql,
  { building_name }: Fees['rentcollection_set'][number],
  current?: LiveReceipt,
): Promise<number | null> {
  const rows = (current?.record?.['rentcollection_set'] ?? []) as { building_name: string }[]
  const row = rows.findIndex((one) => nameKey(one.building_name) === nameKey(building_name))
  const building_id = Number(current?.rent_units[row]?.split('|')[0])
  return building_id || findBuilding(sql, building_name)
}

async function rentOf(
  sql: Sql,
  rent: Fees['rentcollection_set'][number],
  path: string,
  current?: LiveReceipt,
): Promise<Section> {
  const subjects = await rentSubjects(sql, await findBuildingOf(sql, rent, current), rent)
  const location = [rent.building_name, rent.floor, rent.room].filter(Boolean).join(', ')
  const months = toMonthSpan(rent, `${path}.to_month`)
  const note = `${showMonths(rent)} · ${location}`
  return {
    values: toWireValues(rentSection, rent),
    lines: incomeLine('member_rent', rent.rent_amount, paymentTypeOrCash(rent.payment_type), note, [
      {
        item: `member_rent:${rent.rent_type}`,
        field: `${path}.rent_amount`,
        amount: rent.rent_amount,
        count: months.last - months.first + 1,
        note,
      },
    ]),
    periods: [{ kind: 'rent', ...subjects, field: `${path}.from_month`, ...months }],
  }
}

function entryOf(entry: Fees['entryfee_set'][number], path: string, advocate: AdvocateParty): Section {
  return {
    values: toWireValues(entrySection, entry),
    lines: incomeLine('entry_fee', entry.entry_fee, paymentTypeOrCash(entry.payment_type), '', [
      { item: 'entry_fee', field: `${path}.entry_fee`, amount: entry.entry_fee, count: 1 },
    ]),
    periods: [{ kind: 'entry', subject: String(advocate.id), field: `${path}.entry_fee`, first: 0, last: 0 }],
  }
}

function monthlyOf(monthly: Fees['monthlyfee_set'][number], path: string, advocate: AdvocateParty): Section {
  const months = toMonthSpan(monthly, `${path}.to_month`)
  const count = months.last - months.first + 1
  const total = checkTotal(
    `${path}.total_monthly_amount`,
    monthly.total_monthly_amount,
    monthly.monthly_fee * count,
  )
  const amount = sum([total, monthly.monthly_delay_fee])
  return {
    values: toWireValues(monthlySection, { ...monthly, total_monthly_amount: total }),
    lines: incomeLine('monthly_fee', amount, paymentTypeOrCash(monthly.payment_type), showMonths(monthly), [
      {
        item: 'monthly_fee',
        field: `${path}.monthly_fee`,
        amount: total,
        count,
        isUnitPrice: true,
        note: showMonths(monthly),
      },
    ]),
    periods: [{ kind: 'monthly', subject: String(advocate.id), field: `${path}.from_month`, ...months }],
  }
}

function yearlyOf(
  yearly: Fees['barassociationfee_set'][number],
  path: string,
  advocate: AdvocateParty,
  rate: Paisa,
): Section {
  const { yearly_from_year: first, yearly_to_year: last } = yearly
  if (last < first)
    throw unprocessable({
      [`${path}.yearly_to_year`]: {
        en: 'Must not be before the first year',
        bn: 'প্রথম বছরের আগে হতে পারবে না',
      },
    })
  const count = last - first + 1
  const paysYear = yearly.yearly_fee > 0
  const funds = (
    [
      ['benevolent', yearly.benevolent_fund_fee],
      ['relief', yearly.relief_fund_fee],
    ] as const
  ).filter(([, amount]) => amount > 0)
  if (!paysYear && funds.length === 0)
    throw unprocessable({ [`${path}.yearly_fee`]: validationMessages.amountAboveZero })
  const cost = (paysYear ? count * rate : 0) as Paisa
  if (yearly.yearly_fee_cost !== null && yearly.yearly_fee_cost !== cost)
    checkTotal(`${path}.yearly_fee_cost`, yearly.yearly_fee_cost, cost)
  const associationAmount = sum([yearly.yearly_fee, cost, yearly.yearly_delay_fee])
  const benevolentAmount = sum([yearly.benevolent_fund_fee, yearly.benevolent_delay_fee])
  const total_amount = checkTotal(
    `${path}.total_amount`,
    yearly.total_amount,
    associationAmount + benevolentAmount + yearly.relief_fund_fee,
  )
  const years = showYears(first, last)
  const paymentType = paymentTypeOrCash(yearly.payment_type)
  const priced = (item: string, amount: Paisa): PricedPart => ({
    item,
    field: `${path}.${item}`,
    amount,
    count,
    note: years,
  })
  return {
    values: toWireValues(yearlySection, { ...yearly, yearly_fee_cost: cost, total_amount }),
    lines: [
      ...incomeLine('bar_association_fee', associationAmount, paymentType, years, [
        priced('yearly_fee', yearly.yearly_fee),
        { ...priced('yearly_cost', cost), field: `${path}.yearly_fee_cost` },
      ]),
      ...incomeLine('benevolent_fund_fee', benevolentAmount, paymentType, years, [
        priced('benevolent_fund_fee', yearly.benevolent_fund_fee),
      ]),
      ...incomeLine('relief_fund_fee', yearly.relief_fund_fee, paymentType, years, [
        priced('relief_fund_fee', yearly.relief_fund_fee),
      ]),
    ],
    // a year can be paid only once, for L/C or for H/C; the database adds the fund fees that it contains
    periods: (paysYear ? (['yearly'] as const) : funds.map(([kind]) => kind)).map((kind) => ({
      kind,
      subject: String(advocate.id),
      field: `${path}.yearly_from_year`,
      first,
      last,
    })),
  }
}

const duesOfItems: Partial<Record<string, DuesKind>> = {
  monthly_fee: 'monthly',
  yearly_fee: 'yearly',
  benevolent_fund_fee: 'benevolent',
  relief_fund_fee: 'relief',
}

/** The lines of a section. A fee that the schedules charge has no price by resolution: the schedule wins. */
function linesWithoutScheduled(
  { lines, periods: [span] }: Section,
  isScheduled: FeeCheck['isScheduled'],
): Line[] {
  return lines.flatMap((line) => {
    const { priced = [], ...plainLine } = line
    const rest = priced.filter(({ item, amount, count }) => {
      const kind = duesOfItems[item]
      return !(kind && span && isScheduled({ kind, item, first: span.first, last: span.last, amount, count }))
    })
    if (rest.length > 0) return [{ ...plainLine, priced: rest }]
    return plainLine.amount > 0 ? [plainLine] : []
  })
}

const openSections = {
  house_fee_form: 'rentcollection_set',
  entry_fee_form: 'entryfee_set',
  monthly_fee_form: 'monthlyfee_set',
  bar_association_form: 'barassociationfee_set',
} as const

function refuseEmptySections(fees: Fees) {
  const emptySections = Object.entries(openSections).filter(
    ([flag, set]) => fees[flag as keyof typeof openSections] && fees[set].length === 0,
  )
  const fillMessage = { en: 'Fill in this section or remove it', bn: 'এই অংশ পূরণ করুন অথবা বাদ দিন' }
  if (emptySections.length > 0)
    throw unprocessable(Object.fromEntries(emptySections.map(([, set]) => [set, fillMessage])))
  if (Object.values(openSections).every((set) => fees[set].length === 0)) {
    const noneMessage = { en: 'Add at least one fee', bn: 'অন্তত একটি ফি যোগ করুন' }
    throw unprocessable({ rentcollection_set: noneMessage }, noneMessage)
  }
}

export const advocateFeeRoutes = receiptRoutes({
  resource: declaration,
  table: 'advocate_fees',
  series: ['FEE'],
  extraColumns: [
    'advocate_name',
    'advocate_name_bengali',
    'father_name',
    'father_name_bengali',
    'rent_fee',
    'bar_association_fee',
    'monthly_fee',
    'entry_fee',
  ],
  async prepare(sql, fees, current) {
    refuseEmptySections(fees)
    // one round trip; an unknown advocate is reported before an error in a section
    const [advocate, rate] = await Promise.all([
      requireAdvocate(sql, fees.advocate_id, 'advocate_id', current),
      readYearlyCost(sql, fees.collection_date, findPriceInForce),
    ])
    const rent = await Promise.all(
      fees.rentcollection_set.map((row, index) => rentOf(sql, row, `rentcollection_set.${index}`, current)),
    )
    const entry = fees.entryfee_set.map((row, index) => entryOf(row, `entryfee_set.${index}`, advocate))
    const monthly = fees.monthlyfee_set.map((row, index) =>
      monthlyOf(row, `monthlyfee_set.${index}`, advocate),
    )
    const yearly = fees.barassociationfee_set.map((row, index) =>
      yearlyOf(row, `barassociationfee_set.${index}`, advocate, rate),
    )
    const sections = [...rent, ...entry, ...monthly, ...yearly]
    const { override, isScheduled } = await checkFeeAmounts(sql, advocate.id, fees, current)
    const lines = sections.flatMap((section) => linesWithoutScheduled(section, isScheduled))
    const valuesJson = (group: Section[]) => sql.json(group.map((section) => section.values) as never)
    return {
      header: {
        series: 'FEE',
        day: fees.collection_date,
        payment_type: lines[0]?.payment_type ?? 'cash',
        book_no: fees.receipt_no,
        payer: advocate.name_english,
        payer_note: `${advocate.bar_registration_number} · ${advocate.phone}`,
        remarks: '',
        advocate_id: advocate.id,
      },
      details: {
        advocate_number: advocate.bar_registration_number,
        advocate_name: advocate.name_english,
        rent: valuesJson(rent),
        entry: valuesJson(entry),
        monthly: valuesJson(monthly),
        yearly: valuesJson(yearly),
      },
      lines,
      periods: sections.flatMap((section) => section.periods),
      saveMore: (transaction, id) => saveFeeOverride(transaction, id, override),
    }
  },
})
