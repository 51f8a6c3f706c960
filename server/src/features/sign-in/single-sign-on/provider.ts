import type { Configuration } from 'openid-client'
import type { Role } from '@samity/shared-api/contract'
import { discoverProvider } from '../../../process/discover-provider.ts'
import type { SingleSignOnConfig } from '../../../process/single-sign-on.ts'

/*
 * The conversation with the provider. The library is loaded with the first use, so that the server's start
 * never depends on it.
 */
const loadLibrary = () => import('openid-client')

const secondMs = 1000
/**
 * The provider's addresses are used for this time before they are read again. Its keys are read again when a
 * new one signs.
 */
const configurationTtlMs = 3600 * secondMs
/**
 * After a failure the provider is left alone for this time, so that people do not wait for it one after the
 * other.
 */
const failureTtlMs = 10 * secondMs

export type SignOnReason = 'unavailable' | 'cancelled' | 'refused' | 'expired' | 'invalid'

export class SignOnError extends Error {
  readonly reason: SignOnReason
  constructor(reason: SignOnReason, options?: ErrorOptions) {
    super(`single sign-on: ${reason}`, options)
    this.reason = reason
  }
}

/**
 * Who the provider says that the person is. The library has checked signature, issuer, audience, expiry and
 * nonce.
 */
export type Identity = {
  issuer: string
  subject: string
  /** '' without one that the provider has verified */
  verifiedEmail: string
  email: string
  username: string
  name: string
  role: Role | undefined
}

/**
 * Secrets of one sign-in, which stay in the browser's encrypted cookie until the provider sends the person
 * back.
 */
export type SignOnSecrets = { state: string; nonce: string; verifier: string }

const textClaim = (claims: Record<string, unknown>, name: string): string => {
  const value = claims[name]
  return typeof value === 'string' ? value.toWellFormed().normalize('NFC').trim().slice(0, 200) : ''
}

/**
 * Returns the role of the first configured value that the claim contains. A claim may be one value or a list.
 */
export function roleOfClaims(
  { roleClaim, roleByValue }: Pick<SingleSignOnConfig, 'roleClaim' | 'roleByValue'>,
  claims: Record<string, unknown>,
): Role | undefined {
  if (roleClaim === undefined) return undefined
  // 'realm_access.roles' names a claim inside of another one, unless a claim has this name itself
  const nested = roleClaim
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      claims,
    )
  const values = [claims[roleClaim] ?? nested].flat()
  return roleByValue.find(([value]) => values.includes(value))?.[1]
}

export function makeProvider(config: SingleSignOnConfig, redirectUri: string) {
  let cached: { configuration: Promise<Configuration>; expiresAtMs: number } | undefined

  async function configurationOf(): Promise<Configuration> {
    if (!cached || cached.expiresAtMs <= Date.now()) {
      const entry = { configuration: discoverProvider(config), expiresAtMs: Date.now() + configurationTtlMs }
      cached = entry
      entry.configuration.catch(() => {
        entry.expiresAtMs = Date.now() + failureTtlMs
      })
    }
    try {
      return await cached.configuration
    } catch (error) {
      throw new SignOnError('unavailable', { cause: error })
    }
  }

  async function begin(): Promise<{ url: URL; secrets: SignOnSecrets }> {
    const client = await loadLibrary()
    const configuration = await configurationOf()
    const secrets = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    }
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: config.scope,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      state: secrets.state,
      nonce: secrets.nonce,
    })
    return { url, secrets }
  }

  /** Exchanges the code in the provider's response for the person's identity. Throws SignOnError. */
  async function finish(response: URLSearchParams, secrets: SignOnSecrets): Promise<Identity> {
    if (response.get('state') !== secrets.state) throw new SignOnError('expired')
    const error = response.get('error')
    if (error) throw new SignOnError(error === 'access_denied' ? 'cancelled' : 'refused')
    const client = await loadLibrary()
    const configuration = await configurationOf()
    try {
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}?${response}`),
        {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        },
      )
      const claims = tokens.claims()!
      const isComplete =
        claims['email'] !== undefined && (!config.roleClaim || roleOfClaims(config, claims) !== undefined)
      const more =
        !isComplete && configuration.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {}
      return identityOf({ ...more, ...claims })
    } catch (cause) {
      throw new SignOnError(isConnectionError(cause) ? 'unavailable' : 'invalid', { cause })
    }
  }

  function identityOf(claims: Record<string, unknown> & { iss: string; sub: string }): Identity {
    const email = textClaim(claims, 'email')
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      verifiedEmail: claims['email_verified'] === true ? email : '',
      username: textClaim(claims, 'preferred_username') || email.split('@')[0] || '',
      name: textClaim(claims, 'name'),
      role: roleOfClaims(config, claims),
    }
  }

  return { begin, finish }
}

/**
 * The library throws errors of its own for responses that are not valid, and passes those of the network on.
 */
const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof Error &&
    (error.name === 'TimeoutError' || ('code' in error && error.code === 'OAUTH_TIMEOUT')))
