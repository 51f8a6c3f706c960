import type { usePersonName } from '@samity/shared-ui/query'
import { stockEntry, stockKinds, type StockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import { columnsFor, type Column } from '@samity/shared-ui/data'
import { showRanges } from '../serials.ts'
import type { PaperChoice } from './use-papers.ts'

type PersonName = ReturnType<typeof usePersonName>

const fieldColumns = (...names: Parameters<typeof columnsFor<typeof stockEntry>>[1][]) =>
  columnsFor(stockEntry, ...names)

const firstColumns: Column<StockEntry>[] = [
  ...fieldColumns('date'),
  { name: 'kind', label: stockEntry.fields.kind.label, choices: stockKinds, value: ({ kind }) => kind },
]
const lastColumns = (personOf: PersonName): Column<StockEntry>[] => [
  {
    name: 'from_serial',
    label: { en: 'Serials', bn: 'ক্রমিক' },
    value: (entry) => showRanges([{ ...entry, width: entry.width ?? 1 }]),
  },
  {
    name: 'total',
    label: { en: 'Count', bn: 'সংখ্যা' },
    kind: 'int',
    value: ({ total }) => total,
    sort: null,
  },
  ...fieldColumns('remarks'),
  {
    name: 'created_by',
    label: { en: 'Entered By', bn: 'যিনি লিখেছেন' },
    value: ({ created_by }) => personOf(created_by),
    sort: null,
  },
]

export const stockColumns = (papers: readonly PaperChoice[], personOf: PersonName): Column<StockEntry>[] => [
  ...firstColumns,
  { name: 'paper', label: stockEntry.fields.paper.label, choices: papers, value: ({ paper }) => paper },
  ...lastColumns(personOf),
]
