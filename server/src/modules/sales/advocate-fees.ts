import { fromDecimal, sum, toDecimal, type Field, type Input, type Paisa } from '@samity/shared-api/contract'
import {
  advocateFees as declaration,
  entrySection,
  monthlySection,
  rentSection,
  yearlySection,
} from '@samity/shared-api/contract/sales/advocate-fees'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../platform/database.ts'
import { unmet } from '../../platform/errors.ts'
import { incomeLine, type Line } from '../ledger/lines.ts'
import type { PaidPeriod } from '../ledger/paid-periods.ts'
import { findBuilding, knownAdvocate, type Member } from '../ledger/parties.ts'
import { agreedTotal } from '../ledger/totals.ts'
import { readSettings } from '../settings.ts'
import { collecting } from './collecting.ts'
import { monthsPaid, rentUnit, showMonths } from './months.ts'

type Fees = Input<typeof declaration>
/** What one section of the receipt comes to: how it is kept, what it posts, what it pays. */
type Section = { kept: Record<string, unknown>; lines: Line[]; periods: PaidPeriod[] }

/** A section as the wire carries it: amounts as decimals. */
const asSent = (fields: Record<string, Field>, row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name]?.kind === 'money' && typeof value === 'number' ? toDecimal(value) : value,
    ]),
  )
const paid = (type: PaymentType | ''): PaymentType => type || 'cash'

async function rentOf(sql: Sql, rent: Fees['rentcollection_set'][number], at: string): Promise<Section> {
  const unit = rentUnit(await findBuilding(sql, rent.building_name), rent)
  const place = [rent.building_name, rent.floor, rent.room].filter(Boolean).join(', ')
  return {
    kept: asSent(rentSection, rent),
    lines: incomeLine(
      'member_rent',
      rent.rent_amount,
      paid(rent.payment_type),
      `${showMonths(rent)} · ${place}`,
    ),
    periods: [
      { kind: 'rent', subject: unit, field: `${at}.from_month`, ...monthsPaid(rent, `${at}.to_month`) },
    ],
  }
}

function entryOf(entry: Fees['entryfee_set'][number], at: string, member: Member): Section {
  return {
    kept: asSent(entrySection, entry),
    lines: incomeLine('entry_fee', entry.entry_fee, paid(entry.payment_type)),
    periods: [{ kind: 'entry', subject: String(member.id), field: `${at}.entry_fee`, first: 0, last: 0 }],
  }
}

function monthlyOf(monthly: Fees['monthlyfee_set'][number], at: string, member: Member): Section {
  const months = monthsPaid(monthly, `${at}.to_month`)
  const count = months.last - months.first + 1
  const total = agreedTotal(
    `${at}.total_monthly_amount`,
    monthly.total_monthly_amount,
    monthly.monthly_fee * count,
  )
  return {
    kept: asSent(monthlySection, { ...monthly, total_monthly_amount: total }),
    lines: incomeLine('monthly_fee', total, paid(monthly.payment_type), showMonths(monthly)),
    periods: [{ kind: 'monthly', subject: String(member.id), field: `${at}.from_month`, ...months }],
  }
}

function yearlyOf(
  yearly: Fees['barassociationfee_set'][number],
  at: string,
  member: Member,
  rate: Paisa,
): Section {
  const { yearly_from_year: first, yearly_to_year: last } = yearly
  if (last < first)
    throw unmet({
      [`${at}.yearly_to_year`]: {
        en: 'Must not be before the first year',
        bn: 'প্রথম বছরের আগে হতে পারবে না',
      },
    })
  const cost = ((last - first + 1) * rate) as Paisa
  if (yearly.yearly_fee_cost !== null && yearly.yearly_fee_cost !== cost)
    agreedTotal(`${at}.yearly_fee_cost`, yearly.yearly_fee_cost, cost)
  const association = sum([yearly.yearly_fee, cost, yearly.yearly_delay_fee])
  const benevolent = sum([yearly.benevolent_fund_fee, yearly.benevolent_delay_fee])
  const total_amount = agreedTotal(
    `${at}.total_amount`,
    yearly.total_amount,
    association + benevolent + yearly.relief_fund_fee,
  )
  const years = first === last ? String(first) : `${first} – ${last}`
  const type = paid(yearly.payment_type)
  return {
    kept: asSent(yearlySection, { ...yearly, yearly_fee_cost: cost, total_amount }),
    lines: [
      ...incomeLine('bar_association_fee', association, type, years),
      ...incomeLine('benevolent_fund_fee', benevolent, type, years),
      ...incomeLine('relief_fund_fee', yearly.relief_fund_fee, type, years),
    ],
    // the same year is the same for L/C and H/C
    periods: [{ kind: 'yearly', subject: String(member.id), field: `${at}.yearly_from_year`, first, last }],
  }
}

const openSections = {
  house_fee_form: 'rentcollection_set',
  entry_fee_form: 'entryfee_set',
  monthly_fee_form: 'monthlyfee_set',
  bar_association_form: 'barassociationfee_set',
} as const

function refuseEmptySections(fees: Fees) {
  const empty = Object.entries(openSections).filter(
    ([flag, set]) => fees[flag as keyof typeof openSections] && fees[set].length === 0,
  )
  const fill = { en: 'Fill in this section or remove it', bn: 'এই অংশ পূরণ করুন অথবা বাদ দিন' }
  if (empty.length > 0) throw unmet(Object.fromEntries(empty.map(([, set]) => [set, fill])))
  if (Object.values(openSections).every((set) => fees[set].length === 0)) {
    const none = { en: 'Add at least one fee', bn: 'অন্তত একটি ফি যোগ করুন' }
    throw unmet({ rentcollection_set: none }, none)
  }
}

export const advocateFees = collecting({
  resource: declaration,
  table: 'advocate_fees',
  streams: ['FEE'],
  also: ['advocate_name', 'father_name', 'rent_fee', 'bar_association_fee', 'monthly_fee', 'entry_fee'],
  async prepare(sql, fees) {
    refuseEmptySections(fees)
    const member = await knownAdvocate(sql, fees.advocate_id, 'advocate_id')
    const rent = await Promise.all(
      fees.rentcollection_set.map((row, index) => rentOf(sql, row, `rentcollection_set.${index}`)),
    )
    const entry = fees.entryfee_set.map((row, index) => entryOf(row, `entryfee_set.${index}`, member))
    const monthly = fees.monthlyfee_set.map((row, index) => monthlyOf(row, `monthlyfee_set.${index}`, member))
    const rate = fromDecimal((await readSettings(sql)).rates.yearly_cost)
    const yearly = fees.barassociationfee_set.map((row, index) =>
      yearlyOf(row, `barassociationfee_set.${index}`, member, rate),
    )
    const sections = [...rent, ...entry, ...monthly, ...yearly]
    const lines = sections.flatMap((section) => section.lines)
    const keep = (kept: Section[]) => sql.json(kept.map((section) => section.kept) as never)
    return {
      facts: {
        stream: 'FEE',
        day: fees.collection_date,
        payment_type: lines[0]?.payment_type ?? 'cash',
        book_no: fees.receipt_no,
        payer: member.name_english,
        payer_note: `${member.bar_registration_number} · ${member.phone}`,
        remarks: '',
        advocate_id: member.id,
      },
      own: {
        advocate_number: member.bar_registration_number,
        advocate_name: member.name_english,
        rent: keep(rent),
        entry: keep(entry),
        monthly: keep(monthly),
        yearly: keep(yearly),
      },
      lines,
      periods: sections.flatMap((section) => section.periods),
    }
  },
})
