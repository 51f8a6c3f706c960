import { dayOf, daysOfMonth, monthNames, type Day } from '@samity/shared-api/contract'
import type { DemoAdvocate } from './people.ts'
import { aPerson, aPhone } from './people.ts'
import { paperPrice } from './prices.ts'
import type { Random } from './random.ts'
import type { ReferenceData } from './reference-data.ts'
import type { BookEntry } from './book-entry.ts'

const stationery = [
  { sale_type: 'Vokalotnama', maxCount: 60, share: 0.6 },
  { sale_type: 'Cartis Paper', maxCount: 100, share: 0.25 },
  { sale_type: 'Notery Sticker', maxCount: 50, share: 0.15 },
] as const
export const isCourtDay = (day: Day) => ![5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const fullName = (advocate: DemoAdvocate) => advocate.name_english

/** A category with larger vouchers than this, in hundreds of taka, is paid from the bank. */
const maxInCash = 120

const monthOf = (day: Day): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1

const maxMonthsBehind = 2

function habitOf(roll: number): { paysUntil: number } {
  if (roll < 0.84) return { paysUntil: 0 }
  if (roll < 0.96) return { paysUntil: 2 + Math.floor((roll - 0.84) * 33) }
  return { paysUntil: roll < 0.98 ? 14 : 23 }
}

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
  { advocates, buildings, forms, renters }: ReferenceData,
  { firstYear, last, daysApart }: { firstYear: number; last: Day; daysApart: number },
): DemoBooks {
  const { allocate: allocateSerials, next } = makeSerialAllocator()
  const buyers = advocates.filter(
    (advocate) => advocate.status === 'active' && !advocate.is_dead && !advocate.is_retired,
  )
  const entries: BookEntry[] = []
  const enterAsCashier = (day: Day, path: string, body: object) =>
    entries.push({ day, path, body: { ...body }, by: 'cashier' })
  const enterAsStaff = (day: Day, path: string, body: object) =>
    entries.push({ day, path, body: { ...body }, by: 'staff' })
  const pickBuilding = () => random.pick(buildings)

  function addSale(day: Day) {
    const roll = random.next()
    const item =
      roll < stationery[0]!.share
        ? stationery[0]!
        : roll < stationery[0]!.share + stationery[1]!.share
          ? stationery[1]!
          : stationery[2]!
    const buyer = random.pick(buyers)
    const ranges = Array.from({ length: random.chance(0.12) ? 2 : 1 }, () =>
      allocateSerials(item.sale_type, random.whole(1, item.maxCount / 5) * 5),
    )
    enterAsCashier(day, 'vokalotnama/', {
      sale_type: item.sale_type,
      sales_date: day,
      advocateId: buyer.bar_registration_number,
      advocate_name: fullName(buyer),
      building_name: pickBuilding(),
      customer_name: random.chance(0.3) ? aPerson(random).english : '',
      customer_phone: '',
      serials: ranges,
      price: paperPrice(item.sale_type, day),
      payment_type: random.chance(0.85) ? 'cash' : 'mobile_banking',
    })
  }

  function addCourtDay(day: Day) {
    for (let sales = random.whole(1, 5); sales > 0; sales--) addSale(day)
    if (random.chance(0.3))
      enterAsCashier(day, 'bailbond/', {
        sales_date: day,
        building_name: pickBuilding(),
        bailbond_serials: [allocateSerials('Bail Bond', random.whole(1, 8) * 5)],
        price: paperPrice('Bail Bond', day),
      })
    if (random.chance(0.25)) {
      const form = random.pick(forms)
      enterAsCashier(day, 'form-sale/', {
        sales_date: day,
        building_name: pickBuilding(),
        form_name: form.form_name,
        form_serials: [allocateSerials(form.form_name, random.whole(1, 10) * 10)],
        price: form.form_rate,
      })
    }
    if (random.chance(0.15)) {
      const advocate = random.pick(buyers)
      enterAsCashier(day, 'advocate-change/', {
        date: day,
        client_name: aPerson(random).english,
        advocate_id: advocate.bar_registration_number,
        advocate_name: fullName(advocate),
        fee: 200,
        case_no: `${random.pick(['CR', 'GR', 'Title Suit', 'Sessions'])} ${random.whole(10, 990)}/${day.slice(0, 4)}`,
      })
    }
  }

  function addMonth(year: number, month: number, days: Day[]) {
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
    for (const [expanseCategory, min, max] of monthlyExpenses)
      enterAsStaff(end, 'actual_expanse/', {
        date: end,
        expanseCategory,
        actualExpanse: random.whole(min, max) * 100,
        payee: aPerson(random).english,
        // the office has only small change in its box
        payment_type:
          max > maxInCash ? random.pick(['check', 'bank']) : random.pick(['cash', 'cash', 'check']),
        remarks: '',
      })
    const [category, min, max] = random.pick(occasionalExpenses)
    enterAsStaff(middle, 'actual_expanse/', {
      date: middle,
      expanseCategory: category,
      actualExpanse: random.whole(min, max) * 100,
      payee: aPerson(random).english,
      payment_type: random.pick(['check', 'bank']),
      remarks: '',
    })
  }

  const habits = new Map(buyers.map((advocate) => [advocate, habitOf(random.next())]))
  const lastMonth = monthOf(last)

  function addYearOfFees(year: number, days: Day[]) {
    for (const advocate of buyers) {
      const joined = advocate.enrollment_date_As_member
      const joinsThisYear = Number(joined.slice(0, 4)) === year
      const { paysUntil } = habits.get(advocate)!
      const lastPaid = lastMonth - paysUntil
      const firstOfYear = joinsThisYear ? monthOf(joined) : 12 * year
      const [from, to] = joinsThisYear ? [joined, last] : [dayOf(year - 1, 12, 1), dayOf(year, 3, 31)]
      const payingDays = days.filter((day) => day >= from && day <= to)
      if (joined > dayOf(year, 12, 31) || payingDays.length === 0 || lastPaid < 12 * year - maxMonthsBehind)
        continue
      const day = random.pick(payingDays)
      const monthsUntil = Math.min(12 * year + 11, paysUntil === 0 ? Infinity : lastPaid)
      enterAsCashier(day, 'advocate-all-fees/', {
        advocate_id: advocate.bar_registration_number,
        collection_date: day,
        entryfee_set: joinsThisYear ? [{ entry_fee: 5000 }] : [],
        monthlyfee_set:
          monthsUntil < firstOfYear
            ? []
            : [
                {
                  from_month: (firstOfYear % 12) + 1,
                  from_year: year,
                  to_month: (monthsUntil % 12) + 1,
                  to_year: year,
                  monthly_fee: 50,
                  payment_type: 'cash',
                },
              ],
        barassociationfee_set: [
          {
            yearly_from_year: year,
            yearly_to_year: year,
            yearly_fee: 1200,
            yearly_delay_fee: 0,
            benevolent_fund_fee: 600,
            relief_fund_fee: 200,
            payment_type: random.pick(['cash', 'cash', 'mobile_banking', 'bank']),
            court_type: random.pick(['L/C', 'L/C', 'H/C']),
          },
        ],
      })
    }
  }

  const allDays: Day[] = []
  for (let year = firstYear; year <= Number(last.slice(0, 4)); year++) {
    const daysOfYear: Day[] = []
    for (let month = 1; month <= 12; month++) {
      const days = daysOfMonth(year, month).filter((day) => isCourtDay(day) && day <= last)
      if (days.length === 0) break
      for (const [index, day] of days.entries()) if (index % daysApart === 0) addCourtDay(day)
      if (days.at(-1)! >= dayOf(year, month, 24)) addMonth(year, month, days)
      daysOfYear.push(...days)
    }
    allDays.push(...daysOfYear)
    addYearOfFees(year, allDays)
    addYearOfAssociates(random, buyers, year, daysOfYear, enterAsCashier)
  }
  entries.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return { entries, nextSerials: next }
}

