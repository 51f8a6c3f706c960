import type { LedgerQuestion } from '@samity/shared-api/contract/accounts/ledger-record'

/** A figure that someone wants to look behind: what it adds up, and what it is called. */
export type Question = LedgerQuestion & {
  of: string
  /** How the figure comes of what the records add up to, where it is not that itself: '12,000.00 x 40% = 4,800.00' */
  says?: string
}

/** In the address as one value: 'side=income&category=5&from=…'. */
export const written = (question: Question): string =>
  new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)])).toString()

/** Back from the address; undefined when nobody asked. What makes no sense in it is refused by the server. */
export function read(
  text: string | null,
): { of: string; says: string; query: Record<string, string> } | undefined {
  if (!text) return undefined
  const { of = '', says = '', ...query } = Object.fromEntries(new URLSearchParams(text))
  return { of, says, query }
}
