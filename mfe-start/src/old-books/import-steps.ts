import { http, newIdempotencyKey } from '@samity/shared-api/client'
import {
  maxImportFileBytes,
  maxImportRows,
  type ImportPreview,
} from '@samity/shared-api/contract/config/import'
import { importKindOf, type ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import type { AppliedImport, PhotoPreview } from '@samity/shared-api/contract/imports/import-record'
import {
  importRoute,
  readImportFile,
  readPeriods,
  reportRows,
  requireColumns,
  toImportBody,
  type ImportField,
  type ImportFile,
  type ImportSteps,
  type StepRequest,
} from '@samity/shared-ui/import'

const month = { en: 'a month, such as 2026-03', bn: 'মাস, যেমন ২০২৬-০৩' }
const period = {
  en: 'a month such as 2026-03, or a year such as 2026',
  bn: 'মাস, যেমন ২০২৬-০৩, অথবা বছর, যেমন ২০২৬',
}
/** Hints for the columns of periods, and for others whose kind does not say what they contain. */
const hints: Record<string, ImportField['hint']> = {
  unpaid_from: month,
  from_period: period,
  to_period: period,
}
const periodColumns = Object.keys(hints)

export const fieldsOf = (name: ImportKindName): ImportField[] =>
  Object.entries(importKindOf(name).fields).map(([field, { label, kind, required, choices }]) => ({
    name: field,
    label,
    kind,
    required,
    ...(choices && { choices }),
    ...(hints[field] && { hint: hints[field] }),
  }))

const progressPath = 'old-books/progress/'

type Preview = ImportPreview & Partial<PhotoPreview>
export type Steps = ImportSteps<Preview, AppliedImport>

export function rowSteps(name: ImportKindName): Steps {
  const fields = fieldsOf(name)
  const route = importRoute(`old-books/${name}/`, progressPath)
  const toBody = (file: ImportFile) => readPeriods(toImportBody(file), periodColumns)
  return {
    read: async (file) => {
      const read = await readImportFile(file, {
        fields,
        limits: { bytes: maxImportFileBytes, rows: maxImportRows },
      })
      requireColumns(fields, read)
      return read
    },
    check: (file, request) => route.check(toBody(file), request),
    // the route returns the import beside the counts
    save: (file, request) => route.save(toBody(file), request) as Promise<AppliedImport>,
  }
}

const photoHeadings = { headings: ['File', 'Number'], columns: { file: 0, bar_registration_number: 1 } }

/** An archive as the table of verdicts shows it: only the server has read its names. */
export const archiveFile = (file: ImportFile, { rows = [] }: Preview): ImportFile => ({
  name: file.name,
  worksheet: { headings: photoHeadings.headings, rows },
  columns: photoHeadings.columns,
})

/** A ZIP of pictures goes to the server as it is. */
export function archiveSteps(): Steps {
  let archive: File | undefined
  const send = async <T>(
    { dryRun, skip, key }: { dryRun: boolean; skip: boolean; key: string },
    { onRows }: StepRequest,
  ): Promise<T> => {
    const form = new FormData()
    form.append('dry_run', String(dryRun))
    form.append('skip_errors', String(skip))
    if (archive) form.append('archive', archive)
    const headers = { 'Idempotency-Key': key }
    const work = http.post<T>('imports/photos/', form, { timeout: 10 * 60_000, headers })
    const { data } = await reportRows(work, `${progressPath}${key}/`, onRows)
    return data
  }
  return {
    read: async (file) => {
      archive = file
      return { name: file.name, worksheet: { headings: [], rows: [] }, columns: {} }
    },
    check: (_file, request) =>
      send<PhotoPreview>({ dryRun: true, skip: false, key: newIdempotencyKey() }, request),
    save: (_file, { onlyValid, key, ...request }) =>
      send<AppliedImport>({ dryRun: false, skip: onlyValid, key }, request),
  }
}
