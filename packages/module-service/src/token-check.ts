import type { ServiceClaims } from '@samity/shared-api/module'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { messages, ServiceError } from './service-error.ts'

/**
 * Keys that only sign: a service refuses a token that names another kind, such as a shared secret or none.
 */
const algorithms = ['EdDSA', 'Ed25519', 'ES256']
const clockToleranceSeconds = 5

/** Checks a token of the gateway and returns its claims. Throws a 401 for every other token. */
export type TokenCheck = (token: string) => Promise<ServiceClaims>

/**
 * Accepts the tokens of the system that publishes its keys at `jwksUrl`, for this module only and until they
 * expire.
 */
export function createTokenCheck(module: string, jwksUrl: string): TokenCheck {
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(jwksUrl))
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms,
        audience: module,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ['sub', 'exp', 'aud'],
      })
      // the gateway signs exactly these claims
      return payload as ServiceClaims
    } catch (error) {
      // keys that cannot be fetched are a failure of the system, not of the person
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
        throw new ServiceError(401, messages.token)
      throw error
    }
  }
}
