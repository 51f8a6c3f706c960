import type { FastifyInstance, FastifyRequest } from 'fastify'
import { grantedPart, type Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { ServiceClaims } from '@samity/shared-api/module'
import type { Database } from '../database/database.ts'
import { isActiveAdmin } from './active-admin.ts'
import { bearerOf } from './sessions.ts'
import type { SignedInUser } from '../http/access.ts'
import type { TokenArea } from '../http/route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    serviceCallers: ServiceCallers
    /** Set by the gateway, which signs the tokens. Without a gateway no token is valid. */
    serviceTokens: {
      verify?: (token: string) => Promise<ServiceClaims | undefined>
      approvedRights?: (module: string) => Promise<Scope[]>
    }
  }
}

export type ServiceCallers = {
  /** Returns the claims of a token of the gateway, whatever the route; null for every other request. */
  claimsOf(request: FastifyRequest): Promise<ServiceClaims | null>
  /** The person for whom the service asks, or under whose approval it asks without one */
  userOf(claims: ServiceClaims): Promise<SignedInUser | null>
  /** True if the module asks for this and an administrator has approved it. */
  maySend(claims: ServiceClaims, method: string, area: TokenArea): Promise<boolean>
}

/**
 * Finds whom the token of a service stands for. A person must still be active and have the role in the token.
 * A service that answers a program acts for nobody: its scopes are those of the API token, which the service
 * does not have. For an event or a job the module acts with the rights of staff, as far as it asks for them,
 * while the administrator who approved them is one.
 */
export function identifyServices(app: FastifyInstance): void {
  app.decorate('serviceTokens', {})
  app.decorateRequest('service', null)
  app.decorate('serviceCallers', {
    async claimsOf(request) {
      const token = bearerOf(request)
      // a session is no JSON Web Token
      return (token?.includes('.') && (await app.serviceTokens.verify?.(token))) || null
    },
    async userOf(claims) {
      if (claims.api_token !== undefined) return null
      if (claims.sub === 'system') return findApprover(app.sql, claims.aud)
      const id = /^user:(\d{1,9})$/.exec(claims.sub)?.[1]
      const user = id ? await findActiveUser(app.sql, Number(id)) : undefined
      return user && user.role === claims.role ? user : null
    },
    async maySend({ aud, asks = [] }, method, area) {
      // such a route shows what belongs to the scopes of an API token
      if (area === 'several') return false
      // what was withdrawn since the token was signed counts at once
      const scopes = grantedPart(asks, (await app.serviceTokens.approvedRights?.(aud)) ?? [])
      return app.apiTokens.maySend({ scopes }, method, area)
    },
  })
}

// a service has no session of its own
const selectUser = (sql: Database) => sql`
  select 0 as session, u.id, u.username, u.email, u.role, u.name, u.name_bengali, u.phone, u.photo, u.language, u.digits, f.two_factor_due
  from users u
  join two_factor_status f on f.user_id = u.id`

async function findActiveUser(sql: Database, id: number): Promise<SignedInUser | undefined> {
  const [user] = await sql<SignedInUser[]>`
    ${selectUser(sql)} where u.id = ${id} and u.status = 'active' and u.archived_at is null`
  return user
}

async function findApprover(sql: Database, module: string): Promise<SignedInUser | null> {
  const [user] = await sql<SignedInUser[]>`
    ${selectUser(sql)}
    where ${isActiveAdmin(sql, 'u')}
      and u.id in (
        select approved_by from module_rights where module = ${module}
        union all
        -- a module that asks for nothing may still post automatic receipts
        select automatic_by from receipt_series
        where module = ${module} and not exists (select from module_rights where module = ${module}))
    limit 1`
  return user ? { ...user, role: 'staff', two_factor_due: false } : null
}
