import { requestApi, type FastifyRequest } from '@samity/module-service'
import type { ReferencePayment } from '../../contract/payments.ts'

/** The bank desk then proposes the receipts for the line with the reference. They are posted either way. */
export async function tellBankDesk(
  request: FastifyRequest,
  { id, reference_no, receipts }: ReferencePayment,
): Promise<void> {
  const documents = receipts.filter(({ voided }) => !voided).map(({ number }) => number)
  await requestApi(request, 'x/mfe-bank/references/', {
    method: 'POST',
    body: { payment: `mfe-my/${id}`, reference: reference_no, documents },
  }).catch((error: unknown) => request.log.warn(error))
}
