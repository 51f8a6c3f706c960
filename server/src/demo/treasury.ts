import { dayBefore, dayOf, today, type Day, type Role } from '@samity/shared-api/contract'
import type { CashBook } from '@samity/shared-api/contract/treasury/cash-book'
import type { Client } from './client.ts'

type Clients = Record<Role, Client>
type NewPlace = { id: number }

const [defaultCash, chequesInHand] = [3, 4]
const unusedPlaces = [5, 6]
/** It stays in the box of the office when the rest is brought to the bank. */
const keptTaka = 40_000

const signatories = [
  { name: 'Md. Abdul Karim', designation: 'President' },
  { name: 'Shahana Akter', designation: 'Secretary' },
]

export type DemoPlaces = { account: number; wallet: number; office: number }

/**
 * Adds bank account, wallet, fixed deposit and the box of the office, which staff keep. Cash always goes to
 * the box of the person who takes it, so the default box, which nobody may keep, stays without money. The
 * boxes of cashiers come with their days (`fillCashDays`).
 */
export async function fillPlaces({ admin }: Clients, firstYear: number): Promise<DemoPlaces> {
  const add = async (place: object) => (await admin.post<NewPlace>('money-places/', place)).id
  const [bank] = await admin.get<{ id: number }[]>('banks/?limit=1')
  const users = await admin.get<{ id: number; username: string }[]>('users/')
  const holderOf = (username: string) => users.find((user) => user.username === username)?.id ?? null
  const opening_day = dayOf(firstYear, 1, 1)
  const account = await add({
    kind: 'bank',
    name_english: 'Current Account',
    name_bengali: 'চলতি হিসাব',
    bank: bank?.id ?? null,
    account_no: '0112-33001874',
    fund: 'general',
    signatories,
    opening_amount: 3_850_000,
    opening_day,
    is_default: true,
  })
  const wallet = await add({
    kind: 'wallet',
    name_english: 'Office Wallet',
    name_bengali: 'অফিসের ওয়ালেট',
    account_no: '01700-001874',
    fund: 'general',
    is_default: true,
  })
  const unheld = await admin.get<Record<string, unknown>>(`money-places/${defaultCash}/`)
  await admin.put(`money-places/${defaultCash}/`, {
    ...unheld,
    name_english: 'Cash Without a Box',
    name_bengali: 'বাক্স ছাড়া নগদ',
    never_below_zero: true,
  })
  // the account and the wallet of every new association have nothing in them
  for (const id of unusedPlaces) await admin.post(`money-places/${id}/archive/`, {})
  await add({
    kind: 'fdr',
    name_english: 'Benevolent Deposit',
    name_bengali: 'কল্যাণ আমানত',
    bank: bank?.id ?? null,
    account_no: 'FDR-55-2210',
    fund: 'welfare',
    signatories,
    opening_amount: 4_000_000,
    opening_day,
  })
  const office = await add({
    kind: 'cash',
    name_english: 'Office Cash',
    name_bengali: 'অফিসের নগদ',
    holder: holderOf('demo-staff'),
    opening_amount: 60_000,
    opening_day,
    never_below_zero: true,
  })
  return { account, wallet, office }
}

function lastDays(firstYear: number): Day[] {
  const days: Day[] = []
  for (let year = firstYear; ; year++)
    for (let month = 1; month <= 12; month++) {
      const last = dayBefore(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1))
      if (last >= today()) return days
      days.push(last)
    }
}

export async function fillTransfers(
  { admin, staff }: Clients,
  { account, wallet, office }: DemoPlaces,
  cashierBox: number,
  firstYear: number,
): Promise<void> {
  const balanceOn = async (place: number, day: Day) =>
    Number((await staff.get<CashBook>(`cash-book/?place=${place}&from=${day}&to=${day}&limit=1`)).closing)
  const deposit = async (from_place: number, day: Day, keep: number, slip_no: string) => {
    const amount = Math.floor(((await balanceOn(from_place, day)) - keep) / 1000) * 1000
    if (amount > 0)
      await staff.post('transfers/', { from_place, to_place: account, amount, date: day, slip_no })
  }
  for (const [index, day] of lastDays(firstYear).entries()) {
    await deposit(office, day, keptTaka, `SB-${1200 + index}`)
    await deposit(chequesInHand, day, 0, `CQ-${400 + index}`)
    await deposit(wallet, day, 1000, '')
  }
  const typedTwice = { from_place: office, to_place: account, amount: 5000, date: dayBefore(today()) }
  const { id } = await staff.post('transfers/', typedTwice)
  await admin.remove(`transfers/${id}/`, 'Entered twice by mistake')
  await staff.post('transfers/', {
    from_place: office,
    to_place: cashierBox,
    amount: 1500,
    remarks: 'Change for the counter',
  })
}
