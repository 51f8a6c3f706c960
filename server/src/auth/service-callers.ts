import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServiceClaims } from '@samity/shared-api/module'
import type { Database } from '../database/database.ts'
import { bearerOf } from './sessions.ts'
import type { SignedInUser } from '../http/access.ts'

declare module 'fastify' {
  interface FastifyInstance {
    serviceCallers: ServiceCallers
    /** Set by the gateway, which signs the tokens. Without a gateway no token is valid. */
    serviceTokens: {
      verify?: (token: string) => Promise<ServiceClaims | undefined>
    }
  }
}

export type ServiceCaller = { user: SignedInUser; claims: ServiceClaims }
export type ServiceCallers = {
  callerOf(request: FastifyRequest): Promise<ServiceCaller | null>
}

/**
 * Finds the person in the token of a service. The person must still be active and have the role in the token.
 * A service that answers a program acts for nobody: its scopes are those of the API token, which the service
 * does not have.
 */
export function identifyServices(app: FastifyInstance): void {
  app.decorate('serviceTokens', {})
  app.decorateRequest('service', null)
  app.decorate('serviceCallers', {
    async callerOf(request) {
      const token = bearerOf(request)
      const claims = token && (await app.serviceTokens.verify?.(token))
      const id = claims && /^user:(\d{1,9})$/.exec(claims.sub)?.[1]
      if (!claims || !id || claims.api_token !== undefined) return null
      const user = await findActiveUser(app.sql, Number(id))
      return user && user.role === claims.role ? { user, claims } : null
    },
  })
}

async function findActiveUser(sql: Database, id: number): Promise<SignedInUser | undefined> {
  // a service has no session of its own
  const [user] = await sql<SignedInUser[]>`
    select 0 as session, u.id, u.username, u.email, u.role, u.name, u.name_bengali, u.phone, u.photo, u.language, u.digits, f.two_factor_due
    from users u
    join two_factor_status f on f.user_id = u.id
    where u.id = ${id} and u.status = 'active' and u.archived_at is null`
  return user
}
