import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { today, yearOf, type Role } from '@samity/shared-api/contract'
import type { ModuleRights } from '@samity/shared-api/contract/system/module-rights'
import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import { hashPassword } from '../auth/credentials.ts'
import { addAccount } from '../features/users/registration.ts'
import { systemActor } from '../audit/audit.ts'
import { openSession } from '../auth/sessions.ts'
import { transaction } from '../database/transaction.ts'
import { fillAssociatePhotos } from './associate-photos.ts'
import { makeBookEntries } from './books.ts'
import { demoExpenseCategories } from './expenses.ts'
import { type BookEntry } from './book-entry.ts'
import { bookDemoReceipts } from './bulk.ts'
import { fillCashDays, fillCounters } from './cash-days.ts'
import { fillBudgets, fillShares } from './budgets.ts'
import { fillChecks } from './checks.ts'
import { Client } from './client.ts'
import { fillOpeningStock, fillPrices, sellAtPrices } from './prices.ts'
import { fillPrograms } from './programs.ts'
import { fillMembers } from './members.ts'
import { fillOldBooks } from './old-books.ts'
import { seededRandom, type Random } from './random.ts'
import { fillCommittees, fillReferenceData } from './reference-data.ts'
import { fillSite } from './site.ts'
import { fillPlaces, fillTransfers } from './treasury.ts'

type Print = (sentence: string) => void

type Account = { username: string; role: Role; name: string; name_bengali: string }
const accounts: Record<Role | 'secondCashier', Account> = {
  admin: { username: 'demo-admin', role: 'admin', name: 'Demo Administrator', name_bengali: 'ডেমো প্রশাসক' },
  staff: { username: 'demo-staff', role: 'staff', name: 'Demo Staff', name_bengali: 'ডেমো কর্মচারী' },
  cashier: { username: 'demo-cashier', role: 'cashier', name: 'Demo Cashier', name_bengali: 'ডেমো ক্যাশিয়ার' },
  auditor: { username: 'demo-auditor', role: 'auditor', name: 'Demo Auditor', name_bengali: 'ডেমো নিরীক্ষক' },
  secondCashier: {
    username: 'demo-cashier-2',
    role: 'cashier',
    name: 'Second Demo Cashier',
    name_bengali: 'দ্বিতীয় ডেমো ক্যাশিয়ার',
  },
}
type Clients = Record<keyof typeof accounts, Client>

/** True if the database has records: demo records must never mix with real ones. */
async function hasRecords({ sql }: FastifyInstance): Promise<boolean> {
  const [row] = await sql<{ has_records: boolean }[]>`
    select exists (select from advocates) or exists (select from receipts)
      or exists (select from users where username like 'demo-%') as has_records`
  return row!.has_records
}

function makeProgressMeter(print: Print, label: string, total: number) {
  let lastTenth = 0
  return (done: number) => {
    const tenth = Math.floor((done * 10) / total)
    if (tenth > lastTenth) print(`  ${label}: ${(lastTenth = tenth) * 10} %`)
  }
}

async function addAccounts(app: FastifyInstance): Promise<{ clients: Clients; signInLines: string[] }> {
  const signInLines: string[] = []
  const clients: Partial<Clients> = {}
  // the object has exactly the keys of its type
  for (const [key, { username, role, ...names }] of Object.entries(accounts) as [keyof Clients, Account][]) {
    const password = app.environment.demoPassword ?? randomBytes(9).toString('base64url')
    const password_hash = await hashPassword(password)
    const token = await transaction(app.sql, async (sql) => {
      const id = await addAccount(sql, systemActor, {
        username,
        password_hash,
        ...names,
        role,
        status: 'active',
      })
      return openSession(sql, id, 'demo')
    })
    clients[key] = new Client(app, token)
    signInLines.push(
      `  ${username.padEnd(15)} password: ${app.environment.demoPassword ? 'the value of DEMO_PASSWORD' : password}`,
    )
  }
  // the loop has added every account
  return { clients: clients as Clients, signInLines }
}

/**
 * Receipts that one transaction books: enough that few are posted at a time, and few enough to show progress
 */
const bookedTogether = 400

