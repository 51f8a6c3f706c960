import { collection } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { stockEntry, type StationeryOnHand } from '@samity/shared-api/contract/sales/paper-stock'
import { useGet, type QueryResult } from '@samity/shared-ui/query'

export const stockEntries = collection(stockEntry)

export const usePapers = (): QueryResult<StationeryOnHand[]> => useGet('paper-stock/papers/')

export type PaperChoice = { value: string; label: Words }
export const paperChoices = (papers: readonly StationeryOnHand[]): PaperChoice[] =>
  papers.map(({ paper, name }) => ({ value: paper, label: name }))
