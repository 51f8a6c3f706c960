import { createPrivateKey, createPublicKey, randomUUID, randomBytes, type KeyObject } from 'node:crypto'
import { decodeProtectedHeader, errors, exportJWK, jwtVerify, SignJWT, type JWK } from 'jose'
import { LRUCache } from 'lru-cache'
import { serviceTokenTtlSeconds, type ServiceClaims } from '@samity/shared-api/module'
import type { SecretBox } from '../../process/secret-box.ts'
import type { Database } from '../../database/database.ts'
import { startOfPeriod } from './key-periods.ts'

/** The caller knows these about a request; issuer, times and id of the token are added here. */
export type TokenFacts = Omit<ServiceClaims, 'iss' | 'iat' | 'exp' | 'jti'>

export type ServiceTokens = {
  /** `ttlSeconds`: `serviceTokenTtlSeconds` unless a call of the server itself takes longer, a job */
  sign(facts: TokenFacts, ttlSeconds?: number): Promise<string>
  /**
   * Returns the claims of a token that the gateway of this installation made for `module`; undefined for a
   * token that is forged, expired or made for another module. Without `module` the caller must compare `aud`
   * itself.
   */
  verify(token: string, expected?: { module: string }): Promise<ServiceClaims | undefined>
  /**
   * The public keys: of this period, and of those before and after it, so that servers with different clocks
   * agree.
   */
  jwks(): Promise<{ keys: JWK[] }>
}

type TokenKey = { id: string; privateKey: KeyObject; publicKey: KeyObject }

const algorithm = 'EdDSA'
/** A PKCS #8 document of an Ed25519 key is this prefix and the 32 bytes of the key (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
/** The clocks of two servers of one installation may differ by this much. */
const clockToleranceSeconds = 5
const purpose = 'service tokens'

const keyFromSeed = (id: string, seed: Buffer): TokenKey => {
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  return { id, privateKey, publicKey: createPublicKey(privateKey) }
}

async function readKey(sql: Database, secretBox: SecretBox, id: string): Promise<TokenKey> {
  const name = `${purpose} ${id}`
  await sql`insert into signing_keys ${sql({ name, secret: randomBytes(32) })} on conflict do nothing`
  const [row] = await sql<{ secret: Buffer }[]>`select secret from signing_keys where name = ${name}`
  if (!row) throw new Error(`There is no signing key '${name}'.`)
  // the key of the installation is a part of it, so a copy of the database alone signs nothing
  return keyFromSeed(id, secretBox.mac(row.secret, name))
}

/** Signs and verifies tokens with a new key each week. All servers of an installation have the same keys. */
export function makeServiceTokens(sql: Database, secretBox: () => SecretBox, issuer: string): ServiceTokens {
  const cache = new LRUCache<string, Promise<TokenKey>>({ max: 6 })
  const keyOf = (id: string): Promise<TokenKey> => {
    const key = cache.get(id) ?? readKey(sql, secretBox(), id)
    cache.set(id, key)
    key.catch(() => cache.delete(id))
    return key
  }
  const validKeyIds = () => [-1, 0, 1].map((offset) => startOfPeriod(offset))

  return {
    async sign(facts, ttlSeconds = serviceTokenTtlSeconds) {
      const { id, privateKey } = await keyOf(startOfPeriod(0))
      const issuedAt = Math.floor(Date.now() / 1000)
      return new SignJWT({ ...facts })
        .setProtectedHeader({ alg: algorithm, kid: id, typ: 'JWT' })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ttlSeconds)
        .setJti(randomUUID())
        .sign(privateKey)
    },

    async verify(token, expected) {
      try {
        const { kid = '' } = decodeProtectedHeader(token)
        if (!validKeyIds().includes(kid)) return undefined
        const { publicKey } = await keyOf(kid)
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: [algorithm],
          issuer,
          ...(expected && { audience: expected.module }),
          clockTolerance: clockToleranceSeconds,
          requiredClaims: ['aud', 'sub', 'exp', 'jti', 'permissions', 'release', 'request'],
        })
        // only `sign` makes tokens with these keys
        return payload as unknown as ServiceClaims
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
        throw error
      }
    },

    async jwks() {
      const keys = await Promise.all(validKeyIds().map(keyOf))
      return {
        keys: await Promise.all(
          keys.map(async ({ id, publicKey }) => ({
            ...(await exportJWK(publicKey)),
            kid: id,
            alg: algorithm,
            use: 'sig',
          })),
        ),
      }
    },
  }
}

/** Deletes the keys of former periods: nothing that they signed is still valid. */
export async function sweepServiceKeys(sql: Database): Promise<void> {
  await sql`
    delete from signing_keys
    where name like ${`${purpose} %`} and name < ${`${purpose} ${startOfPeriod(-1)}`}`
}
