import { requestApi, ServiceError, type FastifyRequest } from '@samity/module-service'
import type { ModuleSql, ModuleTransaction } from '@samity/module-service/postgres'
import { fromDecimal, sum } from '@samity/shared-api/contract'
import {
  voucherSeries,
  type Receipt,
  type ReceiptColumns,
} from '@samity/shared-api/contract/sales/money-record'
import type { ChequeInput, Direction } from '../../contract/cheques.ts'
import { chequeMessages, invalid } from './cheque-messages.ts'

type Location = { document_path: string; document_id: number }
export type ChequeDocument = Location & {
  number: string
  direction: Direction
  place_id: number
  chequePaisa: number
  isVoid: boolean
}
type ReadDocument = Omit<ChequeDocument, 'place_id'> & { place_id: number | undefined }

/** The record of a receipt or voucher, also of a void one, or one that was not paid by cheque. */
async function readRecord(
  request: FastifyRequest,
  { document_path, document_id }: Location,
  field: string,
): Promise<ReadDocument> {
  // a path of one record, and nothing else below /api/
  if (!/^[a-z_-]+(?:\/[A-Z]{3})?$/.test(document_path)) throw invalid(chequeMessages.noDocument, field)
  // each receipt and voucher has these columns
  const record = (await requestApi(request, `${document_path}/${document_id}/`)) as Partial<ReceiptColumns>
  const { number, payments = [], places = [], voided_at = null } = record
  if (typeof number !== 'string') throw invalid(chequeMessages.noDocument, field)
  return {
    document_path,
    document_id,
    number,
    direction: voucherSeries.some((code) => number.startsWith(code)) ? 'issued' : 'received',
    place_id: places.find(({ payment_type }) => payment_type === 'check')?.id,
    chequePaisa: sum(
      payments.flatMap(({ payment_type, amount }) => (payment_type === 'check' ? fromDecimal(amount) : [])),
    ),
    isVoid: voided_at !== null,
  }
}

/** A receipt or voucher that was paid by cheque, also a void one. Throws what the API refuses. */
export async function readDocument(
  request: FastifyRequest,
  location: Location,
  field = 'document_number',
): Promise<ChequeDocument> {
  const { place_id, ...document } = await readRecord(request, location, field)
  if (place_id === undefined) throw invalid(chequeMessages.notByCheque, field)
  return { ...document, place_id }
}

export type PaidDocument = ChequeDocument & { paisa: number; field: string }

const locationOf = async (request: FastifyRequest, number: string, field: string): Promise<Location> => {
  const answer = await requestApi(request, `receipts/${encodeURIComponent(number.toUpperCase())}/`).catch(
    (error: unknown) => {
      throw error instanceof ServiceError && error.status === 404
        ? invalid(chequeMessages.noDocument, field)
        : error
    },
  )
  const { record } = answer as Receipt // the printed receipt of that number
  if (!record) throw invalid(chequeMessages.noDocument, field)
  return { document_path: record.path, document_id: record.id }
}

/**
 * The documents of a new cheque, the first of which has what the others leave. Throws 422 at the field unless
 * all are of one direction and place, and not void.
 */
export async function readDocuments(request: FastifyRequest, values: ChequeInput): Promise<PaidDocument[]> {
  const rest = values.amount - sum(values.further.map(({ amount }) => amount))
  if (rest <= 0) throw invalid(chequeMessages.overAmount, 'amount')
  const first = await readDocument(request, values)
  // another number was typed after the record was found
  if (first.number !== values.document_number) throw invalid(chequeMessages.noDocument, 'document_number')
  const documents: PaidDocument[] = [{ ...first, paisa: rest, field: 'document_number' }]
  for (const [index, { document_number, amount }] of values.further.entries()) {
    const field = `further.${index}.document_number`
    const document = await readDocument(request, await locationOf(request, document_number, field), field)
    if (documents.some(({ number }) => number === document.number))
      throw invalid(chequeMessages.documentTwice, field)
    if (document.direction !== first.direction || document.place_id !== first.place_id)
      throw invalid(chequeMessages.otherDocument, field)
    documents.push({ ...document, paisa: amount, field })
  }
  for (const { isVoid, field } of documents) if (isVoid) throw invalid(chequeMessages.documentVoid, field)
  return documents
}

const live = (tx: ModuleSql) => tx`
  select d.amount_paisa from cheque_documents d join cheques c on c.id = d.cheque_id
  where c.state not in ('bounced', 'cancelled')`

/** In paisa, without the cheques that paid nothing */
export async function enteredFor(tx: ModuleSql, number: string): Promise<number> {
  const [entered] = await tx<{ paisa: number }[]>`
    select coalesce(sum(amount_paisa), 0)::bigint as paisa from (${live(tx)} and d.document_number = ${number}) paid`
  return entered!.paisa
}

/** The cheques of a receipt or voucher are never more than what was paid by cheque. Throws 422. */
export async function assertRoom(tx: ModuleTransaction, documents: readonly PaidDocument[]): Promise<void> {
  // two people who enter cheques of one receipt wait for each other
  await tx`lock table cheques in share row exclusive mode`
  for (const { number, paisa, chequePaisa, field } of documents)
    if ((await enteredFor(tx, number)) + paisa > chequePaisa)
      throw invalid(
        chequeMessages.tooMuch,
        field === 'document_number' ? 'amount' : field.replace('document_number', 'amount'),
      )
}

/** Keeps what a document has by cheque, if that is not what its cheques have. */
export async function keepByCheque(tx: ModuleSql, number: string, paisa: number): Promise<void> {
  const byCheque = (await enteredFor(tx, number)) === paisa ? null : paisa
  await tx`
    update cheques set by_cheque_paisa = ${byCheque}, version = version + 1
    where document_number = ${number} and by_cheque_paisa is distinct from ${byCheque}`
  await tx`
    update further_receipts set by_cheque_paisa = ${byCheque}
    where document_number = ${number} and by_cheque_paisa is distinct from ${byCheque}`
}

/** The document with its amount by cheque now; 0 when its payment type is another one */
export const readByCheque = async (request: FastifyRequest, location: Location): Promise<ReadDocument> =>
  readRecord(request, location, 'document_number')
