import { latinDigits, toDecimal, type Day, type Words } from '@samity/shared-api/contract'
import type { CheckedReceipt } from '@samity/shared-api/contract/authenticity/check'
import {
  seriesTitle,
  voucherSeries,
  type ReceiptSeries,
} from '@samity/shared-api/contract/sales/money-record'
import type { Fragment, Sql } from '../../database/database.ts'
import { seriesTitleColumn } from '../../ledger/receipt-series.ts'
import { codeNumbers, type CheckableKind } from '../../paper-codes/checkable-kinds.ts'

type ReceiptRow = {
  number: string
  series: ReceiptSeries
  series_title: Words | null
  day: Day
  total: number
  void_on: Day | null
}

/** Vouchers are no receipts for money that somebody paid: nobody checks them here. */
async function readReceipt(sql: Sql, condition: Fragment): Promise<CheckedReceipt | undefined> {
  const [receipt] = await sql<ReceiptRow[]>`
    select r.number, r.series, ${seriesTitleColumn(sql)} as series_title, r.day, r.total,
      (r.voided_at at time zone 'Asia/Dhaka')::date as void_on
    from receipts r
    where r.series not in ${sql(voucherSeries)} and ${condition}`
  if (!receipt) return undefined
  const { number, series, series_title, day, total, void_on } = receipt
  return {
    kind: 'receipt',
    number,
    status: void_on ? 'void' : 'live',
    title: seriesTitle(series, series_title ?? undefined),
    date: day,
    amount: toDecimal(total),
    void_on,
  }
}

const maxNumberLength = 40

/**
 * Returns what everyone may know about a receipt with a typed number: 'vkl-২০২৬-123' finds 'VKL-2026-000123'.
 */
export async function checkReceiptNumber(sql: Sql, typed: string): Promise<CheckedReceipt> {
  const text = latinDigits(typed).toUpperCase().replace(/\s+/g, '').slice(0, maxNumberLength)
  const [, series, year, serial] = /^([A-Z]{3})-?(\d{4})-?(\d{1,9})$/.exec(text) ?? []
  const number = series && year && serial ? `${series}-${year}-${serial.padStart(6, '0')}` : text
  const unknown: CheckedReceipt = {
    kind: 'receipt',
    number,
    status: 'unknown',
    title: null,
    date: null,
    amount: null,
    void_on: null,
  }
  return (await readReceipt(sql, sql`r.number = ${number}`)) ?? unknown
}

export const receiptKind: CheckableKind = {
  name: 'receipt',
  codeNumber: codeNumbers.receipt,
  title: { en: 'Receipt', bn: 'রসিদ' },
  readResult: (sql, id) => readReceipt(sql, sql`r.id = ${id}`),
}
