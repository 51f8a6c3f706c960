import { requestApi, ServiceError, type FastifyRequest, readWholeList } from '@samity/module-service'
import type { PostedTransfer, TransferInput } from '../../contract/core.ts'
import { readDocument } from './cheque-documents.ts'

type Location = { document_path: string; document_id: number }

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
