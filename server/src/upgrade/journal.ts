import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { errorCode } from '../process/error-code.ts'
import { StartupError } from '../process/startup-error.ts'

/*
 * The journal says on disk how far an upgrade is. It is written before each step, so after a kill the next
 * command knows what may have happened. Whoever may write to the folder of the product owns it: the command
 * runs what it names.
 */

/**
 * begun: nothing is changed. saving: processes stop, and all data is saved. changing: the newer version
 * changes the data. proven: it has passed its checks, and the upgrade is finished. undone: the data is as
 * before. rolling: the tables have changed, and the former version runs with them.
 */
const steps = ['begun', 'saving', 'changing', 'proven', 'undone', 'rolling'] as const

const unitSchema = z.object({ name: z.string(), port: z.number().int() })
/** A server process as its supervisor knows it, and the port on which it listens. */
export type Unit = z.infer<typeof unitSchema>

const journalSchema = z.object({
  format: z.literal(1),
  from: z.string().nullable(),
  to: z.string(),
  mode: z.enum(['stop', 'rolling']),
  step: z.enum(steps),
  /** Why the upgrade goes back to the former version; null: it does not */
  problem: z.string().nullable(),
  units: z.array(unitSchema),
})
export type Journal = z.infer<typeof journalSchema>

const fileIn = (folder: string) => path.join(folder, 'journal.json')

/**
 * Returns the journal of an unfinished upgrade; undefined without one. Throws StartupError when it cannot be
 * read.
 */
export function readJournal(folder: string): Journal | undefined {
  let text: string
  try {
    text = readFileSync(fileIn(folder), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new StartupError(`${fileIn(folder)} cannot be read (${errorCode(error)}). Run the command as root.`)
  }
  try {
    return journalSchema.parse(JSON.parse(text))
  } catch {
    throw new StartupError(`${fileIn(folder)} is not the journal of an upgrade. Look at it, and delete it.`)
  }
}

/** Writes the journal to disk as a whole: after a power cut the former one or this one is there. */
export function writeJournal(folder: string, journal: Journal): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeDurably(fileIn(folder), `${JSON.stringify(journal, null, 2)}\n`)
}

export const removeJournal = (folder: string): void => rmSync(fileIn(folder), { force: true })

/** Writes a file beside the old one, to disk, and gives it its name. */
export function writeDurably(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  const folder = openSync(path.dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
