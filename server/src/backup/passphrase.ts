import { randomInt } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { createFile } from '../process/create-file.ts'
import { errorCode } from '../process/error-code.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Environment } from '../process/environment.ts'

/*
 * Backups are encrypted unless the operator sets BACKUP_PASSPHRASE=none. Without BACKUP_PASSPHRASE the server
 * creates a passphrase and stores it in the data folder, so that scheduled backups work. It asks people to
 * store a copy elsewhere.
 */

type PassphraseSource = Pick<Environment, 'data' | 'backups'>

const storedPassphraseSchema = z.object({
  passphrase: z.string().min(1),
  /** When an administrator confirmed that a copy is stored elsewhere */
  confirmed_at: z.string().nullable(),
})
type StoredPassphrase = z.infer<typeof storedPassphraseSchema>

const passphraseFile = (data: string) => path.join(data, 'backup-passphrase.json')

async function readStoredPassphrase(data: string): Promise<StoredPassphrase | undefined> {
  const file = passphraseFile(data)
  try {
    return storedPassphraseSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    // do not create a new one: older backups would lose their passphrase
    throw new StartupError(
      `The passphrase of the backups in ${file} cannot be read: set BACKUP_PASSPHRASE, or move the file away to have a new one made.`,
    )
  }
}

/** 138 random bits, in characters that look different on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupCount = 7
const newPassphrase = (): string =>
  Array.from({ length: groupCount }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/**
 * Returns the passphrase for new backups and creates one if needed; undefined if BACKUP_PASSPHRASE is 'none'.
 */
export async function backupPassphrase({ data, backups }: PassphraseSource): Promise<string | undefined> {
  if (backups.passphrase !== undefined || backups.unencrypted) return backups.passphrase
  return ((await readStoredPassphrase(data)) ?? (await createPassphrase(data))).passphrase
}

/** Returns the passphrase that backups of this machine probably have, if there is one. It creates none. */
export const existingPassphrase = async ({ data, backups }: PassphraseSource): Promise<string | undefined> =>
  backups.passphrase ?? (await readStoredPassphrase(data))?.passphrase

export async function knownPassphrases({
  data,
  backups,
}: PassphraseSource): Promise<{ passphrase: string; from: string }[]> {
  const stored = await readStoredPassphrase(data)
  return [
    ...(backups.passphrase === undefined
      ? []
      : [{ passphrase: backups.passphrase, from: 'BACKUP_PASSPHRASE' }]),
    ...(stored ? [{ passphrase: stored.passphrase, from: passphraseFile(data) }] : []),
  ]
}

async function createPassphrase(data: string): Promise<StoredPassphrase> {
  const created: StoredPassphrase = { passphrase: newPassphrase(), confirmed_at: null }
  const file = passphraseFile(data)
  try {
    createFile(file, JSON.stringify(created))
    return created
  } catch (error) {
    const existing = errorCode(error) === 'EEXIST' ? await readStoredPassphrase(data) : undefined
    if (existing) return existing
    throw new StartupError(
      `The passphrase of the backups could not be stored in ${data}: set SAMITY_DATA to a folder that can be written to, or set BACKUP_PASSPHRASE.`,
    )
  }
}

export async function unconfirmedPassphrase({
  data,
  backups,
}: PassphraseSource): Promise<string | undefined> {
  if (backups.passphrase !== undefined || backups.unencrypted) return undefined
  const storedPassphrase = await readStoredPassphrase(data)
  return storedPassphrase && storedPassphrase.confirmed_at === null ? storedPassphrase.passphrase : undefined
}

/**
 * Confirms the passphrase: the server does not show it any more. Returns false if there was none to confirm.
 */
export async function confirmPassphrase({ data }: PassphraseSource): Promise<boolean> {
  const storedPassphrase = await readStoredPassphrase(data)
  if (!storedPassphrase || storedPassphrase.confirmed_at !== null) return false
  const file = passphraseFile(data)
  const temporaryFile = `${file}.${process.pid}.new`
  await rm(temporaryFile, { force: true })
  await writeFile(
    temporaryFile,
    JSON.stringify({ ...storedPassphrase, confirmed_at: new Date().toISOString() }),
    {
      mode: 0o600,
      flush: true,
    },
  )
  await rename(temporaryFile, file)
  return true
}

export async function printPassphrase(
  source: PassphraseSource,
  print: (sentence: string) => void,
): Promise<void> {
  if (source.backups.unencrypted)
    return print(
      'WARNING: backups are not encrypted (BACKUP_PASSPHRASE=none). Anyone who has a backup file can read all of it.',
    )
  try {
    await backupPassphrase(source)
    const passphrase = await unconfirmedPassphrase(source)
    if (passphrase)
      print(
        `Backups are encrypted. Nobody can read them without this passphrase: write it down and store it away from this machine.\n  ${passphrase}\nThen confirm under Settings > Backup that you have stored it. Samity does not show it again after that.`,
      )
  } catch (error) {
    // the server can run without the passphrase; the next backup fails with the same sentence
    if (!(error instanceof StartupError)) throw error
    print(error.message)
  }
}
