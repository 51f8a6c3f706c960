import { dayBefore, fromDecimal, today, type Day } from '@samity/shared-api/contract'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import type { CashBook } from '@samity/shared-api/contract/treasury/cash-book'
import { noteValues, type CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { isCourtDay } from './court-days.ts'
import type { Client } from './client.ts'
import { paperPrice } from './prices.ts'
import type { Random } from './random.ts'
import type { DemoAdvocate } from './people.ts'

const closedDayCount = 4

function lastCourtDays(count: number): Day[] {
  const days: Day[] = []
  for (let day = dayBefore(today()); days.length < count; day = dayBefore(day))
    if (isCourtDay(day)) days.unshift(day)
  return days
}

function aCount(paisa: number) {
  let rest = Math.floor(paisa / 100)
  const notes: Record<string, number> = {}
  for (const note of noteValues) {
    notes[note] = Math.floor(rest / note)
    rest %= note
  }
  return { notes, coins: (paisa % 100) / 100 }
}

export type DemoCounter = { cashier: Client; box: number }

const counterNames = [
  ['Counter 1', 'কাউন্টার ১'],
  ['Counter 2', 'কাউন্টার ২'],
] as const

/**
 * Gives each cashier a box, with both switches on, that opens on the first of the days that `fillCashDays`
 * closes.
 */
export async function fillCounters(admin: Client, cashiers: readonly Client[]): Promise<DemoCounter[]> {
  const counters: DemoCounter[] = []
  for (const [index, cashier] of cashiers.entries()) {
    const [name_english, name_bengali] = counterNames[index]!
    const holder = await cashier.user()
    const { id: box } = await admin.post<{ id: number }>('money-places/', {
      kind: 'cash',
      name_english,
      name_bengali,
      holder: holder?.id ?? null,
      opening_amount: 2000,
      opening_day: lastCourtDays(closedDayCount)[0],
      never_below_zero: true,
      day_close: true,
      overnight_limit: 3000,
    })
    counters.push({ cashier, box })
  }
  return counters
}

type Sales = { random: Random; buyers: DemoAdvocate[]; building: string; firstSerial: number }

/**
 * Closes the days of the counters: four closed days each. The first counter has one with a difference of 10
 * taka and both have one with a deposit at the bank. Today is open.
 */
export async function fillCashDays(
  staff: Client,
  counters: readonly DemoCounter[],
  { random, buyers, building, firstSerial }: Sales,
): Promise<void> {
  const places = await staff.get<PlaceChoice[]>('money-places/choices/')
  const bank = places.find(({ kind, is_default }) => kind === 'bank' && is_default)
  let serial = firstSerial
  const sell = (seller: Client, sales_date: Day, place: number) => {
    const count = random.whole(1, 6) * 5
    const buyer = random.pick(buyers)
    serial += count
    return seller.post('vokalotnama/', {
      sale_type: 'Vokalotnama',
      sales_date,
      advocateId: buyer.bar_registration_number,
      advocate_name: buyer.name_english,
      building_name: building,
      serials: [{ from_serial: serial - count, to_serial: serial - 1, total: count }],
      price: paperPrice('Vokalotnama', sales_date),
      place,
    })
  }
  for (const [index, date] of lastCourtDays(closedDayCount).entries())
    for (const [counter, { cashier, box }] of counters.entries()) {
      // a cashier books today and yesterday: staff enter older days into the box
      for (let sales = random.whole(3, 5); sales > 0; sales--) await sell(staff, date, box)
      const book = await staff.get<CashBook>(`cash-book/?place=${box}&from=${date}&to=${date}&limit=1`)
      const [day] = await cashier.get<CashDay[]>(`cash-days/?place=${box}&from=${date}&to=${date}`)
      const missing = index === 1 && counter === 0 ? 1000 : 0
      // staff keep no box whose days are closed, so they read all sums
      const counted = fromDecimal(book.closing ?? '0') - missing
      await cashier.post(`cash-days/${day!.id}/count/`, aCount(counted))
      await cashier.post(`cash-days/${day!.id}/close/`, {
        ...(missing > 0 && { reason: 'Wrong change was given' }),
        ...(index === 2 &&
          bank && {
            handover: {
              to_place: bank.id,
              amount: (counted - 200_000) / 100,
              slip_no: `DS-${2041 + counter}`,
            },
          }),
      })
    }
  for (const { cashier, box } of counters)
    for (let sales = 2; sales > 0; sales--) await sell(cashier, today(), box)
}
