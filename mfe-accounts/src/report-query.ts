import type { LedgerQuery } from '@samity/shared-api/contract/accounts/ledger-record'

/** A figure that someone wants to look behind: what it adds up, and what it is called. */
export type ReportQuery = LedgerQuery & {
  of: string
  /** How the figure comes of what the records add up to, where it is not that itself: '12,000.00 x 40% = 4,800.00' */
  says?: string
}

/** In the address as one value: 'side=income&category=5&from=…'. */
export const formatReportQuery = (query: ReportQuery): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/** Back from the address; undefined when nobody asked. What makes no sense in it is refused by the server. */
export function parseReportQuery(
  text: string | null,
): { title: string; formula: string; query: Record<string, string> } | undefined {
  if (!text) return undefined
  const { of: title = '', says: formula = '', ...query } = Object.fromEntries(new URLSearchParams(text))
  return { title, formula, query }
}
