import { dayOf, type Day } from '@samity/shared-api/contract'
import type { BookWriter } from './book-entry.ts'
import { aPerson, aPhone } from './people.ts'

const monthOf = (day: Day): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1

/** Who is so many months behind pays no fee of a year at all. */
const maxMonthsBehind = 2

/**
 * Members stopped paying some months before the current one: most owe nothing, some a few months, few more
 * than a year.
 */
function habitOf(roll: number): { paysUntil: number } {
  if (roll < 0.84) return { paysUntil: 0 }
  if (roll < 0.96) return { paysUntil: 2 + Math.floor((roll - 0.84) * 33) }
  return { paysUntil: roll < 0.98 ? 14 : 23 }
}

/** Returns a function that enters the fees of a year; `days` are all court days up to its end. */
export function makeFeePayers({ random, buyers, enterAsCashier }: BookWriter, last: Day) {
  const habits = new Map(buyers.map((advocate) => [advocate, habitOf(random.next())]))
  const lastMonth = monthOf(last)

  return (year: number, days: Day[]): void => {
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
}

export function addYearOfAssociates(
  { random, buyers, enterAsCashier }: BookWriter,
  year: number,
  days: Day[],
): void {
  for (let count = 0; count < 14; count++) {
    const day = random.pick(days)
    const advocate = random.pick(buyers)
    enterAsCashier(day, 'associate-registration/', {
      registration_date: day,
      from_year: year,
      to_year: year + random.whole(0, 1),
      license_no: `L-${year}-${String(count + 1).padStart(3, '0')}`,
      name: aPerson(random, false).english,
      advocate_id: advocate.bar_registration_number,
      advocate_name: advocate.name_english,
      entry_fee: 500,
      book_rate: 100,
      renewal_fee: 200,
      remarks: aPhone(random),
    })
  }
}
