import { toDecimal, type Day, type Field, type Words } from '@samity/shared-api/contract'
import { importKindOf } from '@samity/shared-api/contract/imports/import-kinds'
import { receiptPaths } from '@samity/shared-api/contract/imports/receipt-imports'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { findBuilding } from '../../ledger/parties.ts'
import { parsePeriod, parseSpan, periodMessage } from '../members/periods.ts'
import { receiptKindOf } from '../../receipts/receipt-kinds.ts'
import type { ImportHandler } from './import-handler.ts'
import { beforeOpening, postImported, refuseMonthWithTotal, voidImported } from './post-imported.ts'

type Values = Record<string, unknown>
type ReceiptImport = keyof typeof receiptPaths

const priceReason = 'Old books'

/** Parsed values as a body has them: amounts are decimal strings. */
export const toWire = (fields: Record<string, Field>, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'money' && typeof value === 'number' ? toDecimal(value) : value,
    ]),
  )

const monthsOf = (first: number, last: number) => ({
  from_month: (first % 12) + 1,
  from_year: Math.floor(first / 12),
  to_month: (last % 12) + 1,
  to_year: Math.floor(last / 12),
})

function toFee({
  kind,
  from_period,
  to_period,
  amount,
  delay_fee,
  payment_type,
  remarks,
  ...header
}: Values): Values {
  const from = String(from_period)
  const to = String(to_period) || from
  const entry = { payment_type }
  if (kind === 'entry')
    return {
      ...header,
      entry_fee_form: true,
      entryfee_set: [{ ...entry, entry_fee: amount, remarks4: remarks }],
    }
  if (kind === 'monthly') {
    if (parsePeriod('monthly', from) === undefined)
      throw unprocessable({ from_period: periodMessage('monthly') })
    const { first, last } = parseSpan('monthly', from, to)
    const months = {
      ...monthsOf(first, last),
      monthly_fee: amount,
      monthly_delay_fee: delay_fee,
      remarks2: remarks,
    }
    return { ...header, monthly_fee_form: true, monthlyfee_set: [{ ...entry, ...months }] }
  }
  const { first, last } = parseSpan('yearly', from, to)
  const years = {
    yearly_from_year: first,
    yearly_to_year: last,
    yearly_fee: amount,
    yearly_delay_fee: delay_fee,
  }
  return {
    ...header,
    bar_association_form: true,
    barassociationfee_set: [{ ...entry, ...years, remarks3: remarks }],
  }
}

const serialRow = ({ from_serial, to_serial }: Values) => [{ from_serial, to_serial }]

const bodies: Partial<Record<ReceiptImport, (values: Values) => Values>> = {
  'receipts-fees': (values) => ({ ...toFee(values), amount_reason: priceReason }),
  'receipts-papers': (values) => ({ ...values, serials: serialRow(values) }),
  'receipts-bail-bonds': (values) => ({ ...values, bailbond_serials: serialRow(values) }),
  'receipts-forms': (values) => ({ ...values, form_serials: serialRow(values) }),
}

const feeAliases = {
  from_month: 'from_period',
  from_year: 'from_period',
  yearly_from_year: 'from_period',
  to_month: 'to_period',
  to_year: 'to_period',
  yearly_to_year: 'to_period',
  entry_fee: 'amount',
  monthly_fee: 'amount',
  yearly_fee: 'amount',
  monthly_delay_fee: 'delay_fee',
  yearly_delay_fee: 'delay_fee',
}

const unknownBuilding: Words = {
  en: 'No building has this name. Look at the spelling',
  bn: 'এই নামে কোনো ভবন নেই। বানান দেখে নিন',
}

/** Worth a second look although the screens accept it, too: receipts of old buildings are right. */
async function notesOf(sql: Sql, { building_name }: Values): Promise<Words[] | undefined> {
  if (typeof building_name !== 'string' || building_name === '') return undefined
  return (await findBuilding(sql, building_name)) === null ? [unknownBuilding] : undefined
}

/**
 * Receipts that were written by hand this year. Each is posted like on its screen and keeps its book number.
 */
export function receiptHandler(name: ReceiptImport): ImportHandler {
  const path = receiptPaths[name]
  const { fields } = importKindOf(name)
  const dayField = Object.entries(fields).find(([, { kind }]) => kind === 'day')![0]
  return {
    mainField: dayField,
    booksLock: 'shared',
    seriesOf: (app) => receiptKindOf(app, path).kind.series,
    aliases: feeAliases,
    async apply(context, values) {
      const day = values[dayField] as Day | null
      // a receipt without a day would be of today
      if (!day) throw unprocessable({ [dayField]: { en: 'Required', bn: 'আবশ্যক' } })
      refuseMonthWithTotal(context, day, dayField)
      const { kind, body: schema } = receiptKindOf(context.request.server, path)
      const toBody = bodies[name] ?? ((row: Values) => row)
      const body = { ...toBody(toWire(fields, values)), price_reason: priceReason }
      const choosePlaces = beforeOpening(context)
      const record = await postImported(context, { kind, schema, body, choosePlaces })
      const notes = await notesOf(context.sql, values)
      return { records: [record], ...(notes && { notes }) }
    },
    undo: (context, record) =>
      voidImported(context, receiptKindOf(context.request.server, path).kind, record),
  }
}
