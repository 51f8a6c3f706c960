import type { Words } from '@samity/shared-api/contract'
import type { CheckablePaper } from '@samity/shared-api/contract/authenticity/check'
import { receiptSeries } from '@samity/shared-api/contract/sales/money-record'
import type { Sql } from '../../database/database.ts'
import type { CodeSubject } from '../../paper-codes/check-codes.ts'

/* How a printed code names a paper. The numbers are on printed papers: they never change. */

const counterPapers = { VKL: 16, CRT: 17, NST: 18, BLB: 19 } as const
type CounterPaper = keyof typeof counterPapers
const firstForm = 20

const isCounterPaper = (stationery: string): stationery is CounterPaper =>
  Object.hasOwn(counterPapers, stationery)

/**
 * Returns what the code of a paper contains. `stationery` is a code as in `serial_ranges`: 'VKL', 'FRM:12'.
 */
export const subjectOfPaper = (stationery: string, serial: number): CodeSubject => ({
  kind: isCounterPaper(stationery)
    ? counterPapers[stationery]
    : firstForm + Number(stationery.slice('FRM:'.length)),
  number: serial,
})

export function paperOfSubject({
  kind,
  number,
}: CodeSubject): { stationery: string; serial: number } | undefined {
  if (kind >= firstForm) return { stationery: `FRM:${kind - firstForm}`, serial: number }
  const entry = Object.entries(counterPapers).find(([, codeNumber]) => codeNumber === kind)
  return entry && { stationery: entry[0], serial: number }
}

export async function nameOfPaper(sql: Sql, stationery: string): Promise<Words> {
  if (isCounterPaper(stationery)) return receiptSeries[stationery]
  const [form] = await sql<{ form_name: string }[]>`
    select form_name from forms where 'FRM:' || id = ${stationery}`
  const name = form?.form_name ?? stationery
  return { en: name, bn: name }
}

export async function readCheckablePapers(sql: Sql): Promise<CheckablePaper[]> {
  const forms = await sql<{ paper: string; form_name: string }[]>`
    select 'FRM:' || id as paper, form_name from forms where archived_at is null order by form_name`
  return [
    ...Object.keys(counterPapers).map((paper) => ({
      paper,
      name: receiptSeries[paper as CounterPaper],
    })),
    ...forms.map(({ paper, form_name }) => ({ paper, name: { en: form_name, bn: form_name } })),
  ]
}
