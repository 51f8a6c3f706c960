import { dayBefore, fromDecimal, today, type Day, type Role } from '@samity/shared-api/contract'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import type { CashBook } from '@samity/shared-api/contract/treasury/cash-book'
import { noteValues, type CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { isCourtDay } from './books.ts'
import type { Client } from './client.ts'
import type { Random } from './random.ts'
import type { DemoAdvocate } from './people.ts'

type Clients = Record<Role, Client>

const closedDayCount = 4
/** Far from the serials of the other sales. */
const firstSerial = 700_001

/** The last court days before today, the oldest first. */
function lastCourtDays(count: number): Day[] {
  const days: Day[] = []
  for (let day = dayBefore(today()); days.length < count; day = dayBefore(day))
    if (isCourtDay(day)) days.unshift(day)
  return days
}

/** The fewest notes and coins for an amount in paisa. */
function aCount(paisa: number) {
  let rest = Math.floor(paisa / 100)
  const notes: Record<string, number> = {}
  for (const note of noteValues) {
    notes[note] = Math.floor(rest / note)
    rest %= note
  }
  return { notes, coins: (paisa % 100) / 100 }
}

/** Adds the box of the demo cashier, with both switches on. */
async function addBox({ admin }: Clients, opening_day: Day): Promise<number> {
  const users = await admin.get<{ id: number; username: string }[]>('users/')
  const { id } = await admin.post<{ id: number }>('money-places/', {
    kind: 'cash',
    name_english: 'Counter 1',
    name_bengali: 'কাউন্টার ১',
    holder: users.find(({ username }) => username === 'demo-cashier')?.id ?? null,
    opening_amount: 2000,
    opening_day,
    never_below_zero: true,
    day_close: true,
    overnight_limit: 3000,
  })
  return id
}

/**
 * Gives the demo cashier a box whose days are closed: four closed days, one with a difference of 10 taka and one with a deposit at
 * the bank, and today, which is open. Returns the id of the box. What the cashier booked before went to the office.
 */
export async function fillCashDays(
  clients: Clients,
  random: Random,
  buyers: DemoAdvocate[],
  building: string,
): Promise<number> {
  const { staff, cashier } = clients
  const days = lastCourtDays(closedDayCount)
  const box = await addBox(clients, days[0]!)
  const places = await staff.get<PlaceChoice[]>('money-places/choices/')
  const bank = places.find(({ kind, is_default }) => kind === 'bank' && is_default)
  let serial = firstSerial
  const sell = (seller: Client, sales_date: Day) => {
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
      price: 60,
      place: box,
    })
  }
  for (const [index, date] of days.entries()) {
    // a cashier books today and yesterday: staff enter older days into the box
    for (let sales = random.whole(3, 5); sales > 0; sales--) await sell(staff, date)
    const book = await staff.get<CashBook>(`cash-book/?place=${box}&from=${date}&to=${date}&limit=1`)
    const [day] = await cashier.get<CashDay[]>(`cash-days/?place=${box}&from=${date}&to=${date}`)
    const missing = index === 1 ? 1000 : 0
    // staff keep no box whose days are closed, so they read all sums
    const counted = fromDecimal(book.closing ?? '0') - missing
    await cashier.post(`cash-days/${day!.id}/count/`, aCount(counted))
    await cashier.post(`cash-days/${day!.id}/close/`, {
      ...(missing > 0 && { reason: 'Wrong change was given' }),
      ...(index === 2 &&
        bank && {
          handover: { to_place: bank.id, amount: (counted - 200_000) / 100, slip_no: 'DS-2041' },
        }),
    })
  }
  for (let sales = 2; sales > 0; sales--) await sell(cashier, today())
  return box
}
