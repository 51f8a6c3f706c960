import { inLanguage, sum, toDecimal, type Language, type Paisa } from '@samity/shared-api/contract'
import { parseSerial } from '@samity/shared-api/contract/sales/serials'
import {
  paymentTypeOf,
  lineKindNames,
  type LineKindName,
  type OpenBasket,
  type OpenLine,
} from '../open-basket/basket.ts'
import { dues } from './dues.ts'
import type { LineContext, LineKind, Proposals } from './line-kind.ts'
import { advocateChangeKind, donation, electricity, renewal } from './other-receipts.ts'
import { bailBond, cartis, form, notary, paperOf, serialsOf, vokalotnama } from './paper.ts'
import { rent } from './rent.ts'

export const lineKinds: Readonly<Record<LineKindName, LineKind>> = {
  vokalotnama,
  cartis,
  notary,
  'bail-bond': bailBond,
  form,
  dues,
  rent,
  renewal,
  'advocate-change': advocateChangeKind,
  electricity,
  donation,
}

export const kindOfLetter = (code: string): LineKindName | undefined =>
  lineKindNames.find((name) => code === `Key${lineKinds[name].letter}`)

/** A line with everything that is proposed for it. */
export type CompleteLine = {
  line: OpenLine
  kind: LineKind
  context: LineContext
  body: Record<string, unknown>
  total: Paisa
}

export function completeLines(basket: OpenBasket, proposals: Proposals): CompleteLine[] {
  const lastSerials = new Map<string, number>()
  return basket.lines.map((line): CompleteLine => {
    const kind = lineKinds[line.kind]
    const paper = paperOf(line)
    const context: LineContext = {
      ...proposals,
      basket,
      paymentType: paymentTypeOf(basket, line),
      lastSerial: paper === undefined ? 0 : (lastSerials.get(paper) ?? 0),
    }
    if (paper !== undefined)
      lastSerials.set(paper, Math.max(context.lastSerial, parseSerial(serialsOf(line, context).to) ?? 0))
    return { line, kind, context, body: kind.bodyOf(line, context), total: kind.totalOf(line, context) }
  })
}

export const totalOf = (lines: readonly CompleteLine[]): string =>
  toDecimal(sum(lines.map(({ total }) => total)))

/** Sentences by the field's name on the wire: 'serials.0.from_serial'. */
export type LineErrors = Readonly<Record<string, string>>

/** The refusals of the declaration of its receipt, in the reader's language. */
export function ruleErrorsOf({ line, kind, context, body }: CompleteLine, language: Language): LineErrors {
  const refusal = kind.check?.(line, context)
  if (refusal) return { '': refusal[language] }
  const issues = kind.resource.input.safeParse(body).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), inLanguage(message, language)]),
  )
}

/** The errors of a refused basket by the number of their line: 'lines.2.price' is 'price' of line 2. */
export function errorsByLine(errors: Readonly<Record<string, readonly string[]>>): Map<number, LineErrors> {
  const byLine = new Map<number, LineErrors>()
  for (const [name, sentences] of Object.entries(errors)) {
    const [, line, field] = /^lines\.(\d+)(?:\.(.+))?$/.exec(name) ?? []
    if (line === undefined) continue
    byLine.set(Number(line), { ...byLine.get(Number(line)), [field ?? '']: sentences.join(' ') })
  }
  return byLine
}
