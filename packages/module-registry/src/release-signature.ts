import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { writeFileAtomically } from './files.ts'
import { CommandError } from './command-error.ts'

/** The file beside release.json with the Ed25519 signature of its bytes, in base64. */
export const signatureFileOf = (descriptionFile: string) => `${descriptionFile}.sig`

const isEd25519 = ({ asymmetricKeyType }: KeyObject) => asymmetricKeyType === 'ed25519'

function readPublicKey(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    if (isEd25519(key)) return key
  } catch {
    // the error below is for this case too
  }
  throw new CommandError(
    `RELEASE_KEYS contains '${text}', which is not an Ed25519 public key: use the line between BEGIN and END of its PEM file.`,
  )
}

/** The public keys that the operator trusts. Without any, releases need no signature. */
export const trustedKeys = (text = process.env.RELEASE_KEYS ?? ''): KeyObject[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(readPublicKey)

/** The trusted key that signed the content; undefined if none did. */
export function signerOf(
  content: Buffer,
  signature: string | undefined,
  keys = trustedKeys(),
): KeyObject | undefined {
  if (!signature?.trim()) return undefined
  const bytes = Buffer.from(signature.trim(), 'base64')
  return keys.find((key) => verify(null, content, key, bytes))
}

export function signatureErrorOf(
  content: Buffer,
  signature: string | undefined,
  keys = trustedKeys(),
): 'unsigned' | 'otherSigner' | undefined {
  if (keys.length === 0 || signerOf(content, signature, keys)) return undefined
  return signature?.trim() ? 'otherSigner' : 'unsigned'
}

export const readSignature = (descriptionFile: string): string | undefined =>
  existsSync(signatureFileOf(descriptionFile))
    ? readFileSync(signatureFileOf(descriptionFile), 'utf8')
    : undefined

function readPrivateKey(file: string): KeyObject {
  if (!existsSync(file)) throw new CommandError(`There is no key file ${file}.`)
  try {
    const key = createPrivateKey(readFileSync(file))
    if (isEd25519(key)) return key
  } catch {
    // the error below is for this case too
  }
  throw new CommandError(`${file} is not an Ed25519 private key. 'modules keygen FILE' creates one.`)
}

/** The Ed25519 signature of a text, in base64. */
export const signText = (text: Buffer | string, keyFile: string): string =>
  sign(null, Buffer.from(text), readPrivateKey(keyFile)).toString('base64')

export function signFile(descriptionFile: string, keyFile: string): void {
  const signature = signText(readFileSync(descriptionFile), keyFile)
  writeFileAtomically(signatureFileOf(descriptionFile), `${signature}\n`)
}

/** Writes a new private key that only its owner can read. Returns the line for RELEASE_KEYS. */
export function createSigningKey(file: string): string {
  if (existsSync(file)) throw new CommandError(`${file} already exists. A key is never overwritten.`)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
}
