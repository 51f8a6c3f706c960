import path from 'node:path'
import { openTestService, type TestPerson } from '@samity/module-service/testing'
import type { OwnCard } from '@samity/shared-api/contract/members/own-page'
import type { ServiceClaims } from '@samity/shared-api/module'
import { myService } from '../my-service.ts'

/** People with the permissions that their roles have at first. */
export const admin: TestPerson = {
  sub: 'user:1',
  name: 'Rahima',
  role: 'admin',
  permissions: ['my.read', 'my.answer', 'my.answer-reports'],
}
export const clerk: TestPerson = { sub: 'user:2', name: 'Karim', permissions: ['my.read', 'my.answer'] }
export const auditor: TestPerson = {
  sub: 'user:3',
  name: 'Nasrin',
  role: 'auditor',
  permissions: ['my.read'],
}
export const cashier: TestPerson = { sub: 'user:4', name: 'Jamal', role: 'cashier', permissions: [] }
export const visitor: TestPerson = { sub: 'anonymous', permissions: [] }
export const server: TestPerson = { sub: 'system', permissions: [] }

const cardOf = (id: number): Partial<OwnCard> => ({
  advocate_id: id,
  bar_registration_number: String(id),
  name_english: `Advocate ${id}`,
  name_bengali: `আইনজীবী ${id}`,
})

/**
 * The service beside a core where the receipts `VKL-2026-<member>…` are those of each member. Call it in
 * beforeAll.
 */
export async function openMy() {
  const my = await openTestService(path.join(import.meta.dirname, '../migrations'), clerk, myService)
  const { system, sql } = my
  system.answer('GET', 'my', ({ headers }) => ({ body: cardOf(memberIn(headers)) }))
  system.answer('GET', 'my/receipts/{number}', ({ path: asked, headers }) => {
    const number = decodeURIComponent(asked.split('/')[2] ?? '').toUpperCase()
    return number.startsWith(`VKL-2026-${memberIn(headers)}0`)
      ? { body: { number } }
      : { status: 404, body: { message: 'This record does not exist.' } }
  })
  return {
    ...my,
    clear: async () => {
      await sql`truncate requests`
      system.tasks.clear()
      system.calls.length = 0
    },
  }
}
export type OpenMy = Awaited<ReturnType<typeof openMy>>

/** The member of the token with which the service asks */
function memberIn({ authorization = '' }: { authorization?: string | undefined }): number {
  const { member = 0 } = JSON.parse(
    Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString(),
  ) as Partial<ServiceClaims> // the fake system has signed it
  return member
}
