import { bengaliDigits, showDay, type Day } from '@samity/shared-api/contract'
import { xlsxFile } from './xlsx.ts'

/** A line of the bank, and the document of the books that is the same money; '' if the books have none. */
export type StrangerLine = {
  day: Day
  description: string
  cheque_no: string
  paisa: number
  balance: number
  document: string
}
export type BookEntry = { day: Day; document: string; cheque: string; paisa: number }
export type Stranger = { opening: number; lines: StrangerLine[]; books: BookEntry[] }

/** The same numbers each time: a linear congruential generator. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const shift = (day: Day, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10) as Day // of this form

const payers = ['KARIM TRADERS', 'M/S RAHMAN & SONS', 'Adv. Nasrin Akter', 'COURT BRANCH', 'Bar Canteen']

/**
 * Statement lines in the order of the bank, as of an account of an association: deposits that name a receipt, own
 * cheques with round amounts that are often equal, amounts that no other line has, charges that nobody booked,
 * and entries that the bank took back on the next day.
 */
export function aStranger(count: number): Stranger {
  const next = random(2026)
  const lines: StrangerLine[] = []
  const books: BookEntry[] = []
  const opening = 123_456_700
  let balance = opening
  const add = (line: Omit<StrangerLine, 'balance'>) =>
    lines.push({ ...line, balance: (balance += line.paisa) })
  for (let index = 0; lines.length < count; index++) {
    const day = shift('2026-01-01', Math.floor((lines.length / count) * 330))
    const number = String(index + 1).padStart(6, '0')
    const payer = payers[next(payers.length)]!
    const kind = next(20)
    const bookDay = shift(day, -next(4))
    if (kind < 8) {
      const document = `FEE-2026-${number}`
      const paisa = 50_000 * (1 + next(6))
      add({ day, description: `Cash deposit ${document} by ${payer}`, cheque_no: '', paisa, document })
      books.push({ day: bookDay, document, cheque: '', paisa })
    } else if (kind < 14) {
      const document = `EXP-2026-${number}`
      const paisa = -100_000 * (1 + next(9))
      const cheque = String(4_400_000 + index)
      add({ day, description: `Clearing cheque paid to ${payer}`, cheque_no: cheque, paisa, document })
      books.push({ day: shift(bookDay, -next(20)), document, cheque, paisa })
    } else if (kind < 17) {
      const document = `DON-2026-${number}`
      const paisa = 7_000_000 + index * 11
      add({ day, description: `Online transfer ${payer}`, cheque_no: '', paisa, document })
      books.push({ day: bookDay, document, cheque: '', paisa })
    } else if (kind < 19 || lines.length + 2 > count) {
      add({
        day,
        description: 'Account maintenance charge',
        cheque_no: '',
        paisa: -57_513 - next(3),
        document: '',
      })
    } else {
      const paisa = 900_000_000 + index * 7
      const description = `RTGS inward ${payer} T${number}`
      add({ day, description, cheque_no: '', paisa, document: '' })
      add({ day, description: `Reversal of ${description}`, cheque_no: '', paisa: -paisa, document: '' })
    }
  }
  return { opening, lines, books }
}

/** '1,23,456.00' */
const grouped = (paisa: number): string => {
  const [whole = '', fraction] = (Math.abs(paisa) / 100).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d\d)*(\d{3})$)/g, ',')}.${fraction}`
}
const marked = (paisa: number) => `${grouped(paisa)} ${paisa < 0 ? 'DR' : 'CR'}`

/** Semicolons, a byte order mark, Bengali digits, and one amount with DR or CR behind it. */
export function csvOf({ opening, lines }: Stranger, name = 'stranger.csv'): File {
  const rows = [
    ['Janata Bank PLC', '', '', '', ''],
    ['Txn Date', 'Narration', 'Chq No', 'Amount', 'Balance'],
    ['', 'Opening Balance', '', '', bengaliDigits(marked(opening))],
    ...lines.map(({ day, description, cheque_no, paisa, balance }) => [
      bengaliDigits(showDay(day)),
      description,
      bengaliDigits(cheque_no),
      bengaliDigits(marked(paisa)),
      bengaliDigits(marked(balance)),
    ]),
    ['', 'Closing Balance', '', '', bengaliDigits(marked(lines.at(-1)!.balance))],
  ]
  return new File([`\uFEFF${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`], name)
}

/** Two merged titles, headings on two lines, cells that are days and numbers. */
export function workbookOf({ opening, lines }: Stranger, name = 'stranger.xlsx'): File {
  const rows = [
    ['Janata Bank PLC, Court Branch'],
    ['Statement of account 0021 from 01/01/2026'],
    [],
    ['Transaction Date', 'Particulars', 'Instrument', 'Amount (BDT)', '', 'Balance'],
    ['', '', 'Number', 'Withdrawal', 'Deposit', ''],
    ['', 'Balance B/F', '', '', '', opening / 100],
    ...lines.map(({ day, description, cheque_no, paisa, balance }) => [
      { day },
      description,
      cheque_no,
      paisa < 0 ? -paisa / 100 : '',
      paisa > 0 ? paisa / 100 : '',
      balance / 100,
    ]),
    ['Total', '', '', sumOf(lines, -1), sumOf(lines, 1), ''],
  ]
  return xlsxFile(name, rows, ['A1:F1', 'A2:F2', 'D4:E4', 'A4:A5', 'B4:B5', 'F4:F5'])
}
const sumOf = (lines: readonly StrangerLine[], sign: 1 | -1) =>
  lines.reduce((sum, { paisa }) => sum + Math.max(0, sign * paisa), 0) / 100

const linesPerPage = 45
const widths = [12, 30, 12, 18, 18, 18]
/** Texts to the left and amounts to the right of their columns. */
const printed = (cells: readonly string[]) =>
  cells
    .map((text, index) => (index < 3 ? text.padEnd(widths[index]!) : text.padStart(widths[index]!)))
    .join('')
    .trimEnd()

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The text of a PDF: pages with their headings, descriptions on several lines, sums that are carried forward. */
export function pdfTextOf({ opening, lines }: Stranger): string {
  const pages = Math.ceil(lines.length / linesPerPage)
  const headings = printed(['Date', 'Particulars', 'Cheque No', 'Debit', 'Credit', 'Balance'])
  const onPage = (page: number) => {
    const ofPage = lines.slice(page * linesPerPage, (page + 1) * linesPerPage)
    const before = page === 0 ? opening : lines[page * linesPerPage - 1]!.balance
    return [
      '                         JANATA BANK PLC',
      '              Statement of account 0021, Court Branch',
      '',
      headings,
      ...(page % 2 ? [] : [printed(['', 'Brought forward', '', '', '', grouped(before)])]),
      ...ofPage.flatMap(({ day, description, cheque_no, paisa, balance }) => {
        const [first = '', ...rest] = wrap(description, 27)
        const amounts = [paisa < 0 ? grouped(paisa) : '', paisa > 0 ? grouped(paisa) : '', grouped(balance)]
        return [
          printed([showDay(day), first, cheque_no, ...amounts]),
          ...rest.map((text) => printed(['', text, '', '', '', ''])),
        ]
      }),
      ...(page % 2 ? [] : [printed(['', 'Carried forward', '', '', '', grouped(ofPage.at(-1)!.balance)])]),
      '            This is a computer generated statement',
      `                                              Page ${page + 1} of ${pages}`,
      '',
    ]
  }
  return Array.from({ length: pages }, (_, page) => onPage(page))
    .flat()
    .join('\n')
}
