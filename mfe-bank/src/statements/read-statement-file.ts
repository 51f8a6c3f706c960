import {
  matchColumns,
  readImportFile,
  type FieldColumns,
  type ImportField,
  type ImportFile,
} from '@samity/shared-ui/import'
import { maxStatementRows, type KeptMapping } from '../../contract/statement.ts'

const maxFileBytes = 4 * 1024 * 1024

export const statementFields: ImportField[] = [
  {
    name: 'day',
    label: { en: 'Date', bn: 'তারিখ' },
    kind: 'day',
    required: true,
    aliases: [
      'Transaction Date',
      'Txn Date',
      'Trans Date',
      'Tran Date',
      'Posting Date',
      'Book Date',
      'লেনদেনের তারিখ',
    ],
  },
  {
    name: 'description',
    label: { en: 'Description', bn: 'বিবরণ' },
    kind: 'text',
    aliases: [
      'Particulars',
      'Narration',
      'Details',
      'Transaction Details',
      'Remarks',
      'Description of Transaction',
    ],
  },
  {
    name: 'reference',
    label: { en: 'Reference', bn: 'রেফারেন্স' },
    kind: 'text',
    aliases: ['Ref', 'Ref No', 'Reference No', 'Transaction ID', 'Txn ID', 'Trace No', 'Journal No', 'সূত্র'],
  },
  {
    name: 'cheque_no',
    label: { en: 'Cheque No', bn: 'চেক নম্বর' },
    kind: 'text',
    aliases: [
      'Cheque',
      'Chq No',
      'Chq',
      'Check No',
      'Instrument No',
      'Instrument Number',
      'Inst No',
      'Cheque Number',
      'Chq/Ref No',
      'চেক নং',
    ],
  },
  {
    name: 'debit',
    label: { en: 'Debit', bn: 'ডেবিট' },
    kind: 'money',
    aliases: [
      'Withdrawal',
      'Withdrawals',
      'Withdraw',
      'Dr',
      'Debit Amount',
      'Paid Out',
      'Payment',
      'Debit BDT',
      'উত্তোলন',
      'খরচ',
    ],
  },
  {
    name: 'credit',
    label: { en: 'Credit', bn: 'ক্রেডিট' },
    kind: 'money',
    aliases: ['Deposit', 'Deposits', 'Cr', 'Credit Amount', 'Paid In', 'Credit BDT', 'জমা'],
  },
  {
    name: 'amount',
    label: { en: 'Amount', bn: 'পরিমাণ' },
    kind: 'money',
    aliases: ['Transaction Amount', 'Amount BDT', 'Txn Amount', 'টাকা'],
  },
  {
    name: 'type',
    label: { en: 'Debit or credit', bn: 'ডেবিট না ক্রেডিট' },
    kind: 'text',
    aliases: ['Dr/Cr', 'DrCr', 'Type', 'Cr/Dr', 'D/C', 'Txn Type'],
  },
  {
    name: 'balance',
    label: { en: 'Balance', bn: 'স্থিতি' },
    kind: 'money',
    aliases: [
      'Running Balance',
      'Closing Balance',
      'Available Balance',
      'Balance BDT',
      'Ledger Balance',
      'ব্যালেন্স',
    ],
  },
]

export const hasAmounts = (columns: FieldColumns): boolean =>
  'amount' in columns || 'debit' in columns || 'credit' in columns

export const readStatementFile = async (file: File): Promise<ImportFile> =>
  withSecondHeadings(
    await readImportFile(file, {
      fields: statementFields,
      limits: { bytes: maxFileBytes, rows: maxStatementRows },
      problems: { empty: emptyWords },
    }),
  )

const emptyWords = {
  en: 'There is no line of a statement below the headings.',
  bn: 'শিরোনামের নিচে বিবরণীর কোনো লাইন নেই।',
}

/** 'Amount' above 'Debit' and 'Credit': without the second line both would be one amount. */
function withSecondHeadings(file: ImportFile): ImportFile {
  const { headings, rows } = file.worksheet
  const [below, ...lines] = rows
  if (!below || lines.length === 0 || below.cells.some((cell) => /[\d০-৯]/.test(cell))) return file
  const joined = headings.map((above, index) => {
    const text = below.cells[index]?.trim() ?? ''
    if (text === '') return above
    const names = [text, `${above} ${text}`, above]
    return names.find((name) => Object.keys(matchColumns(statementFields, [name])).length > 0) ?? names[1]!
  })
  const columns = matchColumns(statementFields, joined)
  return Object.keys(columns).length > Object.keys(file.columns).length
    ? { ...file, worksheet: { headings: joined, rows: lines }, columns }
    : file
}

/** Makes a row of the file the headings; what is above it is left out. */
export function withHeadings(file: ImportFile, row: number): ImportFile {
  const { worksheet } = file
  const header = worksheet.rows.find((candidate) => candidate.row === row)
  if (!header) return file
  const headings = worksheet.headings.map((fallback, index) => header.cells[index]?.trim() || fallback)
  const rows = worksheet.rows.filter((candidate) => candidate.row > row)
  return withSecondHeadings({
    ...file,
    worksheet: { headings, rows },
    columns: matchColumns(statementFields, headings),
  })
}

export type MappedFile = { file: ImportFile; mapping: 'kept' | 'moved' | 'new' }

/**
 * The file with the columns that were kept for the bank. `moved`: its headings differ from those, so a person
 * checks the columns; what still has its heading is matched.
 */
export function withKeptMapping(read: ImportFile, kept: KeptMapping | undefined): MappedFile {
  if (!kept) return { file: read, mapping: 'new' }
  const file = kept.header_row > 0 ? withHeadings(read, kept.header_row) : read
  const { headings } = file.worksheet
  const isSame =
    headings.length === kept.headings.length && headings.every((text, i) => text === kept.headings[i])
  if (isSame) return { file: { ...file, columns: kept.columns }, mapping: 'kept' }
  const byHeading = Object.entries(kept.columns).flatMap(([name, column]) => {
    const index = headings.indexOf(kept.headings[column] ?? '')
    return index < 0 ? [] : [[name, index] as const]
  })
  const used = new Set(byHeading.map(([, index]) => index))
  const guessed = Object.entries(read.columns).filter(([, index]) => !used.has(index))
  return {
    file: { ...file, columns: { ...Object.fromEntries(guessed), ...Object.fromEntries(byHeading) } },
    mapping: 'moved',
  }
}
