import type { FastifyRequest } from 'fastify'
import type { Role } from '@samity/shared-api/contract'
import type { SignOnRefusal } from '@samity/shared-api/contract/users/single-sign-on'
import { audit } from '../../../audit/audit.ts'
import type { Transaction } from '../../../database/database.ts'
import { countAttempt, registrationLimits } from '../../../auth/attempt-limits.ts'
import { cleanUsername, usernameKey, validateUsername } from '../../../auth/credentials.ts'
import { findBoxOf, mayKeepBox } from '../../treasury/box-holder.ts'
import { addAccount } from '../../users/registration.ts'
import type { Identity } from './provider.ts'

type AccountStatus = 'pending' | 'active' | 'disabled'
export type AccountResult = { user: number; username: string } | { refusal: SignOnRefusal }

type LinkRow = {
  id: number
  user_id: number
  username: string
  role: Role
  status: AccountStatus
  is_approved: boolean
  mapped_role: Role | null
}

const visitor = { id: null, username: 'anonymous' }

/**
 * Finds the account of a person whom the provider has identified. Only the provider's own name for the person
 * (`subject`) opens an account. A verified e-mail address finds an account once and asks an administrator to
 * allow the link: neither a registration with a foreign address nor an address that changed hands opens
 * anything. A new person gets an account, which waits for approval unless the provider gives a role.
 *
 * A refusal is a result, not an error: what it stores must stay.
 */
export async function findAccount(
  sql: Transaction,
  request: FastifyRequest,
  identity: Identity,
  hasRoleMapping: boolean,
): Promise<AccountResult> {
  const { issuer, subject } = identity
  // two answers of the provider for one person at once make one account
  await sql`select pg_advisory_xact_lock(hashtextextended(${`single sign-on ${issuer} ${subject}`}, 0))`
  const [link] = await sql<LinkRow[]>`
    select l.id, l.user_id, u.username, u.role, u.status, l.approved_at is not null as is_approved, l.mapped_role
    from sign_on_links l
    join users u on u.id = l.user_id
    where l.issuer = ${issuer} and l.subject = ${subject}`
  if (link) return followLink(sql, link, identity, hasRoleMapping)
  return (await requestLink(sql, identity)) ?? createAccount(sql, request, identity)
}

async function followLink(
  sql: Transaction,
  link: LinkRow,
  { role, email, name }: Identity,
  hasRoleMapping: boolean,
): Promise<AccountResult> {
  const { id, user_id: user, username } = link
  if (!link.is_approved) return { refusal: 'link-pending' }
  if (link.status !== 'active') return { refusal: link.status }
  // the role came from the provider, which gives none any more
  if (hasRoleMapping && link.mapped_role && !role) return { refusal: 'no-role' }
  await sql`
    update sign_on_links set last_used_at = now(), mapped_role = ${role ?? null}, email = ${email}, name = ${name}
    where id = ${id}`
  if (role && role !== link.role && !(await isLastAdmin(sql, user)) && !(await losesBox(sql, user, role))) {
    await sql`update users set role = ${role}, version = version + 1, updated_at = now() where id = ${user}`
    await audit(sql, visitor, {
      action: 'map-role',
      subject: 'users',
      subject_id: user,
      before: { role: link.role },
      after: { role },
    })
  }
  return { user, username }
}

/** Nobody could give the role back: the provider's mapping never takes it from the last administrator. */
async function isLastAdmin(sql: Transaction, user: number): Promise<boolean> {
  const admins = await sql<{ id: number }[]>`
    select id from users where role = 'admin' and status = 'active' order by id for update`
  return admins.length > 0 && admins.every(({ id }) => id === user)
}

/** A person whose new role may take no money keeps the role until somebody else has the box. */
const losesBox = async (sql: Transaction, user: number, role: Role): Promise<boolean> => {
  if (mayKeepBox({ role, status: 'active' })) return false
  await sql`select from users where id = ${user} for update`
  return (await findBoxOf(sql, user)) !== undefined
}

/**
 * Asks for a link with the account that has the verified e-mail address; undefined when there is none.
 * Everybody can register with a foreign address, so accounts that wait for approval are not compared.
 */
async function requestLink(
  sql: Transaction,
  { issuer, subject, verifiedEmail, name }: Identity,
): Promise<AccountResult | undefined> {
  if (!verifiedEmail) return undefined
  const accounts = await sql<{ id: number; status: AccountStatus }[]>`
    select id, status from users
    where lower(email) = lower(${verifiedEmail}) and status <> 'pending'
    order by status <> 'active'
    limit 2`
  const [account, other] = accounts
  if (!account) return undefined
  if (account.status !== 'active') return { refusal: account.status }
  if (other?.status === 'active') return { refusal: 'ambiguous' }
  await sql`insert into sign_on_links ${sql({ issuer, subject, user_id: account.id, email: verifiedEmail, name })}`
  await audit(sql, visitor, {
    action: 'request-link',
    subject: 'users',
    subject_id: account.id,
    after: { issuer, email: verifiedEmail },
  })
  return { refusal: 'link-pending' }
}

async function createAccount(
  sql: Transaction,
  request: FastifyRequest,
  { issuer, subject, email, username: proposal, name, role }: Identity,
): Promise<AccountResult> {
  // as for a registration: otherwise a provider that is open to everyone could fill the list of users
  await countAttempt(request.server.sql, registrationLimits(request))
  const username = await freeUsername(sql, proposal || name)
  const status = role ? 'active' : 'pending'
  const user = await addAccount(sql, request, {
    username,
    password_hash: null,
    email,
    name,
    role: role ?? 'cashier',
    status,
  })
  const link = { issuer, subject, user_id: user, email, name, mapped_role: role ?? null }
  await sql`insert into sign_on_links ${sql(link)}`
  await sql`update sign_on_links set approved_at = now() where issuer = ${issuer} and subject = ${subject}`
  await audit(sql, visitor, { action: 'link', subject: 'users', subject_id: user, after: { issuer, email } })
  return role ? { user, username } : { refusal: 'created' }
}

const maxUsernameLength = 64
/** Nobody needs this many people with one name; it only ends the loop. */
const maxNumber = 1000

/**
 * Returns the proposal, or with a number when the name is taken. A name that is not valid becomes 'person'.
 */
async function freeUsername(sql: Transaction, proposal: string): Promise<string> {
  const cleaned = cleanUsername(proposal).slice(0, maxUsernameLength - 5)
  const base = validateUsername(cleaned) ? 'person' : cleaned
  for (let number = 1; number < maxNumber; number++) {
    const username = number === 1 ? base : `${base} ${number}`
    const [row] = await sql`select 1 from users where username_key = ${usernameKey(username)}`
    if (!row) return username
  }
  return `${base} ${Date.now()}`.slice(0, maxUsernameLength)
}
