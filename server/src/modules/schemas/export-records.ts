import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Words } from '@samity/shared-api/contract'
import type { RecordTableEntry } from '@samity/shared-api/module'
import { makeReadable } from '../../backup/backup.ts'
import { dumpRows } from '../../backup/dump-rows.ts'
import { presentTables, readDeclaredRecords, recordLines, recordsHeading } from '../../backup/record-files.ts'
import { readTables, type BackupTable } from '../../backup/tables.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { schemaOf } from '../../database/module-roles.ts'
import { StartupError } from '../../process/startup-error.ts'

export type StoredTable = { table: string; title: Words | undefined; rows: number }

/** Other columns and tables than the module declared have their own names. */
function withTheRest(declared: RecordTableEntry[], stored: BackupTable[]): RecordTableEntry[] {
  return stored
    .filter(({ name }) => name !== 'schema_migrations')
    .map(({ name: table, columns }) => {
      const entry = declared.find((one) => one.table === table)
      const others = columns.filter((column) => !entry?.columns.some(({ name }) => name === column))
      return {
        ...(entry ?? { table, title: { en: table, bn: table } }),
        columns: [
          ...(entry?.columns ?? []),
          ...others.map((name) => ({ name, title: { en: name, bn: name }, kind: 'text' as const })),
        ],
      }
    })
}

/**
 * Reads all of a module's tables at one moment, with our rights and therefore by COPY only. `work` gets the
 * tables with what was declared about them.
 */
async function readAll<T>(
  sql: Database,
  module: string,
  work: (tx: Transaction, tables: RecordTableEntry[], declared: RecordTableEntry[]) => Promise<T>,
): Promise<T> {
  await makeReadable(sql)
  const result = await sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local row_security = off`
    await tx`set local lock_timeout = '10s'`
    const stored = await readTables(tx, schemaOf(module))
    const declared = (await readDeclaredRecords(tx)).get(module)?.tables ?? []
    const present = presentTables(declared, stored)
    return { value: await work(tx, withTheRest(present, stored), present) }
  })
  return result.value as T
}

export const countRecords = (sql: Database, module: string): Promise<StoredTable[]> =>
  readAll(sql, module, async (tx, tables, declared) => {
    const counted: StoredTable[] = []
    for (const { table, title, columns } of tables) {
      const rows = dumpRows(tx, { module, name: table, columns: columns.slice(0, 1).map(({ name }) => name) })
      let step = await rows.next()
      while (!step.done) step = await rows.next()
      const isDeclared = declared.some((one) => one.table === table)
      counted.push({ table, title: isDeclared ? title : undefined, rows: step.value })
    }
    return counted
  })

/**
 * Writes each table of a module into an own CSV file of a new folder, and returns the files with the number
 * of their rows. Throws StartupError when the folder has files.
 */
export async function exportRecords(
  sql: Database,
  module: string,
  folder: string,
): Promise<{ file: string; rows: number }[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new StartupError(`The folder ${folder} is not empty: choose another one for the export.`)
  return readAll(sql, module, async (tx, tables) => {
    const files: { file: string; rows: number }[] = []
    for (const table of tables) {
      const file = path.join(folder, `${encodeURIComponent(table.table)}.csv`)
      let count = 0
      await pipeline(
        async function* () {
          yield recordsHeading(table)
          for await (const { text, rows } of recordLines(tx, module, table, tables)) {
            count += rows
            yield text
          }
        },
        createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
      )
      files.push({ file, rows: count })
    }
    return files
  })
}
