import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { dayBefore, today, yearOf, type Role } from '@samity/shared-api/contract'
import { hashPassword } from '../features/users/credentials.ts'
import { addAccount } from '../features/users/registration.ts'
import { systemActor } from '../audit/audit.ts'
import { openSession } from '../auth/sessions.ts'
import { transaction } from '../database/transaction.ts'
import { fillAssociatePhotos } from './associate-photos.ts'
import { expenseCategories, makeBookEntries } from './books.ts'
import { fillCashDays } from './cash-days.ts'
import { fillBudgets, fillShares } from './budgets.ts'
import { fillChecks } from './checks.ts'
import { Client } from './client.ts'
import { fillPrices, sellAtPrices } from './prices.ts'
import { fillPrograms } from './programs.ts'
import { fillMembers } from './members.ts'
import { fillOldBooks } from './old-books.ts'
import { seededRandom, type Random } from './random.ts'
import { fillCommittees, fillReferenceData } from './reference-data.ts'
import { fillSite } from './site.ts'
import { fillPlaces, fillTransfers } from './treasury.ts'

type Print = (sentence: string) => void

const accounts: readonly { username: string; role: Role; name: string }[] = [
  { username: 'demo-admin', role: 'admin', name: 'Demo Administrator' },
  { username: 'demo-staff', role: 'staff', name: 'Demo Staff' },
  { username: 'demo-cashier', role: 'cashier', name: 'Demo Cashier' },
  { username: 'demo-auditor', role: 'auditor', name: 'Demo Auditor' },
]

/** True if the database has records: demo records must never mix with real ones. */
async function hasRecords({ sql }: FastifyInstance): Promise<boolean> {
  const [row] = await sql<{ has_records: boolean }[]>`
    select exists (select from advocates) or exists (select from receipts)
      or exists (select from users where username like 'demo-%') as has_records`
  return row!.has_records
}

/** Returns a function that prints the progress of long work in steps of 10 %. */
function makeProgressMeter(print: Print, label: string, total: number) {
  let lastTenth = 0
  return (done: number) => {
    const tenth = Math.floor((done * 10) / total)
    if (tenth > lastTenth) print(`  ${label}: ${(lastTenth = tenth) * 10} %`)
  }
}

/** Adds one account for each role. Returns a signed-in client for each role, and lines with the passwords. */
async function addAccounts(
  app: FastifyInstance,
): Promise<{ clients: Record<Role, Client>; signInLines: string[] }> {
  const signInLines: string[] = []
  const clients: Partial<Record<Role, Client>> = {}
  for (const { username, role, name } of accounts) {
    const password = app.environment.demoPassword ?? randomBytes(9).toString('base64url')
    const password_hash = await hashPassword(password)
    const token = await transaction(app.sql, async (sql) => {
      const id = await addAccount(sql, systemActor, { username, password_hash, name, role, status: 'active' })
      return openSession(sql, id, 'demo')
    })
    clients[role] = new Client(app, token)
    signInLines.push(
      `  ${username.padEnd(13)} password: ${app.environment.demoPassword ? 'the value of DEMO_PASSWORD' : password}`,
    )
  }
  // `accounts` contains every role
  return { clients: clients as Record<Role, Client>, signInLines }
}

async function enterBooks(
  clients: Record<Role, Client>,
  random: Random,
  entries: ReturnType<typeof makeBookEntries>,
  print: Print,
): Promise<void> {
  const progress = makeProgressMeter(print, `${entries.length} receipts and vouchers`, entries.length)
  const yesterday = dayBefore(today())
  for (const [index, { day, path, body, by }] of entries.entries()) {
    // a cashier may book only today and yesterday: staff enter older receipts
    const { id } = await clients[day < yesterday ? 'staff' : by].post(path, body)
    // now and then a cashier makes a mistake and an administrator deletes the receipt
    if (by === 'cashier' && random.chance(0.004))
      await clients.admin.remove(`${path}${id}/`, 'Entered twice by mistake')
    progress(index + 1)
  }
}

/** Fills an empty database with a realistic association and three years of records, through the product's own API. */
export async function runDemo(app: FastifyInstance, print: Print): Promise<void> {
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
  print('Filling the empty database with a demo association. This takes about a minute.')
  const { clients, signInLines } = await addAccounts(app)
  await fillSite(clients.admin, clients.staff, random)
  const advocateCount = 300
  const referenceData = await fillReferenceData(
    clients.staff,
    random,
    { count: advocateCount, since: thisYear - 2 },
    makeProgressMeter(print, `${advocateCount} advocates with portraits`, advocateCount),
  )
  await fillCommittees(clients.staff, random, referenceData, thisYear)
  for (const category of expenseCategories) await clients.staff.post('expanse_category/', { category })
  await fillPrices(clients.admin, clients.staff)
  const places = await fillPlaces(clients, thisYear - 2)
  await fillPrograms(clients.admin)
  await enterBooks(clients, random, makeBookEntries(random, referenceData, thisYear - 2, today()), print)
  await fillOldBooks(clients, referenceData, thisYear - 2)
  await sellAtPrices(clients, referenceData.buildings[0] ?? 'Bar Bhaban')
  await fillMembers(clients, random, thisYear - 2)
  await fillChecks(clients)
  await fillAssociatePhotos(clients)
  // one advocate has left: lookups still find the record, marked as archived
  const retiredAdvocate = referenceData.advocates.find((advocate) => advocate.is_retired)
  if (retiredAdvocate) await clients.staff.post(`advocates/${retiredAdvocate.id}/archive/`, {})
  await fillBudgets(clients.staff, random, thisYear)
  await fillShares(clients.staff)
  const buyers = referenceData.advocates.filter(
    ({ status, is_dead, is_retired }) => status === 'active' && !is_dead && !is_retired,
  )
  const cashierBox = await fillCashDays(clients, random, buyers, random.pick(referenceData.buildings))
  await fillTransfers(clients, places, cashierBox, thisYear - 2)
  app.log.level = level
  await app.sql`delete from sessions where device = 'demo'`
  await app.sql`analyze`
  print(
    `The demo association is ready after ${Math.round((performance.now() - startedAt) / 1000)} seconds. You can sign in as:`,
  )
  for (const line of signInLines) print(line)
}
