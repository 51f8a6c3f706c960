import { latinDigits } from '@samity/shared-api/contract'
import { textsByField, type ImportFile } from '@samity/shared-ui/import'
import type { KeptMapping } from '../../contract/statement.ts'
import { readStatement } from '../../service/statements/check-rows.ts'
import { propose } from '../../service/statements/propose.ts'
import { aStranger, csvOf, pdfTextOf, workbookOf, type Stranger } from '../testing/stranger-statement.ts'
import { fileOfText } from './pasted-table.ts'
import { hasAmounts, readStatementFile, withKeptMapping } from './read-statement-file.ts'

/** The lines of a file, as the screen sends and the service reads them. */
function check({ worksheet, columns }: ImportFile) {
  expect(hasAmounts(columns)).toBe(true)
  const rows = worksheet.rows.map((line) => ({ row: line.row, values: textsByField(line, columns) }))
  return readStatement(rows, 'dmy')
}
const read = async (file: File) => check(await readStatementFile(file))
const formats: [string, (stranger: Stranger) => File][] = [
  ['CSV with semicolons and Bengali digits', csvOf],
  ['a workbook with headings on two lines', workbookOf],
  ['the text of a PDF', (stranger) => fileOfText(pdfTextOf(stranger), 'Pasted table')],
]
const stranger = aStranger(2000)

test.each(formats)('2,000 lines of a stranger as %s are read to the line', async (_format, fileOf) => {
  const { lines, errors, gaps, opening_paisa, closing_paisa } = await read(fileOf(stranger))
  expect([...errors].slice(0, 3)).toEqual([])
  expect(gaps.slice(0, 3)).toEqual([])
  expect(lines).toHaveLength(2000)
  for (const [index, { day, description, cheque_no, paisa, balance }] of stranger.lines.entries())
    expect({ ...lines[index]!, cheque_no: latinDigits(lines[index]!.cheque_no) }).toMatchObject({
      day,
      description,
      cheque_no,
      amount_paisa: paisa,
      balance_paisa: balance,
    })
  expect([opening_paisa, closing_paisa]).toEqual([stranger.opening, stranger.lines.at(-1)!.balance])
})

test.each(formats)(
  'each of them as %s is matched with its document, or with nothing',
  async (_format, fileOf) => {
    const { lines } = await read(fileOf(stranger))
    const book = stranger.books.map(({ day, document, paisa }, id) => ({
      id,
      day,
      document,
      path: 'receipts/FEE',
      document_id: id,
      amount_paisa: paisa,
    }))
    const cheques = new Map(
      stranger.books.flatMap(({ document, cheque }) => (cheque ? [[document, [cheque]] as const] : [])),
    )
    const proposals = propose(
      lines.map((line, id) => ({ ...line, id })),
      book,
      cheques,
    )
    const documents = new Map(
      proposals.flatMap(({ statement_lines: [line], book_lines, is_sure }) =>
        is_sure ? [[line!, book_lines.map((id) => book[id]!.document).join()] as const] : [],
      ),
    )
    for (const [index, { document }] of stranger.lines.entries())
      expect([index, documents.get(index) ?? '']).toEqual([index, document])
    // the bank's own entries that it took back are pairs, and charges are left over
    const reversed = proposals.filter(({ reasons }) => reasons.includes('reversed'))
    const isReversal = (index: number) => stranger.lines[index]!.description.startsWith('Reversal of')
    expect(reversed.map(({ statement_lines: [entry, back] }) => [entry! + 1, back])).toEqual(
      reversed.map(({ statement_lines: [, back] }) => [back, back]),
    )
    expect(reversed).toHaveLength(stranger.lines.filter((_, index) => isReversal(index)).length)
    expect(reversed.length).toBeGreaterThan(20)
  },
)

test('a statement that comes again in another format is the same one, to each line', async () => {
  const [csv, workbook, pdf] = await Promise.all(formats.map(([, fileOf]) => read(fileOf(stranger))))
  expect(workbook!.hash).toBe(csv!.hash)
  expect(pdf!.hash).toBe(csv!.hash)
})

test('two files that overlap, in two formats, have the same lines where they overlap, and no others', async () => {
  const part = (from: number, to: number): Stranger => ({
    ...stranger,
    opening: from === 0 ? stranger.opening : stranger.lines[from - 1]!.balance,
    lines: stranger.lines.slice(from, to),
  })
  const early = await read(csvOf(part(0, 1200)))
  const late = await read(workbookOf(part(1000, 2000)))
  const known = new Set(early.lines.map(({ hash }) => hash))
  const common = late.lines.filter(({ hash }) => known.has(hash))
  expect(common.map(({ hash }) => hash)).toEqual(late.lines.slice(0, 200).map(({ hash }) => hash))
})

test('when the columns of the bank have moved, the file is read the same after a look', async () => {
  const file = await readStatementFile(workbookOf(stranger))
  const kept: KeptMapping = {
    headings: ['Particulars', 'Transaction Date', 'Withdrawal', 'Deposit', 'Balance'],
    columns: { description: 0, day: 1, debit: 2, credit: 3, balance: 4 },
    day_format: 'dmy',
    header_row: 0,
    kept_by: 'Karim',
    kept_on: '2026-01-01',
  }
  const moved = withKeptMapping(file, kept)
  expect(moved.mapping).toBe('moved')
  expect(check(moved.file).hash).toBe(check(file).hash)
  const { worksheet, columns } = file
  const again = withKeptMapping(file, { ...kept, headings: worksheet.headings, columns })
  expect(again.mapping).toBe('kept')
})

test('a bank that lists the newest line first has the same statement', async () => {
  const { lines, closing_paisa, opening_paisa } = await read(
    csvOf({ ...stranger, lines: stranger.lines.slice(0, 300).toReversed() }),
  )
  expect(lines[0]).toMatchObject({ balance_paisa: stranger.lines[0]!.balance })
  expect([opening_paisa, closing_paisa]).toEqual([stranger.opening, stranger.lines[299]!.balance])
})
