import { latinDigits, parseMoney, toDecimal, type Paisa } from '@samity/shared-api/contract'
import { bailBondSale } from '@samity/shared-api/contract/sales/bail-bond-sale'
import { formSale } from '@samity/shared-api/contract/sales/form-sale'
import { receiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { paperSale, type SaleType } from '@samity/shared-api/contract/sales/paper-sale'
import { countOf, parseSerial, showSerial } from '@samity/shared-api/contract/sales/serials'
import type { OpenLine } from '../open-basket/basket.ts'
import { buildingOf, priceOf, typed, type LineContext, type LineKind } from './line-kind.ts'

type Range = { from_serial: number; to_serial: number; width: number }

/** The code of the paper; of a form its name. Undefined until a form is chosen. */
export const paperOf = ({ kind, values }: OpenLine): string | undefined =>
  ({ vokalotnama: 'VKL', cartis: 'CRT', notary: 'NST', 'bail-bond': 'BLB' })[kind as string] ??
  (values['form_name'] === undefined ? undefined : String(values['form_name']))

const itemOf = (line: OpenLine): string =>
  line.kind === 'form' ? `FRM:${line.values['form_id']}` : (paperOf(line) ?? '')

/** The proposal for a form is stored when somebody chooses the form. */
function proposedRange({ kind, values }: OpenLine, context: LineContext, paper: string): Range | undefined {
  if (kind !== 'form') return context.counters[paper]?.next ?? undefined
  const [from_serial, to_serial] = [parseSerial(values['next_from']), parseSerial(values['next_to'])]
  return from_serial && to_serial
    ? { from_serial, to_serial, width: parseSerial(values['next_width']) ?? 1 }
    : undefined
}

export type Serials = {
  from: string
  to: string
  /** The number of papers; undefined until both ends are serials in order */
  count: number | undefined
}

/**
 * The serials of a line: what was typed, else the next of the book, after those of the lines before it. The
 * number of papers can be typed in place of the last serial.
 */
export function serialsOf(line: OpenLine, context: LineContext): Serials {
  const paper = paperOf(line)
  const next = paper === undefined ? undefined : proposedRange(line, context, paper)
  const proposed = next && Math.max(next.from_serial, context.lastSerial + 1)
  const from = typed(line, 'from_serial') ?? (proposed ? showSerial(proposed, next?.width) : '')
  const first = parseSerial(from)
  const papers = parseSerial(line.values['count']) ?? (next ? countOf(next.from_serial, next.to_serial) : 1)
  const to =
    typed(line, 'to_serial') ??
    (first === undefined ? '' : showSerial(first + papers - 1, latinDigits(from).trim().length))
  const last = parseSerial(to)
  const isRange = first !== undefined && last !== undefined && first <= last
  return { from, to, count: isRange ? countOf(first, last) : undefined }
}

/** The price of one paper: what was typed, the price in force, or that of last time. */
export const paperPriceOf = (line: OpenLine, { prices, counters }: LineContext): string =>
  typed(line, 'price') ??
  priceOf(prices, itemOf(line))?.amount ??
  counters[paperOf(line) ?? '']?.price ??
  typed(line, 'rate') ??
  ''

export const priceInForceOf = (line: OpenLine, { prices }: LineContext) => priceOf(prices, itemOf(line))

export const paperTotalOf = (line: OpenLine, context: LineContext): Paisa =>
  ((parseMoney(paperPriceOf(line, context)) ?? 0) * (serialsOf(line, context).count ?? 0)) as Paisa

function saleOf(line: OpenLine, context: LineContext, serialsName: string): Record<string, unknown> {
  const { from, to, count } = serialsOf(line, context)
  return {
    sales_date: context.day,
    building_name: buildingOf(context),
    [serialsName]: from === '' && to === '' ? [] : [{ from_serial: from, to_serial: to }],
    total_count: count ?? 0,
    price: paperPriceOf(line, context),
    total_amount: toDecimal(paperTotalOf(line, context)),
    payment_type: context.paymentType,
  }
}

const shownOf = (serialsName: string) => [
  `${serialsName}.0.from_serial`,
  `${serialsName}.0.to_serial`,
  `${serialsName}.0.total`,
  'price',
]

const paperKind = (series: 'VKL' | 'CRT' | 'NST', sale_type: SaleType, letter: string): LineKind => ({
  path: 'vokalotnama',
  title: receiptSeries[series],
  letter,
  resource: paperSale,
  shown: shownOf('serials'),
  totalOf: paperTotalOf,
  bodyOf: (line, context) => {
    const { payer, customerName, customerPhone } = context.basket
    return {
      sale_type,
      ...(payer && { advocateId: payer.bar_registration_number, advocate_name: payer.name_english }),
      customer_name: customerName,
      customer_phone: customerPhone,
      ...saleOf(line, context, 'serials'),
    }
  },
})

export const vokalotnama = paperKind('VKL', 'Vokalotnama', 'V')
export const cartis = paperKind('CRT', 'Cartis Paper', 'C')
export const notary = paperKind('NST', 'Notery Sticker', 'N')

export const bailBond: LineKind = {
  path: 'bailbond',
  title: receiptSeries.BLB,
  letter: 'B',
  resource: bailBondSale,
  shown: shownOf('bailbond_serials'),
  totalOf: paperTotalOf,
  bodyOf: (line, context) => saleOf(line, context, 'bailbond_serials'),
}

export const form: LineKind = {
  path: 'form-sale',
  title: { en: 'Form', bn: 'ফর্ম' },
  letter: 'F',
  resource: formSale,
  shown: ['form_name', ...shownOf('form_serials')],
  totalOf: paperTotalOf,
  bodyOf: (line, context) => ({
    form_name: typed(line, 'form_name') ?? '',
    ...saleOf(line, context, 'form_serials'),
  }),
}
