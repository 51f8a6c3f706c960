import { requestApi, type FastifyRequest } from '@samity/module-service'
import type { ReferencePayment } from '../../contract/payments.ts'

/**
 * Tells the bank desk which receipts a reference paid, so that it proposes them for the line with it. What is posted
 * is posted, whether it hears of it or not.
 */
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