async function enterBooks(
  clients: Record<Role, Client>,
  random: Random,
  entries: readonly BookEntry[],
  progress?: (done: number) => void,
): Promise<void> {
  for (let first = 0; first < entries.length; first += bookedTogether) {
    const together = entries.slice(first, first + bookedTogether)
    const ids = await bookDemoReceipts(
      clients.admin.app,
      // staff enter older receipts: a cashier could not, and has a box for the last days only
      together.map(({ day, path, body, by }) => ({ path, body, by: clients[day < today() ? 'staff' : by] })),
    )
    for (const [index, { path, by, day }] of together.entries())
      // now and then a cashier makes a mistake and an administrator deletes the receipt
      if (by === 'cashier' && random.chance(0.004) && day < today())
        await clients.admin.remove(`${path}${ids[index]!}/`, 'Entered twice by mistake')
    progress?.(first + together.length)
  }
}

/** Modules may post receipts and use the API. */
async function approveModules(admin: Client): Promise<void> {
  for (const { code, status } of await admin.get<ModuleSeries[]>('receipt-series/'))
    if (status === 'pending') await admin.post(`receipt-series/${code}/approve/`, {})
  for (const { module } of await admin.get<ModuleRights[]>('module-rights/'))
    await admin.post(`module-rights/${module}/approve/`, {})
}

export async function runDemo(
  app: FastifyInstance,
  print: Print,
  { advocateCount = 300, daysApart = 1 } = {},
): Promise<void> {
  if (await hasRecords(app)) {
    print('The database already has records, so the demo association was not created. Use an empty database.')
    return
  }
  const startedAt = performance.now()
  const { level } = app.log
  // do not log the thousands of API calls of the demo
  app.log.level = 'warn'
  const random = seededRandom(1874)
  const thisYear = yearOf(today())
  print('Filling the empty database with a demo association.')
  const { clients, signInLines } = await addAccounts(app)
  print('  website, buildings and banks')
  await fillSite(clients.admin, clients.staff, random)
  const referenceData = await fillReferenceData(
    clients.staff,
    random,
    { count: advocateCount, since: thisYear - 2 },
    makeProgressMeter(print, `${advocateCount} advocates with portraits`, advocateCount),
  )
  print('  committees, prices, stock and money places')
  await fillCommittees(clients.staff, random, referenceData, thisYear)
  for (const [category, category_bengali] of Object.entries(demoExpenseCategories))
    await clients.staff.post('expanse_category/', { category, category_bengali })
  const { forms, buildings, advocates } = referenceData
  await fillPrices(clients.admin, clients.staff, forms)
  await approveModules(clients.admin)
  const places = await fillPlaces(clients, thisYear - 2)
  await fillPrograms(clients.admin)
  const { entries, nextSerials } = makeBookEntries(random, referenceData, {
    firstYear: thisYear - 2,
    last: today(),
    daysApart,
  })
  await fillOpeningStock(clients.staff, entries, thisYear - 2)
  const isOfToday = ({ day }: BookEntry) => day === today()
  const beforeToday = entries.filter((entry) => !isOfToday(entry))
  await enterBooks(
    clients,
    random,
    beforeToday,
    makeProgressMeter(print, `${beforeToday.length} receipts and vouchers`, beforeToday.length),
  )
  print('  days of the counters')
  const buyers = advocates.filter(
    ({ status, is_dead, is_retired }) => status === 'active' && !is_dead && !is_retired,
  )
  const counters = await fillCounters(clients.admin, [clients.cashier, clients.secondCashier])
  await fillCashDays(clients.staff, counters, {
    random,
    buyers,
    building: random.pick(buildings),
    firstSerial: nextSerials.get('Vokalotnama') ?? 1,
  })
  // a day begins when the days before it are closed
  await enterBooks(clients, random, entries.filter(isOfToday))
  print('  old books, fees and dues')
  await fillOldBooks(clients, referenceData, thisYear - 2)
  await sellAtPrices(clients, buildings[0] ?? 'Bar Bhaban')
  await fillMembers(clients, random, thisYear - 2)
  await fillChecks(clients)
  await fillAssociatePhotos(clients)
  // one advocate has left: lookups still find the record, marked as archived
  const retiredAdvocate = advocates.find((advocate) => advocate.is_retired)
  if (retiredAdvocate) await clients.staff.post(`advocates/${retiredAdvocate.id}/archive/`, {})
  print('  budgets and transfers')
  await fillBudgets(clients.staff, random, thisYear)
  await fillShares(clients.staff)
  await fillTransfers(clients, places, counters[0]!.box, thisYear - 2)
  app.log.level = level
  await app.sql`delete from sessions where device = 'demo'`
  await app.sql`analyze`
  print(
    `The demo association is ready after ${Math.round((performance.now() - startedAt) / 1000)} seconds. You can sign in as:`,
  )
  for (const line of signInLines) print(line)
}
