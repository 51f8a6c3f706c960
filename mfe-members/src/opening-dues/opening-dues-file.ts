import { maxImportFileBytes, maxImportRows, type ImportBody } from '@samity/shared-api/contract/config/import'
import { openingDues, openingDuesColumns } from '@samity/shared-api/contract/members/opening-dues'
import {
  readImportFile,
  readPeriods,
  requireColumns,
  toImportBody,
  type ImportField,
  type ImportFile,
} from '@samity/shared-ui/import'

type ColumnName = (typeof openingDuesColumns)[number]

const aliases: Partial<Record<ColumnName, readonly string[]>> = {
  advocate_id: ['Bar Registration Number', 'Member No', 'বার নিবন্ধন নম্বর', 'সদস্য নম্বর'],
  from_period: ['From', 'শুরু'],
  to_period: ['To', 'শেষ'],
  amount: ['Amount', 'পরিমাণ'],
}
const month = {
  en: 'a month such as 2019-03, or a year such as 2019',
  bn: 'মাস, যেমন ২০১৯-০৩, অথবা বছর, যেমন ২০১৯',
}
const hints: Partial<Record<ColumnName, ImportField['hint']>> = {
  advocate_id: { en: "the member's bar registration number", bn: 'সদস্যের বার নিবন্ধন নম্বর' },
  from_period: month,
  to_period: month,
  amount: { en: 'what one month or one year costs, in taka', bn: 'এক মাস বা এক বছরের পরিমাণ, টাকায়' },
}

/** In the order of the template. */
export const openingDuesFields = openingDuesColumns.map((name): ImportField => ({
  ...openingDues.fields[name],
  name,
  aliases: aliases[name],
  hint: hints[name],
}))

/**
 * Reads a CSV or XLSX file of opening dues. Throws an error with a sentence for the page, also when a heading
 * is missing.
 */
export async function readOpeningDues(chosen: File): Promise<ImportFile> {
  const file = await readImportFile(chosen, {
    fields: openingDuesFields,
    limits: { bytes: maxImportFileBytes, rows: maxImportRows },
  })
  requireColumns(openingDuesFields, file)
  return file
}

const periodColumns: readonly string[] = ['from_period', 'to_period'] satisfies ColumnName[]

/** The rows as `import/opening-dues/` takes them, in the order of the template. */
export function openingDuesBody(file: ImportFile): ImportBody {
  const columns = Object.fromEntries(
    openingDuesColumns.flatMap((name) => {
      const index = file.columns[name]
      return index === undefined ? [] : [[name, index]]
    }),
  )
  return readPeriods(toImportBody({ ...file, columns }), periodColumns)
}
