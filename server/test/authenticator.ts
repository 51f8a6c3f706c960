import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyOptions } from '@samity/shared-api/contract/users/two-factor'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const userPresent = 0x01
const backupFlags = 0x08 | 0x10
const containsKey = 0x40
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

type Forgery = { origin?: string; challenge?: string; rpId?: string; counter?: number; userHandle?: string }

/**
 * A device with one passkey (ES256, attestation 'none'), which signs as real ones do. It does not count when
 * `counts` is false.
 */
export function makeAuthenticator({
  origin = 'http://localhost:8080',
  rpId = 'localhost',
  counts = true,
}: { origin?: string; rpId?: string; counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const clientData = (type: string, challenge: string, claimedOrigin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: claimedOrigin, crossOrigin: false }))
  const head = (rp: string, flags: number, count: number) =>
    Buffer.concat([sha256(rp), Buffer.from([flags]), uint32(count)])

  function create(options: PasskeyOptions, forgery: Forgery = {}) {
    // COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1)
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const authData = Buffer.concat([
      head(forgery.rpId ?? rpId, userPresent | containsKey | backupFlags, counter),
      Buffer.alloc(16),
      Buffer.from([0, credentialId.length]),
      credentialId,
      isoCBOR.encode(key),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData(
          'webauthn.create',
          forgery.challenge ?? options.challenge,
          forgery.origin ?? origin,
        ).toString('base64url'),
        // the types of the encoder do not name maps of mixed values
        attestationObject: Buffer.from(isoCBOR.encode(attestation as Map<string, string>)).toString(
          'base64url',
        ),
        transports: ['internal'],
      },
    }
  }

  function get(options: PasskeyOptions, forgery: Forgery = {}) {
    if (counts) counter++
    const authData = head(forgery.rpId ?? rpId, userPresent | backupFlags, forgery.counter ?? counter)
    const data = clientData('webauthn.get', forgery.challenge ?? options.challenge, forgery.origin ?? origin)
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(forgery.userHandle !== undefined && { userHandle: forgery.userHandle }),
      },
    }
  }

  return { id, create, get }
}
