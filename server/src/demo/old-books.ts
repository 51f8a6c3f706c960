import type { Role } from '@samity/shared-api/contract'
import { importKindOf, type ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import type { AppliedImport } from '@samity/shared-api/contract/imports/import-record'
import type { Client } from './client.ts'
import { seededRandom } from './random.ts'
import type { ReferenceData } from './reference-data.ts'

type Clients = Record<Role, Client>
type Cells = Record<string, string | number>

const usualMonths: readonly [side: 'Income' | 'Expense', category: string, amount: number][] = [
  ['Income', 'Vokalotnama', 60_000],
  ['Income', 'Shop Rent', 45_000],
  ['Income', 'Bail Bond', 25_000],
  ['Expense', 'Staff Salary', 84_000],
  ['Expense', 'Electricity', 20_000],
]

async function importFile(
  client: Client,
  kind: ImportKindName,
  file: string,
  rows: Cells[],
): Promise<AppliedImport> {
  const columns = Object.keys(importKindOf(kind).fields)
  return client.post<AppliedImport>(`old-books/${kind}/`, {
    dry_run: false,
    skip_errors: true,
    file,
    columns,
    // the headings are row 1
    rows: rows.map((cells, index) => ({
      row: index + 2,
      cells: columns.map((name) => String(cells[name] ?? '')),
    })),
  })
}

export async function fillOldBooks(
  { admin, staff }: Clients,
  { advocates }: ReferenceData,
  firstYear: number,
): Promise<void> {
  // a generator of its own: the other records stay as they were
  const random = seededRandom(1971)
  const year = firstYear - 1
  const totals = usualMonths.flatMap(([side, category, amount]) =>
    Array.from({ length: 12 }, (_, month) => ({
      side,
      category,
      year,
      month: month + 1,
      amount: Math.round((amount * (85 + random.whole(0, 30))) / 100),
    })),
  )
  const unknownCategory = { side: 'Income', category: 'Tea stall', year, month: 1, amount: 900 }
  await importFile(staff, 'past-totals', `totals-${year}.xlsx`, [...totals, unknownCategory])

  const seatYear = firstYear - 8
  const seats = (ofYear: number) =>
    ['President', 'Vice President', 'Secretary'].map((position, index) => ({
      year: ofYear,
      position,
      bar_registration_number: advocates[index]?.bar_registration_number ?? '',
    }))
  const { id } = await importFile(admin, 'committees', 'committee.csv', seats(seatYear - 10))
  await admin.post(`imports/${id}/undo/`, { reason: 'The year was typed wrong' })
  await importFile(admin, 'committees', 'committee-corrected.csv', [
    ...seats(seatYear),
    { year: seatYear, position: 'Joint Secretary', bar_registration_number: '99999' },
  ])
}
