import { dayOf, daysOfMonth, monthNames, type Day } from '@samity/shared-api/contract'
import type { BookEntry, BookWriter } from './book-entry.ts'
import { addCourtDay, isCourtDay } from './court-days.ts'
import { addExpenses } from './expenses.ts'
import { addYearOfAssociates, makeFeePayers } from './member-fees.ts'
import { aPerson } from './people.ts'
import type { Random } from './random.ts'
import type { ReferenceData } from './reference-data.ts'

function makeSerialAllocator() {
  const next = new Map<string, number>()
  const allocate = (item: string, count: number) => {
    const from_serial = next.get(item) ?? 1
    next.set(item, from_serial + count)
    return { from_serial, to_serial: from_serial + count - 1, total: count }
  }
  return { allocate, next }
}

export type DemoBooks = { entries: BookEntry[]; nextSerials: ReadonlyMap<string, number> }

/**
 * Creates the income and expenses of the association from 1 January of `firstYear` to the day `last`. Papers
 * are sold every `daysApart` days.
 */
export function makeBookEntries(
  random: Random,
  referenceData: ReferenceData,
  { firstYear, last, daysApart }: { firstYear: number; last: Day; daysApart: number },
): DemoBooks {
  const { allocate, next } = makeSerialAllocator()
  const entries: BookEntry[] = []
  const enterAs = (by: BookEntry['by']) => (day: Day, path: string, body: object) =>
    entries.push({ day, path, body: { ...body }, by })
  const writer: BookWriter = {
    ...referenceData,
    random,
    buyers: referenceData.advocates.filter(
      (advocate) => advocate.status === 'active' && !advocate.is_dead && !advocate.is_retired,
    ),
    allocateSerials: allocate,
    enterAsCashier: enterAs('cashier'),
    enterAsStaff: enterAs('staff'),
  }
  const addYearOfFees = makeFeePayers(writer, last)
  const allDays: Day[] = []
  for (let year = firstYear; year <= Number(last.slice(0, 4)); year++) {
    const daysOfYear: Day[] = []
    for (let month = 1; month <= 12; month++) {
      const days = daysOfMonth(year, month).filter((day) => isCourtDay(day) && day <= last)
      if (days.length === 0) break
      for (const [index, day] of days.entries()) if (index % daysApart === 0) addCourtDay(writer, day)
      if (days.at(-1)! >= dayOf(year, month, 24)) addMonth(writer, year, month, days)
      daysOfYear.push(...days)
    }
    allDays.push(...daysOfYear)
    addYearOfFees(year, allDays)
    addYearOfAssociates(writer, year, daysOfYear)
  }
  entries.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return { entries, nextSerials: next }
}

/** Enters rents, bills, interest, donations and expenses of a month. */
function addMonth(writer: BookWriter, year: number, month: number, days: Day[]): void {
  const { random, buildings, renters, enterAsCashier, enterAsStaff } = writer
  const [first, middle, end] = [
    days[Math.min(4, days.length - 1)]!,
    days[Math.min(14, days.length - 1)]!,
    days.at(-1)!,
  ]
  for (const renter of renters) {
    if (random.chance(0.06)) continue
    enterAsCashier(first, 'shop-rent/', {
      collection_date: first,
      renter_name: renter.renter_name,
      from_month: month,
      from_year: year,
      to_month: month,
      to_year: year,
      rent_type: renter.rent_type,
      building_name: renter.building_name,
      floor: renter.floor_no,
      room: renter.room_no,
      rent_amount: renter.rent,
      payment_type: random.pick(['cash', 'cash', 'bank', 'check']),
    })
  }
  for (const name of buildings.slice(0, 2))
    enterAsStaff(middle, 'electricity-bill/', {
      collection_date: middle,
      month: monthNames[month - 1]!.en,
      year,
      building_name: name,
      bill_payer_name: random.pick(renters).renter_name,
      bill_amount: random.whole(900, 6400),
    })
  if (month % 6 === 0)
    for (const [bank_name, branch_name, account_no] of [
      ['Sonali Bank PLC', 'Court Building', '0123-44567'],
      ['Janata Bank PLC', 'Station Road', '7788-10203'],
    ])
      enterAsStaff(end, 'bank-interest/', {
        collection_date: end,
        bank_name,
        branch_name,
        account_no,
        interest_amount: `${random.whole(18000, 64000)}.${random.whole(10, 99)}`,
      })
  if (random.chance(0.3)) {
    const govt = random.chance(0.35)
    enterAsStaff(middle, 'fund-collection/', {
      donation_type: govt ? 'govt_donation' : 'others',
      date: middle,
      fund_provider: govt ? 'Ministry of Law' : aPerson(random).english,
      fund_amount: random.whole(5, 60) * 1000,
      purpose: random.pick(['Library books', 'Annual picnic', 'Building repair', 'Benevolent fund']),
      payment_type: 'check',
    })
  }
  addExpenses(writer, middle, end)
}
