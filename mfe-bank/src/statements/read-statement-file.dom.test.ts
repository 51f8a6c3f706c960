import type { KeptMapping } from '../../contract/statement.ts'
import { fileOfText } from './pasted-table.ts'
import { readStatementFile, statementFields, withHeadings, withKeptMapping } from './read-statement-file.ts'

const csv = (text: string) => new File([text], 'november.csv')
const rowsOf = async (file: File) => (await readStatementFile(file)).worksheet.rows.map(({ cells }) => cells)

test('headings of several banks, in both languages, are matched', async () => {
  const read = async (line: string) => {
    const { columns } = await readStatementFile(csv(`${line}\n1,2,3,4,5,6`))
    return Object.keys(columns).sort().join(' ')
  }
  expect(await read('Txn Date,Particulars,Chq No,Withdrawal,Deposit,Balance')).toBe(
    'balance cheque_no credit day debit description',
  )
  expect(await read('Trans. Date,Narration,Ref No.,Amount,Dr/Cr,Running Balance')).toBe(
    'amount balance day description reference type',
  )
  expect(await read('তারিখ,বিবরণ,চেক নং,উত্তোলন,জমা,স্থিতি')).toBe(
    'balance cheque_no credit day debit description',
  )
})

test('a table of a PDF keeps its blank cells, and a description on two lines is one', async () => {
  const text = `
SONALI BANK PLC      Statement of account
Date          Description                Cheque     Debit      Credit     Balance
01/11/2026    Balance B/F                                                1,000.00
02/11/2026    Cash deposit                                     500.00    1,500.00
03/11/2026    Cheque paid to              12345     200.00               1,300.00
              Karim Traders
`
  expect(await rowsOf(fileOfText(text, 'Pasted'))).toEqual([
    ['01/11/2026', 'Balance B/F', '', '', '', '1,000.00'],
    ['02/11/2026', 'Cash deposit', '', '', '500.00', '1,500.00'],
    ['03/11/2026', 'Cheque paid to Karim Traders', '12345', '200.00', '', '1,300.00'],
  ])
})

test('a table with tabs is read by its tabs', async () => {
  const text = 'Date\tDetails\tDebit\tCredit\n02/11/2026\tA, "B"\t\t5.00'
  expect(await rowsOf(fileOfText(text, 'Pasted'))).toEqual([['02/11/2026', 'A, "B"', '', '5.00']])
})

const kept: KeptMapping = {
  headings: ['Date', 'Details', 'Out', 'In'],
  columns: { day: 0, description: 1, debit: 2, credit: 3 },
  day_format: 'dmy',
  header_row: 0,
  kept_by: 'Karim',
  kept_on: '2026-10-01',
}

test('the kept columns count while the headings are the same', async () => {
  const file = await readStatementFile(csv('Date,Details,Out,In\n1,2,3,4'))
  expect(withKeptMapping(file, kept)).toMatchObject({ mapping: 'kept', file: { columns: kept.columns } })
  expect(withKeptMapping(file, undefined)).toEqual({ mapping: 'new', file })
})

test('columns that moved are noticed, and what still has its heading is matched', async () => {
  const file = await readStatementFile(csv('Date,In,Out,Details,Balance\n1,2,3,4,5'))
  expect(withKeptMapping(file, kept)).toMatchObject({
    mapping: 'moved',
    file: { columns: { day: 0, credit: 1, debit: 2, description: 3, balance: 4 } },
  })
})

test('a person may name the row of the headings', async () => {
  const file = await readStatementFile(csv('Bank,x,y\nTag,Soll,Haben\n1,2,3'))
  expect(withHeadings(file, 2).worksheet).toEqual({
    headings: ['Tag', 'Soll', 'Haben'],
    rows: [{ row: 3, cells: ['1', '2', '3'] }],
  })
  expect(statementFields.filter(({ required }) => required).map(({ name }) => name)).toEqual(['day'])
})
