import type { LedgerQuestion } from '@samity/shared-api/contract/accounts/ledger-record'

/** A figure that someone wants to look behind: what it adds up, and what it is called. */
export type Question = LedgerQuestion & { of: string }

/** In the address as one value: 'side=income&category=5&from=…'. */
export const written = (question: Question): string =>
  new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)])).toString()

/** Back from the address; undefined when nobody asked. What makes no sense in it is refused by the server. */
export function read(text: string | null): { of: string; query: Record<string, string> } | undefined {
  if (!text) return undefined
  const { of = '', ...query } = Object.fromEntries(new URLSearchParams(text))
  return { of, query }
}
