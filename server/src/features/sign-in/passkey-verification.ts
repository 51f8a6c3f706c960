import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  Uint8Array_,
} from '@simplewebauthn/server'
import type { PasskeyOptions, PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import type { Environment } from '../../process/environment.ts'

/*
 * The cryptography of passkeys (WebAuthn). The library is loaded with the first use: it is large, and few
 * requests need it.
 */
const loadLibrary = () => import('@simplewebauthn/server')

/** The address that passkeys are bound to: its host name, and the origin of its pages. */
export type RelyingParty = { id: string; origin: string }

/**
 * Returns what passkeys are bound to; undefined when browsers offer none at this address: without encryption,
 * or without a name.
 */
export function relyingPartyOf({ publicUrl }: Pick<Environment, 'publicUrl'>): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return isSecure && isName ? { id: hostname, origin } : undefined
}

export type StoredCredential = {
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
}

// transports are hints for the browser, which ignores unknown ones
const descriptorOf = ({
  credential_id,
  transports,
}: Pick<StoredCredential, 'credential_id' | 'transports'>) => ({
  id: credential_id,
  transports: transports as AuthenticatorTransport[],
})

const lifetimeMs = 5 * 60 * 1000

// the types of the library and of the contract describe the same JSON
const asPasskeyOptions = (options: object) => options as PasskeyOptions

type NewPasskeyFor = { association: string; username: string; handle: string; existing: StoredCredential[] }

export async function makeCreationOptions(
  { id }: RelyingParty,
  { association, username, handle, existing }: NewPasskeyFor,
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: association,
    rpID: id,
    userName: username,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    timeout: lifetimeMs,
    attestationType: 'none',
    excludeCredentials: existing.map(descriptorOf),
    // the password is the first step, so that a touch is enough for the second
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'discouraged' },
  })
  return asPasskeyOptions(options)
}

export async function makeRequestOptions(
  { id }: RelyingParty,
  credentials: StoredCredential[],
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: id,
    timeout: lifetimeMs,
    allowCredentials: credentials.map(descriptorOf),
    userVerification: 'discouraged',
  })
  return asPasskeyOptions(options)
}

type ConsumeChallenge = (challenge: string) => Promise<boolean>

export type NewCredential = StoredCredential & { backed_up: boolean }

/**
 * Returns the new passkey; undefined when the browser's response is not valid for this address and challenge.
 */
export async function verifyCreation(
  party: RelyingParty,
  response: PasskeyResponse,
  consumeChallenge: ConsumeChallenge,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { registrationInfo } = await verifyRegistrationResponse({
    // the library checks every part of it
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: consumeChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backed_up: credentialBackedUp,
  }
}

/**
 * Returns the counter of a valid response; undefined when its signature, address or challenge is not valid.
 */
export async function verifyUse(
  party: RelyingParty,
  response: PasskeyResponse,
  { credential_id, public_key }: StoredCredential,
  consumeChallenge: ConsumeChallenge,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // the library checks every part of it
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: consumeChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // the database compares the counter, so that of two requests at once only one is accepted
    credential: { id: credential_id, publicKey: new Uint8Array(public_key) as Uint8Array_, counter: 0 },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
