import { createHmac, timingSafeEqual } from 'node:crypto'
import { today } from '@samity/shared-api/contract/day'
import type { ModuleRegistry } from '@samity/shared-api/module'
import type { Database } from '../database/database.ts'
import type { SignedInUser } from '../http/access.ts'
import { signingKey } from '../auth/signing-keys.ts'

type ReleaseKey = { module: string; release: string }
type Holder = Pick<SignedInUser, 'id'> | null

const dayMs = 24 * 60 * 60 * 1000

const ticketOf = (key: Buffer, { module, release }: ReleaseKey, holder: Holder, day: string): string =>
  createHmac('sha256', key)
    .update([day, module, release, holder ? `user:${holder.id}` : 'anyone'].join('\n'))
    .digest('base64url')

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/**
 * Adds to each module the ticket that a report about it must contain. The ticket proves that the server sent
 * this release to this person, or on a public page to anyone. It stays the same for a day, so that a cached
 * page stays the same page.
 */
export async function withTickets(
  sql: Database,
  registry: ModuleRegistry,
  holder: Holder,
): Promise<ModuleRegistry> {
  const key = await signingKey(sql, 'module reports')
  return {
    ...registry,
    modules: registry.modules.map((module) => ({
      ...module,
      ticket: ticketOf(key, { module: module.name, release: module.release }, holder, today()),
    })),
  }
}

/** A page may be open as long. */
const ticketDays = 8

/**
 * A ticket is valid on its day and in the week after it. Signed-in people may also send the ticket of a
 * public page.
 */
export async function isValidTicket(
  sql: Database,
  report: ReleaseKey & { ticket: string },
  holder: Holder,
): Promise<boolean> {
  const key = await signingKey(sql, 'module reports')
  const days = Array.from({ length: ticketDays }, (_, age) => today(new Date(Date.now() - age * dayMs)))
  return days.some((day) =>
    [holder, null].some((one) => isSame(ticketOf(key, report, one, day), report.ticket)),
  )
}
