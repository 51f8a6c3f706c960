import { requestApi, ServiceError, type FastifyRequest, readWholeList } from '@samity/module-service'
import { fromDecimal } from '@samity/shared-api/contract'
import { voucherSeries, type ReceiptColumns } from '@samity/shared-api/contract/sales/money-record'
import type { PostedTransfer, TransferInput } from '../../contract/core.ts'
import type { Direction } from '../../contract/cheques.ts'
import { chequeMessages, invalid } from './cheque-messages.ts'

export type ChequeDocument = {
  number: string
  direction: Direction
  place_id: number
  /** The part that was paid by cheque */
  chequePaisa: number
  isVoid: boolean
}
type Location = { document_path: string; document_id: number }

/** The record of a receipt or voucher, also of a void one. Throws what the API refuses. */
export async function readDocument(
  request: FastifyRequest,
  { document_path, document_id }: Location,
): Promise<ChequeDocument> {
  // a path of one record, and nothing else below /api/
  if (!/^[a-z_-]+(?:\/[A-Z]{3})?$/.test(document_path))
    throw invalid(chequeMessages.noDocument, 'document_number')
  // each receipt and voucher has these columns
  const record = (await requestApi(request, `${document_path}/${document_id}/`)) as Partial<ReceiptColumns>
  const { number, payments = [], places = [], voided_at = null } = record
  const place = places.find(({ payment_type }) => payment_type === 'check')
  if (typeof number !== 'string') throw invalid(chequeMessages.noDocument, 'document_number')
  if (!place) throw invalid(chequeMessages.notByCheque, 'document_number')
  return {
    number,
    direction: voucherSeries.some((code) => number.startsWith(code)) ? 'issued' : 'received',
    place_id: place.id,
    chequePaisa: payments
      .filter(({ payment_type }) => payment_type === 'check')
      .reduce((sum, { amount }) => sum + fromDecimal(amount), 0),
    isVoid: voided_at !== null,
  }
}

/**
 * Sends a write whose effect was not found before. `giveUp` runs when the API refuses it: then nothing was
 * done, ever. Without a response nobody knows.
 */
async function send(
  request: FastifyRequest,
  path: string,
  options: Parameters<typeof requestApi>[2],
  giveUp?: () => Promise<unknown>,
): Promise<unknown> {
  return requestApi(request, path, options).catch(async (error: unknown) => {
    if (error instanceof ServiceError && error.status < 500) await giveUp?.()
    throw error
  })
}

/**
 * Posts a transfer once for its subject, however often and by whomever this is repeated: what an earlier call
 * posted without an answer is found.
 */
export async function postTransferOnce(
  request: FastifyRequest,
  transfer: TransferInput,
  giveUp: () => Promise<unknown>,
): Promise<PostedTransfer> {
  const query = new URLSearchParams({ subject: transfer.subject })
  // the list of the API
  const knownTransfers = (await requestApi(request, `transfers/?${query}`)) as PostedTransfer[]
  // a person may give any transfer any subject
  const postedTransfer = knownTransfers.find(
    ({ state, from_place, to_place, amount }) =>
      state !== 'void' &&
      from_place === transfer.from_place &&
      to_place === transfer.to_place &&
      amount === transfer.amount,
  )
  if (postedTransfer) return postedTransfer
  const headers = { 'idempotency-key': `mfe-bank/${transfer.subject}` }
  return (await send(
    request,
    'transfers/',
    { method: 'POST', body: transfer, headers },
    giveUp,
  )) as PostedTransfer
}

const readTransfer = async (request: FastifyRequest, id: number) =>
  // the record of the API
  (await requestApi(request, `transfers/${id}/`)) as PostedTransfer

export const isTransferVoid = async (request: FastifyRequest, id: number): Promise<boolean> =>
  (await readTransfer(request, id)).state === 'void'

/** Makes a transfer void. One that is void already is what was wanted. */
export async function voidTransfer(
  request: FastifyRequest,
  id: number,
  reason: string,
  giveUp: () => Promise<unknown>,
): Promise<void> {
  if (await isTransferVoid(request, id)) return
  await send(request, `transfers/${id}/`, { method: 'DELETE', body: { reason } }, giveUp)
}

/** Makes a receipt void. One that is void already is what was wanted. */
export async function voidDocument(
  request: FastifyRequest,
  location: Location,
  reason: string,
  giveUp?: () => Promise<unknown>,
): Promise<void> {
  if ((await readDocument(request, location)).isVoid) return
  const path = `${location.document_path}/${location.document_id}/`
  await send(request, path, { method: 'DELETE', body: { reason } }, giveUp)
}

type Charge = { category: string; amount: string; date: string; payee: string; account: number }
type Voucher = { number: string; remarks: string; voided_at: string | null }

/** Posts the voucher of a bank's charge, unless one of the day names `mark` already. */
export async function postChargeOnce(
  request: FastifyRequest,
  { category, amount, date, payee, account }: Charge,
  mark: string,
  remarks: string,
): Promise<string> {
  const markedRemarks = `${remarks} [${mark}]`
  const vouchers = await readWholeList<Voucher>(request, 'actual_expanse', { from: date, to: date })
  const knownVoucher = vouchers.find((voucher) => voucher.remarks.endsWith(`[${mark}]`) && !voucher.voided_at)
  if (knownVoucher) return knownVoucher.number
  const post = async () =>
    (await requestApi(request, 'actual_expanse/', {
      method: 'POST',
      body: {
        expanseCategory: category,
        actualExpanse: amount,
        date,
        payee,
        payment_type: 'bank',
        place: account,
        remarks: markedRemarks,
      },
      headers: { 'idempotency-key': `mfe-bank/${mark}` },
    })) as Voucher
  const voucher = await post().catch(async (error: unknown) => {
    if (!(error instanceof ServiceError) || error.code !== 'record.reference') throw error
    await addCategory(request, category)
    return post()
  })
  return voucher.number
}

/** The association has had no charge of a bank so far. */
const addCategory = (request: FastifyRequest, category: string) =>
  requestApi(request, 'expanse_category/', { method: 'POST', body: { category } }).catch((error: unknown) => {
    // somebody else has just added it
    if (!(error instanceof ServiceError && error.status === 409)) throw error
  })
