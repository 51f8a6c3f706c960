import { requestApi, type FastifyRequest } from '@samity/module-service'
import type { Day } from '@samity/shared-api/contract'

/** Money that came, as its source tells it. `key` is the source's own name for it and never changes. */
export type SourceLine = {
  key: string
  day: Day
  place: { id: number; kind: 'bank' | 'wallet'; name_english: string; name_bengali: string }
  /** Written by the payer or the bank: the reference is somewhere in it */
  text: string
  /** A decimal string */
  amount: string
}

/** Gives every line that is not matched with something else. A line no longer given was settled elsewhere. */
export type PaymentSource = (request: FastifyRequest) => Promise<SourceLine[]>

type IncomingLine = {
  id: number
  account: number
  name_english: string
  name_bengali: string
  day: Day
  text: string
  amount: string
}
const pageRows = 1000

/** The lines of bank statements. Without the bank desk there are none. */
export const bankDesk: PaymentSource = async (request) => {
  const lines: IncomingLine[] = []
  for (;;) {
    const after = lines.at(-1)?.id ?? 0
    // the response of this route
    const page = (await requestApi(request, `x/mfe-bank/incoming/?after=${after}`)) as IncomingLine[]
    lines.push(...page)
    if (page.length < pageRows) break
  }
  return lines.map(({ id, account, name_english, name_bengali, ...line }) => ({
    ...line,
    key: String(id),
    place: { id: account, kind: 'bank', name_english, name_bengali },
  }))
}
