import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import type { PlaceLine } from '@samity/shared-api/contract/treasury/place-line'
import type { StatementImportBody, StatementRow } from '../../contract/statement.ts'
import type { openBank } from './open-bank.ts'

type OpenBank = Awaited<ReturnType<typeof openBank>>

let lastAccount = 100
let lastLine = 0

/** A bank account whose lines the fake of the treasury has. */
export function anAccount({ system }: Pick<OpenBank, 'system'>, values: Partial<MoneyPlace> = {}) {
  const id = ++lastAccount
  const place = {
    id,
    kind: 'bank',
    name_english: `Sonali ${id}`,
    name_bengali: `সোনালী ${id}`,
    account_no: `00${id}`,
    bank: id,
    opening_amount: '0.00',
    opening_day: null,
    ...values,
  }
  const lines: PlaceLine[] = []
  const answer = () => {
    for (const after of [0, ...lines.map((line) => line.id)])
      system.answers.set(
        `GET place-lines/?place=${id}&after=${after}&limit=1000`,
        lines.filter((line) => line.id > after).slice(0, 1000),
      )
  }
  system.answers.set(`GET money-places/${id}/`, place)
  answer()
  return {
    id,
    place,
    lines,
    /** Posts lines of [day, amount, document] to the account. */
    post: (...posted: (readonly [day: string, amount: string, document?: string])[]): number[] => {
      const added = posted.map(
        ([date, amount, document = `FEE-2026-${String(++lastLine).padStart(6, '0')}`]) => ({
          id: ++lastLine,
          place: id,
          date: date as PlaceLine['date'],
          posted_at: '2026-11-01T06:00:00Z' as const,
          amount,
          reason: 'booked' as const,
          document,
          path: `receipts/${document.slice(0, 3)}`,
          document_id: Number(document.replace(/\D/g, '')),
          payment_type: 'bank' as const,
        }),
      )
      lines.push(...added)
      answer()
      return added.map((line) => line.id)
    },
  }
}

export const aMapping: StatementImportBody['mapping'] = {
  headings: ['Date', 'Particulars', 'Cheque No', 'Debit', 'Credit', 'Balance'],
  columns: { day: 0, description: 1, cheque_no: 2, debit: 3, credit: 4, balance: 5 },
  day_format: 'dmy',
  header_row: 1,
}

/** Rows of [day, description, cheque number, debit, credit, balance]. */
export const rowsOf = (...rows: readonly (readonly string[])[]): StatementRow[] =>
  rows.map(([day = '', description = '', cheque_no = '', debit = '', credit = '', balance = ''], index) => ({
    row: index + 2,
    values: { day, description, cheque_no, debit, credit, balance },
  }))

export const aFile = (account: number, rows: StatementRow[], values: Partial<StatementImportBody> = {}) => ({
  account,
  file_name: 'november.csv',
  mapping: aMapping,
  rows,
  dry_run: false,
  accept_gaps: false,
  ...values,
})
