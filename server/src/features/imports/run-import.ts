import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { ApiError } from '../../http/errors.ts'
import { write } from '../../http/write.ts'
import { importSentences } from './reference-data/import-sentences.ts'
import { summarize, type AppliedRow } from './apply-rows.ts'
import { storeImport, type ImportSource } from './import-store.ts'

/** Thrown to roll a dry run back; it carries what the import would have done. */
class DryRun extends Error {
  readonly rows: AppliedRow[]
  constructor(rows: AppliedRow[]) {
    super('dry run')
    this.rows = rows
  }
}

export type ApplyRows = (sql: Transaction) => Promise<AppliedRow[]>

/** Runs the import and rolls it back: the verdicts are those of the import itself. */
export async function tryImport(app: FastifyInstance, apply: ApplyRows): Promise<AppliedRow[]> {
  try {
    return await transaction(app.sql, async (sql) => {
      throw new DryRun(await apply(sql))
    })
  } catch (error) {
    if (error instanceof DryRun) return error.rows
    throw error
  }
}

/** Imports all rows or none. Rows with errors and duplicates are skipped only with `skip`. */
export const runImport = (
  request: FastifyRequest,
  source: ImportSource,
  { apply, skip }: { apply: ApplyRows; skip: boolean },
) =>
  write(request, async (sql) => {
    const rows = await apply(sql)
    const ready = rows.filter(({ verdict }) => verdict.verdict === 'new').length
    if (ready === 0 || (ready < rows.length && !skip)) {
      const words = ready > 0 ? importSentences.invalidRows : importSentences.nothing
      throw new ApiError(422, words, {}, { more: summarize(rows) })
    }
    return storeImport(sql, request, source, rows)
  })
