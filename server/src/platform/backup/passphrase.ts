import { randomInt, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'

/*
 * Backups are encrypted unless the operator says no. Without BACKUP_PASSPHRASE the server makes a passphrase itself and
 * keeps it beside the database, so that scheduled backups work; people are asked to keep it elsewhere too.
 */

type Place = Pick<Settings, 'data' | 'backups'>

const kept = z.object({
  passphrase: z.string().min(1),
  /** When an administrator said that it is kept elsewhere too */
  confirmed_at: z.string().nullable(),
})
type Kept = z.infer<typeof kept>

const fileIn = (data: string) => path.join(data, 'backup-passphrase.json')

async function readKept(data: string): Promise<Kept | undefined> {
  const file = fileIn(data)
  try {
    return kept.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    // a new one in its place would leave older backups without theirs
    throw new Problem(
      `The passphrase of the backups in ${file} cannot be read: set BACKUP_PASSPHRASE, or move the file away to have a new one made.`,
    )
  }
}

/** 138 random bits in characters that are told apart on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 7
const newPassphrase = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** The passphrase that this server's backups are made with; undefined where BACKUP_PASSPHRASE is 'none'. */
export async function backupPassphrase({ data, backups }: Place): Promise<string | undefined> {
  if (backups.passphrase !== undefined || backups.unencrypted) return backups.passphrase
  return ((await readKept(data)) ?? (await makeOne(data))).passphrase
}

/** What backups of this machine may have been made with; nothing is made. */
export const knownPassphrase = async ({ data, backups }: Place): Promise<string | undefined> =>
  backups.passphrase ?? (await readKept(data))?.passphrase

async function makeOne(data: string): Promise<Kept> {
  const made: Kept = { passphrase: newPassphrase(), confirmed_at: null }
  const file = fileIn(data)
  const whole = `${file}.${randomUUID()}.new`
  try {
    await mkdir(data, { recursive: true })
    await writeFile(whole, JSON.stringify(made), { mode: 0o600, flush: true })
    // of two processes one gives it its name, and whoever reads the name finds all of it
    try {
      await link(whole, file)
    } finally {
      await rm(whole, { force: true })
    }
    return made
  } catch (error) {
    const other = codeOf(error) === 'EEXIST' ? await readKept(data) : undefined
    if (other) return other
    throw new Problem(
      `The passphrase of the backups could not be kept in ${data}: set SAMITY_DATA to a folder that can be written to, or set BACKUP_PASSPHRASE.`,
    )
  }
}

/** The passphrase that the server made and that nobody has confirmed to keep. */
export async function unconfirmedPassphrase({ data, backups }: Place): Promise<string | undefined> {
  if (backups.passphrase !== undefined || backups.unencrypted) return undefined
  const found = await readKept(data)
  return found && found.confirmed_at === null ? found.passphrase : undefined
}

/** From now on the server shows it to nobody; answers whether there was one to confirm. */
export async function confirmPassphrase({ data }: Place): Promise<boolean> {
  const found = await readKept(data)
  if (!found || found.confirmed_at !== null) return false
  const file = fileIn(data)
  const next = `${file}.${process.pid}.new`
  await rm(next, { force: true })
  await writeFile(next, JSON.stringify({ ...found, confirmed_at: new Date().toISOString() }), {
    mode: 0o600,
    flush: true,
  })
  await rename(next, file)
  return true
}

/** What the operator reads at the start: the passphrase until it is confirmed, or that there is none. */
export async function tellPassphrase(place: Place, tell: (sentence: string) => void): Promise<void> {
  if (place.backups.unencrypted)
    return tell(
      'WARNING: backups are not encrypted (BACKUP_PASSPHRASE=none). Whoever has a file can read all of it.',
    )
  try {
    await backupPassphrase(place)
    const passphrase = await unconfirmedPassphrase(place)
    if (passphrase)
      tell(
        `Backups are encrypted. Without this passphrase nobody can read them again: write it down and keep it away from this machine.\n  ${passphrase}\nAn administrator confirms that under Settings > Backup; then it is not shown again.`,
      )
  } catch (error) {
    // people can work meanwhile; the backup itself says the same
    if (!(error instanceof Problem)) throw error
    tell(error.message)
  }
}
