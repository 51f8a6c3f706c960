import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { dayBefore, today, yearOf, type Role } from '@samity/shared-api/contract'
import { hashPassword } from '../modules/session/credentials.ts'
import { addAccount } from '../modules/session/register.ts'
import { theSystem } from '../platform/audit.ts'
import { openSession } from '../platform/sessions.ts'
import { transaction } from '../platform/transaction.ts'
import { expenseCategories, theBooks } from './books.ts'
import { budgetsOf, sharesOf } from './budgets.ts'
import { Client } from './client.ts'
import { seeded, type Chance } from './random.ts'
import { fillCommittees, fillRegistry } from './registry.ts'
import { fillSite } from './site.ts'

type Tell = (sentence: string) => void

const accounts: readonly { username: string; role: Role; name: string }[] = [
  { username: 'demo-admin', role: 'admin', name: 'Demo Administrator' },
  { username: 'demo-staff', role: 'staff', name: 'Demo Staff' },
  { username: 'demo-cashier', role: 'cashier', name: 'Demo Cashier' },
  { username: 'demo-auditor', role: 'auditor', name: 'Demo Auditor' },
]

/** Someone's records are never mixed with made-up ones. */
async function holdsRecords({ sql }: FastifyInstance): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from advocates) or exists (select from receipts)
      or exists (select from users where username like 'demo-%') as found`
  return row!.found
}

/** Percentages of long work, a line each tenth. */
function meter(tell: Tell, what: string, total: number) {
  let said = 0
  return (done: number) => {
    const tenth = Math.floor((done * 10) / total)
    if (tenth > said) tell(`  ${what}: ${(said = tenth) * 10} %`)
  }
}

/** One account for each role, a client that is signed in as it, and a line that tells its password. */
async function addAccounts(
  app: FastifyInstance,
): Promise<{ clients: Record<Role, Client>; signs: string[] }> {
  const signs: string[] = []
  const clients: Partial<Record<Role, Client>> = {}
  for (const { username, role, name } of accounts) {
    const password = app.settings.demoPassword ?? randomBytes(9).toString('base64url')
    const password_hash = await hashPassword(password)
    const token = await transaction(app.sql, async (sql) => {
      const id = await addAccount(sql, theSystem, { username, password_hash, name, role, status: 'active' })
      return openSession(sql, id, 'demo')
    })
    clients[role] = new Client(app, token)
    signs.push(
      `  ${username.padEnd(13)} password: ${app.settings.demoPassword ? 'as DEMO_PASSWORD says' : password}`,
    )
  }
  // every role has its account above
  return { clients: clients as Record<Role, Client>, signs }
}

async function enterBooks(
  clients: Record<Role, Client>,
  chance: Chance,
  entries: ReturnType<typeof theBooks>,
  tell: Tell,
): Promise<void> {
  const progress = meter(tell, `${entries.length} receipts and vouchers`, entries.length)
  const yesterday = dayBefore(today())
  for (const [index, { day, path, body, by }] of entries.entries()) {
    // a cashier books today and yesterday only: staff enter what is older
    const { id } = await clients[day < yesterday ? 'staff' : by].post(path, body)
    // now and then a cashier makes a mistake and an administrator deletes the receipt
    if (by === 'cashier' && chance.chance(0.004))
      await clients.admin.remove(`${path}${id}/`, 'Entered twice by mistake')
    progress(index + 1)
  }
}

/** Fills an empty database with a believable association and three years of its life, through the product's own API. */
export async function runDemo(app: FastifyInstance, tell: Tell): Promise<void> {
  if (await holdsRecords(app)) {
    tell('The database already holds records: the demo association is left out.')
    return
  }
  const started = performance.now()
  const { level } = app.log
  // thousands of calls of its own are no news
  app.log.level = 'warn'
  const chance = seeded(1874)
  const thisYear = yearOf(today())
  tell('Filling the empty database with a demo association. This takes about a minute.')
  const { clients, signs } = await addAccounts(app)
  await fillSite(clients.admin, clients.staff, chance)
  const members = 300
  const registry = await fillRegistry(
    clients.staff,
    chance,
    { count: members, since: thisYear - 2 },
    meter(tell, `${members} members with portraits`, members),
  )
  await fillCommittees(clients.staff, chance, registry, thisYear)
  for (const category of expenseCategories) await clients.staff.post('expanse_category/', { category })
  await enterBooks(clients, chance, theBooks(chance, registry, thisYear - 2, today()), tell)
  // someone who left: still found by lookups, marked as archived
  const left = registry.members.find((member) => member.is_retired)
  if (left) await clients.staff.post(`advocates/${left.id}/archive/`, {})
  await budgetsOf(clients.staff, chance, thisYear)
  await sharesOf(clients.staff)
  app.log.level = level
  await app.sql`delete from sessions where device = 'demo'`
  await app.sql`analyze`
  tell(
    `The demo association is ready after ${Math.round((performance.now() - started) / 1000)} seconds. These people may sign in:`,
  )
  for (const sign of signs) tell(sign)
}
