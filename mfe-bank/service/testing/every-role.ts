import type { TestPerson, TestService } from '@samity/module-service/testing'
import descriptor from '../../module.json' with { type: 'json' }

const roles = ['admin', 'staff', 'cashier', 'auditor'] as const
type Sender = (typeof roles)[number] | 'nobody'

/** A person with the permissions that the role has at first. */
export const personWith = (role: (typeof roles)[number]): TestPerson => ({
  sub: `user:${role}`,
  name: role,
  role,
  permissions: descriptor.permissions.flatMap(({ name, roles: own }) => (own.includes(role) ? [name] : [])),
})

export type Act = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; body?: object }
/** A record in the state in which the act begins, and that state as readers see it. */
export type Prepared = Act & { state: () => Promise<unknown> }

/**
 * Lets a request without a token, and each role, do the same to a record in one state: to the same one while it
 * is refused. Returns the statuses, and 'changed' where a refusal left another state.
 */
export async function actOfEveryRole(
  bank: TestService,
  prepare: () => Promise<Prepared>,
): Promise<Record<Sender, number | 'changed'>> {
  const outcomes: [Sender, number | 'changed'][] = []
  let prepared = await prepare()
  let before = JSON.stringify(await prepared.state())
  for (const sender of ['nobody', 'cashier', 'auditor', 'staff', 'admin'] as const) {
    const { method, url, body, state } = prepared
    const { status } =
      sender === 'nobody'
        ? { status: (await bank.service.inject({ method, url, ...(body && { payload: body }) })).statusCode }
        : await bank.request(personWith(sender), method, url, body)
    const isSame = status < 400 || JSON.stringify(await state()) === before
    outcomes.push([sender, isSame ? status : 'changed'])
    if ((status < 400 && method !== 'GET') || !isSame) {
      prepared = await prepare()
      before = JSON.stringify(await prepared.state())
    }
  }
  return Object.fromEntries(outcomes) as Record<Sender, number | 'changed'> // all senders
}

const refusals = { cashier: 403, auditor: 403, nobody: 401 }
export const workers = (status: number) => ({ admin: status, staff: status, ...refusals })
export const signers = (status: number) => ({ admin: status, staff: 403, ...refusals })
export const readers = { admin: 200, staff: 200, cashier: 403, auditor: 200, nobody: 401 }
