import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { today } from '@samity/shared-api/contract'
import { apiTokenPrefix } from '@samity/shared-api/contract/api-tokens/api-token'
import { includesScope } from '@samity/shared-api/contract/api-tokens/scopes'
import { isInNetworks } from '../process/ip-networks.ts'
import { isActiveAdmin } from './active-admin.ts'
import { bearerOf, tokenHash } from './sessions.ts'
import { type SignedInUser } from '../http/access.ts'
import type { TokenArea } from '../http/route.ts'

export type ApiTokenCaller = { id: number; name: string; scopes: string[] }
type Caller = { user: SignedInUser; token: ApiTokenCaller }

declare module 'fastify' {
  interface FastifyInstance {
    apiTokens: {
      isUsedBy(request: FastifyRequest): boolean
      /**
       * Returns the token and the person for whom it acts; 'address' when it may not be used from there; null
       * without a valid token.
       */
      callerOf(request: FastifyRequest): Promise<Caller | 'address' | null>
      maySend(token: Pick<ApiTokenCaller, 'scopes'>, method: string, area: TokenArea): boolean
    }
  }
  interface FastifyRequest {
    apiToken: ApiTokenCaller | null
  }
}

export const newApiToken = (): string => apiTokenPrefix + randomBytes(32).toString('base64url')

type TokenRow = SignedInUser & {
  token_id: number
  token_name: string
  scopes: string[]
  addresses: string[]
  is_use_old: boolean
}

/**
 * Finds the token of a request. Nothing is cached: a revoked token is refused at once, by every process. Its
 * role is that of the token, and it acts for its owner, who must still be an active administrator.
 */
export function identifyApiTokens(app: FastifyInstance): void {
  app.decorateRequest('apiToken', null)
  app.decorate('apiTokens', {
    isUsedBy: (request) => bearerOf(request)?.startsWith(apiTokenPrefix) ?? false,
    async callerOf(request) {
      const token = bearerOf(request)
      if (!token) return null
      const [row] = await app.sql<TokenRow[]>`
        select 0 as session, u.id, u.username, u.email, t.role, u.name, u.name_bengali, u.phone, u.photo, u.language, u.digits,
          false as two_factor_due, t.id as token_id, t.name as token_name, t.scopes, t.addresses,
          coalesce(t.last_used_at < now() - interval '10 minutes', true) as is_use_old
        from api_tokens t
        join users u on u.id = t.created_by
        where t.token_hash = ${tokenHash(token)} and t.revoked_at is null and t.expires_on >= ${today()}
          and ${isActiveAdmin(app.sql, 'u')}`
      if (!row) return null
      const { token_id, token_name, scopes, addresses, is_use_old, ...user } = row
      if (addresses.length > 0 && !isInNetworks(request.ip, addresses)) return 'address'
      if (is_use_old)
        await app.sql`update api_tokens set last_used_at = now(), last_used_from = ${request.ip} where id = ${token_id}`
      return { user, token: { id: token_id, name: token_name, scopes } }
    },
    maySend({ scopes }, method, area) {
      const isRead = method === 'GET' || method === 'HEAD'
      if (area === 'closed') return false
      if (area === 'several') return isRead
      return includesScope(scopes, isRead ? 'read' : 'write', area)
    },
  })
}
