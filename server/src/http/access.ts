import type { FastifyRequest } from 'fastify'
import { roles, type Role } from '@samity/shared-api/contract'
import type { ServiceClaims } from '@samity/shared-api/module'
import type { User } from '@samity/shared-api/session'

export type SignedInUser = User & { session: number; two_factor_due: boolean }

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedInUser | null
    /** The module whose service asks in the name of the person */
    service: ServiceClaims | null
    /** The member whose own page sends the request: on routes for members and at the gateway */
    member: Member | null
  }
}

/** `number` is the bar registration number. */
export type Member = { session: number; advocateId: number; number: string }

export type Principal = Role | 'anonymous' | 'member'
/** An 'open' route ignores the session: every request gets the same response, with any token. */
export type AccessRule = readonly Principal[] | 'open'
export const anyone: AccessRule = ['anonymous', ...roles]
export const signedIn: AccessRule = roles
/** Whose data it is comes from the session of the member alone: no such route has an id of an advocate. */
export const members: AccessRule = ['member']
export const admin: AccessRule = ['admin']
export const editors: AccessRule = ['admin', 'staff']
export const readers: AccessRule = ['admin', 'staff', 'auditor']
export const sellers: AccessRule = ['admin', 'staff', 'cashier']
export const overseers: AccessRule = ['admin', 'auditor']
export const lookups: AccessRule = roles

/** True for a module that acts for nobody: in a job, or after an event. */
export const isWithoutPerson = ({ service }: FastifyRequest): boolean => service?.sub === 'system'

/** The role of the sender; of a request without a user the one with the fewest rights to book. */
export const roleOf = ({ user }: FastifyRequest): Role => user?.role ?? 'cashier'
