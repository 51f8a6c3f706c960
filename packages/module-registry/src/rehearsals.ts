import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Rehearsal, RehearsalSummary } from '@samity/shared-api/contract/system/rehearsals'
import { z } from 'zod'
import { sha384, writeFileAtomically } from './files.ts'
import { readJson } from './read-json.ts'
import type { ChangeContext } from './registry-change.ts'
import { releaseError } from './release-errors.ts'
import { releaseFolder } from './release-store.ts'
import { readSignature, signatureFileOf, signerOf, trustedKeys } from './release-signature.ts'

/*
 * The result of a rehearsal is in the folder `<release>.rehearsal` beside the release, signed with a key of
 * the installation. releases/rehearsals.json has the public key, and whether an activation requires a
 * rehearsal, because commands have only the folder.
 */

const policySchema = z.strictObject({
  schema: z.literal(1),
  required: z.boolean(),
  /** The installation's Ed25519 public key, in base64 (SPKI); empty before the first rehearsal */
  key: z.string(),
})
type RehearsalPolicy = z.infer<typeof policySchema>

const policyFile = (folder: string) => path.join(folder, 'rehearsals.json')

export const readRehearsalPolicy = (folder: string): RehearsalPolicy =>
  existsSync(policyFile(folder))
    ? policySchema.parse(readJson(policyFile(folder)))
    : { schema: 1, required: false, key: '' }

export function changeRehearsalPolicy(folder: string, change: Partial<RehearsalPolicy>): void {
  const policy = { ...readRehearsalPolicy(folder), ...change }
  writeFileAtomically(policyFile(folder), `${JSON.stringify(policy, null, 2)}\n`)
}

export const rehearsalFolder = (folder: string, module: string, release: string): string =>
  `${releaseFolder(folder, module, release)}.rehearsal`

const resultFile = (folder: string) => path.join(folder, 'result.json')

/** The fixed beginning of an Ed25519 private key in PKCS #8 (RFC 8410); its 32 bytes follow. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** `seed`: 32 secret bytes of the installation. `pictures`: a folder with the pictures of the findings. */
export function storeRehearsal(folder: string, rehearsal: Rehearsal, pictures: string, seed: Buffer): void {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' })
  const target = rehearsalFolder(folder, rehearsal.module, rehearsal.release)
  const unfinished = `${target}.new`
  rmSync(unfinished, { recursive: true, force: true })
  if (existsSync(pictures)) cpSync(pictures, unfinished, { recursive: true })
  else mkdirSync(unfinished)
  const text = `${JSON.stringify(rehearsal, null, 2)}\n`
  writeFileSync(resultFile(unfinished), text)
  const signature = sign(null, Buffer.from(text), key).toString('base64')
  writeFileSync(signatureFileOf(resultFile(unfinished)), `${signature}\n`)
  rmSync(target, { recursive: true, force: true })
  renameSync(unfinished, target)
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64')
  if (readRehearsalPolicy(folder).key !== publicKey) changeRehearsalPolicy(folder, { key: publicKey })
}

/** The last rehearsal of a release; undefined without one, or when this installation has not signed it. */
export function readRehearsal(folder: string, module: string, release: string): Rehearsal | undefined {
  const file = resultFile(rehearsalFolder(folder, module, release))
  if (!existsSync(file)) return undefined
  const content = readFileSync(file)
  const { key } = readRehearsalPolicy(folder)
  if (!signerOf(content, readSignature(file), trustedKeys(key))) return undefined
  // written by `storeRehearsal`, as the signature proves
  const rehearsal = JSON.parse(content.toString()) as Rehearsal
  return rehearsal.module === module && rehearsal.release === release ? rehearsal : undefined
}

/** A picture of a rehearsal; undefined when it is not the signed one. */
export function readRehearsalPicture(folder: string, rehearsal: Rehearsal, name: string): Buffer | undefined {
  const file = path.join(rehearsalFolder(folder, rehearsal.module, rehearsal.release), name)
  if (!Object.hasOwn(rehearsal.pictures, name) || !existsSync(file)) return undefined
  const content = readFileSync(file)
  return sha384(content) === rehearsal.pictures[name] ? content : undefined
}

export const summarizeRehearsal = ({
  at,
  seconds,
  pages,
  prints,
  browser,
  services,
  exceededMiB,
  findings,
}: Rehearsal): RehearsalSummary => ({
  at,
  seconds,
  pages,
  prints,
  browser,
  findings: findings.length,
  isPassed: findings.length === 0 && browser !== null && services && exceededMiB === null,
})

/** Refuses a release whose rehearsal is required and has not passed, unless the context says why without. */
export function refuseUnrehearsed(
  folder: string,
  module: string,
  release: string,
  { by, withoutRehearsal }: Pick<ChangeContext, 'by' | 'withoutRehearsal'>,
): void {
  if (by === 'build' || withoutRehearsal || !readRehearsalPolicy(folder).required) return
  const rehearsal = readRehearsal(folder, module, release)
  if (!rehearsal) throw releaseError('notRehearsed', { module, release })
  if (!summarizeRehearsal(rehearsal).isPassed) throw releaseError('rehearsalFailed', { module, release })
}
