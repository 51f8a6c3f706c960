import type { LedgerQuery } from '@samity/shared-api/contract/accounts/ledger-record'

/**
 * The query for the records behind an amount. `of` is the title of the amount; all keys are URL parameters.
 */
export type ReportQuery = LedgerQuery & {
  of: string
  /** The formula of an amount that is not the sum of its records: '12,000.00 x 40% = 4,800.00' */
  says?: string
}

/** Formats the query as the value of one URL parameter: 'side=income&category=5&from=…'. */
export const formatReportQuery = (query: ReportQuery): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()

/**
 * Parses the URL parameter; undefined without one. It is not validated, because the server refuses an invalid
 * query.
 */
export function parseReportQuery(
  text: string | null,
): { title: string; formula: string; query: Record<string, string> } | undefined {
  if (!text) return undefined
  const { of: title = '', says: formula = '', ...query } = Object.fromEntries(new URLSearchParams(text))
  return { title, formula, query }
}
