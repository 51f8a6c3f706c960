import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'
import { messages } from './service-error.ts'

/**
 * A receipt of a module's series. Amounts are decimal texts in taka. A receipt without a date is of today.
 */
export type ReceiptInput = {
  date?: string
  /** The bar registration number of the advocate who pays; or a payer */
  advocate_id?: string
  payer?: string
  payment_type?: string
  lines: { description: string; amount: string }[]
  remarks?: string
  /**
   * The subject of the payment, in the module's own words: 'booking/12'. Of the receipts with one subject in
   * the series only one is not void, no matter who asks or how late.
   */
  subject?: string
}
export type PostedReceipt = { id: number; number: string } & Record<string, unknown>

/**
 * Posts a receipt of the module's series for the person of the request. Give it a subject: a second request
 * for the same subject returns the receipt that exists, and throws 409 with the code 'subject.taken' and its
 * number in `details.conflict` when that one says something else. After a void the subject is free again.
 * Without a subject only `key` keeps a repeated request of the same person from posting twice, for 30 hours.
 * Throws what the API refuses, with its status, sentence and code.
 */
export async function postReceipt(
  request: FastifyRequest,
  series: string,
  receipt: ReceiptInput,
  key?: string,
): Promise<PostedReceipt> {
  const answer = await requestApi(
    request,
    `receipts/${series}/`,
    { method: 'POST', body: receipt, ...(key && { headers: { 'idempotency-key': key } }) },
    messages.receipt,
  )
  // the API returns the receipt
  return answer as PostedReceipt
}
