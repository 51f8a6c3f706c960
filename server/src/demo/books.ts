import { dayOf, daysOfMonth, monthNames, type Day } from '@samity/shared-api/contract'
import type { Member } from './people.ts'
import { aPerson, aPhone } from './people.ts'
import type { Chance } from './random.ts'
import type { Registry } from './registry.ts'

/** One thing to be entered: where, what, and by whom. Entered in the order of the days, as it would have been. */
export type Entry = { day: Day; path: string; body: Record<string, unknown>; by: 'cashier' | 'staff' }

const papers = [
  { sale_type: 'Vokalotnama', price: 60, most: 60, share: 0.6 },
  { sale_type: 'Cartis Paper', price: 20, most: 100, share: 0.25 },
  { sale_type: 'Notery Sticker', price: 10, most: 50, share: 0.15 },
]
const isCourtDay = (day: Day) => ![5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
const fullName = (member: Member) => member.name_english

/** Deals serials one after the other, as books of paper are used up. */
function paperBook() {
  const next = new Map<string, number>()
  return (paper: string, count: number) => {
    const from_serial = next.get(paper) ?? 1
    next.set(paper, from_serial + count)
    return { from_serial, to_serial: from_serial + count - 1, total: count }
  }
}

/** What the association took and spent from the first of `firstYear` to `last`. */
export function theBooks(
  chance: Chance,
  { members, buildings, forms, renters }: Registry,
  firstYear: number,
  last: Day,
): Entry[] {
  const deal = paperBook()
  const buyers = members.filter(
    (member) => member.status === 'active' && !member.is_dead && !member.is_retired,
  )
  const entries: Entry[] = []
  const cashier = (day: Day, path: string, body: object) =>
    entries.push({ day, path, body: { ...body }, by: 'cashier' })
  const staff = (day: Day, path: string, body: object) =>
    entries.push({ day, path, body: { ...body }, by: 'staff' })
  const building = () => chance.pick(buildings)

  function aSale(day: Day) {
    const roll = chance.next()
    const paper =
      roll < papers[0]!.share
        ? papers[0]!
        : roll < papers[0]!.share + papers[1]!.share
          ? papers[1]!
          : papers[2]!
    const buyer = chance.pick(buyers)
    const ranges = Array.from({ length: chance.chance(0.12) ? 2 : 1 }, () =>
      deal(paper.sale_type, chance.whole(1, paper.most / 5) * 5),
    )
    cashier(day, 'vokalotnama/', {
      sale_type: paper.sale_type,
      sales_date: day,
      advocateId: buyer.bar_registration_number,
      advocate_name: fullName(buyer),
      building_name: building(),
      customer_name: chance.chance(0.3) ? aPerson(chance).english : '',
      customer_phone: '',
      serials: ranges,
      price: paper.price,
      payment_type: chance.chance(0.85) ? 'cash' : 'mobile_banking',
    })
  }

  function aCourtDay(day: Day) {
    for (let sales = chance.whole(1, 5); sales > 0; sales--) aSale(day)
    if (chance.chance(0.3))
      cashier(day, 'bailbond/', {
        sales_date: day,
        building_name: building(),
        bailbond_serials: [deal('bail bond', chance.whole(1, 8) * 5)],
        price: 30,
      })
    if (chance.chance(0.25)) {
      const form = chance.pick(forms)
      cashier(day, 'form-sale/', {
        sales_date: day,
        building_name: building(),
        form_name: form.form_name,
        form_serials: [deal(form.form_name, chance.whole(1, 10) * 10)],
        price: form.form_rate,
      })
    }
    if (chance.chance(0.15)) {
      const advocate = chance.pick(buyers)
      cashier(day, 'advocate-change/', {
        date: day,
        client_name: aPerson(chance).english,
        advocate_id: advocate.bar_registration_number,
        advocate_name: fullName(advocate),
        fee: 200,
        case_no: `${chance.pick(['CR', 'GR', 'Title Suit', 'Sessions'])} ${chance.whole(10, 990)}/${day.slice(0, 4)}`,
      })
    }
  }

  function aMonth(year: number, month: number, days: Day[]) {
    const [first, middle, end] = [
      days[Math.min(4, days.length - 1)]!,
      days[Math.min(14, days.length - 1)]!,
      days.at(-1)!,
    ]
    for (const renter of renters) {
      if (chance.chance(0.06)) continue
      cashier(first, 'shop-rent/', {
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
        payment_type: chance.pick(['cash', 'cash', 'bank', 'check']),
      })
    }
    for (const name of buildings.slice(0, 2))
      staff(middle, 'electricity-bill/', {
        collection_date: middle,
        month: monthNames[month - 1]!.en,
        year,
        building_name: name,
        bill_payer_name: chance.pick(renters).renter_name,
        bill_amount: chance.whole(900, 6400),
      })
    if (month % 6 === 0)
      for (const [bank_name, branch_name, account_no] of [
        ['Sonali Bank PLC', 'Court Building', '0123-44567'],
        ['Janata Bank PLC', 'Station Road', '7788-10203'],
      ])
        staff(end, 'bank-interest/', {
          collection_date: end,
          bank_name,
          branch_name,
          account_no,
          interest_amount: `${chance.whole(18000, 64000)}.${chance.whole(10, 99)}`,
        })
    if (chance.chance(0.3)) {
      const govt = chance.chance(0.35)
      staff(middle, 'fund-collection/', {
        donation_type: govt ? 'govt_donation' : 'others',
        date: middle,
        fund_provider: govt ? 'Ministry of Law' : aPerson(chance).english,
        fund_amount: chance.whole(5, 60) * 1000,
        purpose: chance.pick(['Library books', 'Annual picnic', 'Building repair', 'Benevolent fund']),
        payment_type: 'check',
      })
    }
    for (const [expanseCategory, least, most] of monthlyExpenses)
      staff(end, 'actual_expanse/', {
        date: end,
        expanseCategory,
        actualExpanse: chance.whole(least, most) * 100,
        payee: aPerson(chance).english,
        payment_type: chance.pick(['cash', 'cash', 'check', 'bank']),
        remarks: '',
      })
    const [category, least, most] = chance.pick(oddExpenses)
    staff(middle, 'actual_expanse/', {
      date: middle,
      expanseCategory: category,
      actualExpanse: chance.whole(least, most) * 100,
      payee: aPerson(chance).english,
      remarks: '',
    })
  }

  function aYearOfFees(year: number, days: Day[]) {
    for (const member of buyers) {
      if (Number(member.enrollment_date_As_member.slice(0, 4)) > year || chance.chance(0.14)) continue
      const day = chance.pick(days)
      const joined = Number(member.enrollment_date_As_member.slice(0, 4)) === year
      cashier(day, 'advocate-all-fees/', {
        advocate_id: member.bar_registration_number,
        collection_date: day,
        entryfee_set: joined ? [{ entry_fee: 5000 }] : [],
        monthlyfee_set: [
          {
            from_month: 1,
            from_year: year,
            to_month: 12,
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
            yearly_delay_fee: chance.chance(0.2) ? 100 : 0,
            benevolent_fund_fee: 600,
            relief_fund_fee: 200,
            payment_type: chance.pick(['cash', 'cash', 'mobile_banking', 'bank']),
            court_type: chance.pick(['L/C', 'L/C', 'H/C']),
          },
        ],
      })
    }
  }

  for (let year = firstYear; year <= Number(last.slice(0, 4)); year++) {
    const ofYear: Day[] = []
    for (let month = 1; month <= 12; month++) {
      const days = daysOfMonth(year, month).filter((day) => isCourtDay(day) && day <= last)
      if (days.length === 0) break
      for (const day of days) aCourtDay(day)
      if (days.at(-1)! >= dayOf(year, month, 24)) aMonth(year, month, days)
      ofYear.push(...days)
    }
    aYearOfFees(year, ofYear)
    anAssociateYear(chance, buyers, year, ofYear, cashier)
  }
  return entries.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

function anAssociateYear(
  chance: Chance,
  buyers: Member[],
  year: number,
  days: Day[],
  enter: (day: Day, path: string, body: object) => void,
) {
  for (let count = 0; count < 14; count++) {
    const day = chance.pick(days)
    const advocate = chance.pick(buyers)
    enter(day, 'associate-registration/', {
      registration_date: day,
      from_year: year,
      to_year: year + chance.whole(0, 1),
      license_no: `L-${year}-${String(count + 1).padStart(3, '0')}`,
      name: aPerson(chance, false).english,
      advocate_id: advocate.bar_registration_number,
      advocate_name: fullName(advocate),
      entry_fee: 500,
      book_rate: 100,
      renewal_fee: 200,
      remarks: aPhone(chance),
    })
  }
}

/** Category, least and most in hundreds of taka. */
const monthlyExpenses: readonly [string, number, number][] = [
  ['Staff Salary', 780, 900],
  ['Electricity', 120, 300],
  ['Stationery', 20, 90],
  ['Cleaning', 30, 60],
  ['Entertainment', 25, 120],
]
const oddExpenses: readonly [string, number, number][] = [
  ['Printing of Papers', 300, 900],
  ['Library Books', 80, 400],
  ['Repair and Maintenance', 100, 900],
  ['Benevolent Grants', 200, 800],
  ['Election', 150, 600],
  ['Audit Fee', 100, 200],
  ['Legal Aid', 50, 200],
]
export const expenseCategories = [...monthlyExpenses, ...oddExpenses].map(([category]) => category)