function addYearOfAssociates(
  random: Random,
  buyers: DemoAdvocate[],
  year: number,
  days: Day[],
  enter: (day: Day, path: string, body: object) => void,
) {
  for (let count = 0; count < 14; count++) {
    const day = random.pick(days)
    const advocate = random.pick(buyers)
    enter(day, 'associate-registration/', {
      registration_date: day,
      from_year: year,
      to_year: year + random.whole(0, 1),
      license_no: `L-${year}-${String(count + 1).padStart(3, '0')}`,
      name: aPerson(random, false).english,
      advocate_id: advocate.bar_registration_number,
      advocate_name: fullName(advocate),
      entry_fee: 500,
      book_rate: 100,
      renewal_fee: 200,
      remarks: aPhone(random),
    })
  }
}

/** Category, smallest and largest amount in hundreds of taka. */
type Expense = readonly [keyof typeof expenseCategories, number, number]
const monthlyExpenses: readonly Expense[] = [
  ['Staff Salary', 780, 900],
  ['Electricity', 120, 300],
  ['Stationery', 20, 90],
  ['Cleaning', 30, 60],
  ['Entertainment', 25, 120],
]
const occasionalExpenses: readonly Expense[] = [
  ['Printing of Papers', 300, 900],
  ['Library Books', 80, 400],
  ['Repair and Maintenance', 100, 900],
  ['Benevolent Grants', 200, 800],
  ['Election', 150, 600],
  ['Audit Fee', 100, 200],
  ['Legal Aid', 50, 200],
]
export const expenseCategories = {
  'Staff Salary': 'কর্মচারীর বেতন',
  Electricity: 'বিদ্যুৎ',
  Stationery: 'মনিহারি',
  Cleaning: 'পরিচ্ছন্নতা',
  Entertainment: 'আপ্যায়ন',
  'Printing of Papers': 'কাগজ মুদ্রণ',
  'Library Books': 'গ্রন্থাগারের বই',
  'Repair and Maintenance': 'মেরামত ও রক্ষণাবেক্ষণ',
  'Benevolent Grants': 'বেনাভোলেন্ট অনুদান',
  Election: 'নির্বাচন',
  'Audit Fee': 'নিরীক্ষা ফি',
  'Legal Aid': 'আইনি সহায়তা',
}
