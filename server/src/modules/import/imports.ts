import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cleanText, says, wordsOf, type Words } from '@samity/shared-api/contract'
import {
  importable,
  importedFields,
  largestFile,
  mostRows,
  type Checked,
  type Importable,
  type Imported,
  type Verdict,
} from '@samity/shared-api/contract/config/import'
import { audit } from '../../platform/audit.ts'
import { announce } from '../../platform/changes.ts'
import type { Sql } from '../../platform/database.ts'
import { Refusal, unmet } from '../../platform/errors.ts'
import { write } from '../../platform/transaction.ts'
import { typed } from '../../platform/typed.ts'
import { insertRows } from './insert-rows.ts'
import { readRows, type ReadRow } from './read-rows.ts'
import { likeMembers, sameRecords, type Same } from './same-records.ts'
import { takenCouncilNumbers } from './taken-numbers.ts'

const sentences = {
  nothing: { en: 'There is no new row to import.', bn: 'আমদানি করার মতো কোনো নতুন সারি নেই।' },
  wrong: {
    en: 'Nothing was imported: some rows have errors or are duplicates.',
    bn: 'কিছুই আমদানি করা হয়নি: কিছু সারিতে ভুল আছে বা আগে থেকেই আছে।',
  },
} satisfies Record<string, Words>
const eachOnce = {
  columns: says({
    en: 'Map each column to a different field',
    bn: 'প্রতিটি কলাম তথ্যের একটি ঘর হতে হবে, এবং একবারই',
  }),
  rows: says({ en: 'Row numbers must be different', bn: 'প্রতিটি সারির নিজস্ব নম্বর থাকতে হবে' }),
}
const areUnique = (values: readonly unknown[]) => new Set(values).size === values.length

const bodyFor = (what: Importable) => {
  const names = importedFields(what).map(([name]) => name)
  return z.object({
    columns: z
      .array(z.string())
      .min(1)
      .refine((columns) => columns.every((name) => names.includes(name)), eachOnce.columns)
      .refine(areUnique, eachOnce.columns),
    rows: z
      .array(z.object({ row: z.int().positive().max(10_000_000), cells: z.array(z.string()).max(200) }))
      .max(mostRows)
      .refine((rows) => areUnique(rows.map(({ row }) => row)), eachOnce.rows),
    dry_run: z.boolean().default(true),
    skip_errors: z.boolean().default(false),
    file: z.string().max(300).default('').transform(cleanText),
  })
}

type Looked = {
  rows: readonly ReadRow[]
  same: Map<number, Same>
  /** Bar Council numbers of others */
  taken: Map<number, Words>
  notes: Map<number, Words[]>
}

/** Compares what was read with what is there. */
async function look(sql: Sql, what: Importable, read: readonly ReadRow[]): Promise<Looked> {
  const taken = await takenCouncilNumbers(sql, what, read)
  const rows = read.map((row) => (taken.has(row.row) ? { ...row, values: undefined } : row))
  const same = await sameRecords(sql, what, rows)
  const fresh = rows.filter(({ row }) => !same.has(row))
  return { rows, same, taken, notes: what === 'advocates' ? await likeMembers(sql, fresh) : new Map() }
}

function verdictOf({ row, faults }: ReadRow, { same, taken, notes }: Looked): Verdict {
  const twin = same.get(row)
  const errors = Object.fromEntries(
    Object.entries(faults).map(([field, sentence]) => [field, [wordsOf(sentence)]]),
  )
  const council = taken.get(row)
  if (council) errors['bar_council_no'] = [council]
  if (twin) errors[twin.field] = [...(errors[twin.field] ?? []), twin.words]
  const wrong = Object.keys(faults).length > 0 || council !== undefined
  const noted = notes.get(row)
  return {
    row,
    verdict: wrong ? 'error' : twin ? 'duplicate' : 'new',
    ...((wrong || twin) && { errors }),
    ...(twin && { duplicate_of: twin.of }),
    ...(noted && { notes: noted }),
  }
}

function report(looked: Looked): Checked {
  const verdicts = looked.rows.map((row) => verdictOf(row, looked))
  const count = (of: Verdict['verdict']) => verdicts.filter(({ verdict }) => verdict === of).length
  return {
    total: verdicts.length,
    ready: count('new'),
    duplicates: count('duplicate'),
    wrong: count('error'),
    verdicts,
  }
}

const readyOf = ({ rows, same }: Looked) =>
  rows.flatMap(({ row, values }) => (values && !same.has(row) ? [values] : []))

type Asked = { file: string; skip: boolean; rows: readonly ReadRow[] }

/** All of it or nothing; rows are left out only when the person said so. Others who add such records wait for the end. */
const bookRows = (request: FastifyRequest, what: Importable, { file, skip, rows }: Asked) =>
  write(request, async (sql): Promise<Imported> => {
    const { path, table } = importable[what]
    await sql`lock table ${sql(table)} in share row exclusive mode`
    const looked = await look(sql, what, rows)
    const ready = readyOf(looked)
    const skipped = rows.length - ready.length
    if (ready.length === 0 || (skipped > 0 && !skip))
      throw new Refusal(
        422,
        skipped > 0 && ready.length > 0 ? sentences.wrong : sentences.nothing,
        {},
        {
          more: report(looked),
        },
      )
    const added = await insertRows(sql, importable[what], ready)
    await audit(sql, request, { action: 'import', subject: path, after: { file, ...added, skipped } })
    return { imported: added.count, skipped }
  })

/** Registers of members and renters, brought in from a file that the browser has read. */
export async function imports(app: FastifyInstance): Promise<void> {
  for (const what of Object.keys(importable) as Importable[])
    typed(app).post(
      `/import/${what}`,
      { schema: { body: bodyFor(what) }, bodyLimit: largestFile },
      async (request, reply): Promise<Checked | Imported> => {
        const { dry_run, skip_errors, file, ...sent } = request.body
        if (sent.rows.length === 0) throw unmet({ rows: sentences.nothing }, sentences.nothing)
        const rows = await readRows(app.sql, what, sent)
        if (dry_run) return report(await look(app.sql, what, rows))
        const answer = await bookRows(request, what, { file, skip: skip_errors, rows })
        announce(app, importable[what].table)
        return reply.code(201).send(answer)
      },
    )
}
