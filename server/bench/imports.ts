import { dayAfter, dayOf, today, yearOf, type Day } from '@samity/shared-api/contract'
import type { RowValidation } from '@samity/shared-api/contract/config/import'
import { importKindOf, type ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import type { Report } from './figure.ts'
import { withProduct, type Product } from './product.ts'

type Row = Record<string, string>
type ImportResponse = { ready?: number; verdicts?: RowValidation[]; id: number }

/**
 * `BENCH_ROWS=1000,5000,20000` measures the files of an association that begins. The first size is the
 * measure of the others.
 */
const sizes = (process.env['BENCH_ROWS'] ?? '500,5000').split(',').map(Number)

function daysOfYear(): Day[] {
  const days: Day[] = []
  for (let day = dayOf(yearOf(today()), 1, 1); day <= today(); day = dayAfter(day)) days.push(day)
  return days
}

let fileCount = 0

/** Each file has book numbers of its own, because those of an import that was undone stay used. */
const donations = (count: number): Row[] => {
  const days = daysOfYear()
  fileCount += 1
  return Array.from({ length: count }, (_, nth) => ({
    donation_type: nth % 3 === 0 ? 'govt_donation' : 'others',
    receipt_no: `B${fileCount}-${nth + 1}`,
    date: days[Math.floor((nth * days.length) / count)]!,
    fund_provider: `Provider ${nth % 300}`,
    fund_amount: String(100 + (nth % 900)),
    purpose: 'Library',
  }))
}

const categories = ['Vokalotnama', 'Cartis Paper', 'Shop Rent', 'Bail Bond']

const totals = (count: number): Row[] =>
  Array.from({ length: count }, (_, nth) => ({
    side: 'income',
    category: categories[nth % categories.length]!,
    year: String(yearOf(today()) - 1 - Math.floor(nth / categories.length / 12)),
    month: String((Math.floor(nth / categories.length) % 12) + 1),
    amount: String(1000 + nth),
  }))

/** Sends a request and returns its response and how long it took, in ms. */
async function send(
  { url, session }: Product,
  path: string,
  body: object,
): Promise<ImportResponse & { ms: number }> {
  const startedAt = performance.now()
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access}` },
    body: JSON.stringify(body),
  })
  // an error has no counts, and its text is more useful than a type error
  if (!response.ok) throw new Error(`${path}: ${response.status} ${(await response.text()).slice(0, 500)}`)
  return { ...((await response.json()) as ImportResponse), ms: performance.now() - startedAt }
}

const fileOf = (kind: ImportKindName, rows: readonly Row[]) => {
  const columns = Object.keys(importKindOf(kind).fields)
  return {
    columns,
    rows: rows.map((row, index) => ({ row: index + 2, cells: columns.map((name) => row[name] ?? '') })),
    file: `${rows.length} rows`,
  }
}

/** Checks, imports and undoes files of growing length: the time for a row must not grow with the file. */
export const measureImports = (report: Report): Promise<void> =>
  withProduct(async (product) => {
    const measure = async (kind: ImportKindName, rows: readonly Row[]) => {
      const file = fileOf(kind, rows)
      const check = await send(product, `old-books/${kind}/`, file)
      if (check.ready !== rows.length)
        throw new Error(`${kind}: ${JSON.stringify(check.verdicts?.find(({ errors }) => errors))}`)
      const saved = await send(product, `old-books/${kind}/`, { ...file, dry_run: false })
      const undo = await send(product, `imports/${saved.id}/undo/`, { reason: 'Measured' })
      return { check: check.ms, import: saved.ms, undo: undo.ms }
    }
    for (const { kind, rowsOf, label } of [
      { kind: 'receipts-donations', rowsOf: donations, label: 'receipts' },
      { kind: 'past-totals', rowsOf: totals, label: 'totals of past months' },
    ] as const) {
      // the first statements of a connection are planned
      await measure(kind, rowsOf(100))
      let smallest: { size: number; perRow: Record<string, number> } | undefined
      for (const size of sizes) {
        const times = await measure(kind, rowsOf(size))
        const perRow = Object.fromEntries(Object.entries(times).map(([step, ms]) => [step, ms / size]))
        smallest ??= { size, perRow }
        for (const [step, ms] of Object.entries(times))
          report({
            label: `${step} ${size} ${label}`,
            ours: (1000 * size) / ms,
            unit: 'a second',
            goal: { atLeast: 100 },
          })
        if (size === smallest.size) continue
        for (const [step, ms] of Object.entries(perRow))
          report({
            label: `${step} ${size} ${label}, for each row`,
            ours: ms,
            unit: 'ms',
            reference: { label: `of ${smallest.size} rows`, value: smallest.perRow[step]! },
            goal: { atMost: 1.3 },
          })
      }
    }
  })
