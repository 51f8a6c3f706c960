import { randomInt, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { errorCode } from '../process/error-code.ts'
import { StartupError } from '../process/startup-error.ts'
import type { Environment } from '../process/environment.ts'

/*
 * Backups are encrypted unless the operator says no. Without BACKUP_PASSPHRASE the server makes a passphrase itself and
 * keeps it beside the database, so that scheduled backups work; people are asked to keep it elsewhere too.
 */

type PassphraseSource = Pick<Environment, 'data' | 'backups'>

const storedPassphraseSchema = z.object({
  passphrase: z.string().min(1),
  /** When an administrator said that it is kept elsewhere too */
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
    // a new one in its place would leave older backups without theirs
    throw new StartupError(
      `The passphrase of the backups in ${file} cannot be read: set BACKUP_PASSPHRASE, or move the file away to have a new one made.`,
    )
  }
}

/** 138 random bits in characters that are told apart on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groupCount = 7
const newPassphrase = (): string =>
  Array.from({ length: groupCount }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** The passphrase that this server's backups are made with; undefined where BACKUP_PASSPHRASE is 'none'. */
export async function backupPassphrase({ data, backups }: PassphraseSource): Promise<string | undefined> {
  if (backups.passphrase !== undefined || backups.unencrypted) return backups.passphrase
  return ((await readStoredPassphrase(data)) ?? (await createPassphrase(data))).passphrase
}

/** What backups of this machine may have been made with; nothing is made. */
export const existingPassphrase = async ({ data, backups }: PassphraseSource): Promise<string | undefined> =>
  backups.passphrase ?? (await readStoredPassphrase(data))?.passphrase

async function createPassphrase(data: string): Promise<StoredPassphrase> {
  const created: StoredPassphrase = { passphrase: newPassphrase(), confirmed_at: null }
  const file = passphraseFile(data)
  const temporaryFile = `${file}.${randomUUID()}.new`
  try {
    await mkdir(data, { recursive: true })
    await writeFile(temporaryFile, JSON.stringify(created), { mode: 0o600, flush: true })
    // of two processes one gives it its name, and whoever reads the name finds all of it
    try {
      await link(temporaryFile, file)
    } finally {
      await rm(temporaryFile, { force: true })
    }
    return created
  } catch (error) {
    const existing = errorCode(error) === 'EEXIST' ? await readStoredPassphrase(data) : undefined
    if (existing) return existing
    throw new StartupError(
      `The passphrase of the backups could not be kept in ${data}: set SAMITY_DATA to a folder that can be written to, or set BACKUP_PASSPHRASE.`,
    )
  }
}

/** The passphrase that the server made and that nobody has confirmed to keep. */
export async function unconfirmedPassphrase({
  data,
  backups,
}: PassphraseSource): Promise<string | undefined> {
  if (backups.passphrase !== undefined || backups.unencrypted) return undefined
  const storedPassphrase = await readStoredPassphrase(data)
  return storedPassphrase && storedPassphrase.confirmed_at === null ? storedPassphrase.passphrase : undefined
}

/** From now on the server shows it to nobody; answers whether there was one to confirm. */
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

/** What the operator reads at the start: the passphrase until it is confirmed, or that there is none. */
export async function printPassphrase(
  source: PassphraseSource,
  print: (sentence: string) => void,
): Promise<void> {
  if (source.backups.unencrypted)
    return print(
      'WARNING: backups are not encrypted (BACKUP_PASSPHRASE=none). Whoever has a file can read all of it.',
    )
  try {
    await backupPassphrase(source)
    const passphrase = await unconfirmedPassphrase(source)
    if (passphrase)
      print(
        `Backups are encrypted. Without this passphrase nobody can read them again: write it down and keep it away from this machine.\n  ${passphrase}\nAn administrator confirms that under Settings > Backup; then it is not shown again.`,
      )
  } catch (error) {
    // people can work meanwhile; the backup itself says the same
    if (!(error instanceof StartupError)) throw error
    print(error.message)
  }
}
