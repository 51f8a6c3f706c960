import type { TestService } from '@samity/module-service/testing'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'

type Posted = Pick<Transfer, 'id' | 'number' | 'state'> & {
  subject: string
  key: string | undefined
  body: Record<string, unknown>
}
type Receipt = Pick<
  BankInterest,
  | 'id'
  | 'number'
  | 'collection_date'
  | 'interest_amount'
  | 'source_tax'
  | 'excise_duty'
  | 'net_amount'
  | 'fdr_id'
  | 'created_by'
> & { place: number; isVoid: boolean; key: string | undefined }

export const fdrPlace = 41
export const bankAccount = 12

const aPlace = (id: number) => ({
  id,
  kind: id === bankAccount ? 'bank' : 'fdr',
  name_english: id === bankAccount ? 'Sonali current' : 'Deposits at Sonali',
  name_bengali: id === bankAccount ? 'সোনালী চলতি' : 'সোনালী আমানত',
  fund: 'welfare',
  signatories: [
    { name: 'Rafiqul Islam', designation: 'President' },
    { name: 'Salma Begum', designation: '' },
  ],
  balance: '0.00',
})

/** What deposits ask the association: places, banks, resolutions, transfers with two signatories, interest. */
export function fakeTreasury({ system }: TestService) {
  const transfers: Posted[] = []
  const receipts: Receipt[] = []
  const places = new Map([fdrPlace, bankAccount].map((id) => [id, aPlace(id)]))
  let isAnswering = true
  const answerTo = (body: object) => (isAnswering ? { body } : { status: 503, body: { message: 'Busy' } })
  const one = <T extends object>(found: T | undefined) =>
    found ? { body: found } : { status: 404, body: { message: 'Not found' } }
  const idIn = (path: string) => Number(path.split('/')[1])

  system.answer('GET', 'money-places/{id}/', ({ path }) => one(places.get(idIn(path))))
  system.answer('GET', 'money-places/', () => ({ body: [...places.values()] }))
  system.answer('GET', 'banks/{id}/', ({ path }) =>
    one(
      idIn(path) < 10
        ? { id: idIn(path), bank_name: idIn(path) === 1 ? 'Sonali Bank' : 'Janata Bank' }
        : undefined,
    ),
  )
  system.answer('GET', 'resolutions/{id}/', ({ path }) =>
    one(idIn(path) < 10 ? { id: idIn(path), number: `R-${idIn(path)}/2026` } : undefined),
  )
  system.answer('POST', 'transfers/', ({ body, headers }) => {
    const key = [headers['idempotency-key']].flat()[0]
    const known = key === undefined ? undefined : transfers.find((transfer) => transfer.key === key)
    if (known) return { status: 200, body: known }
    const { subject } = body as { subject: string }
    const id = transfers.length + 1
    const number = `TRF-2026-${String(id).padStart(6, '0')}`
    const posted: Posted = { id, number, state: 'waiting', subject, key, body: body as Posted['body'] }
    transfers.push(posted)
    return answerTo(posted)
  })
  system.answer('GET', 'transfers/', ({ query }) => ({
    body: transfers
      .filter(
        ({ subject, state }) =>
          subject === (query.get('subject') ?? subject) &&
          state === (query.get('state') ?? state) &&
          (state !== 'void' || query.get('voided') === '1'),
      )
      .map(({ body, ...posted }) => ({
        ...body,
        ...posted,
        created_by: 'karim',
        created_at: '2026-01-01T00:00:00Z',
      })),
  }))
  system.answer('POST', 'bank-interest/', ({ body, headers }) => {
    const key = [headers['idempotency-key']].flat()[0]
    const known = key === undefined ? undefined : receipts.find((receipt) => receipt.key === key)
    if (known) return { body: known }
    const input = body as Pick<
      Receipt,
      'collection_date' | 'interest_amount' | 'source_tax' | 'excise_duty' | 'fdr_id' | 'place'
    >
    const id = receipts.length + 1
    const net =
      fromDecimal(input.interest_amount) - fromDecimal(input.source_tax) - fromDecimal(input.excise_duty)
    const receipt: Receipt = {
      ...input,
      key,
      created_by: 'karim',
      id,
      number: `BNK-2026-${id}`,
      net_amount: toDecimal(net),
      isVoid: false,
    }
    receipts.push(receipt)
    return answerTo(receipt)
  })
  system.answer('GET', 'bank-interest/', ({ query }) => ({
    body: receipts.filter(
      ({ isVoid, fdr_id, collection_date }) =>
        !isVoid &&
        (query.get('fdr_id') ?? String(fdr_id)) === String(fdr_id) &&
        collection_date >= (query.get('from') ?? '') &&
        collection_date <= (query.get('to') ?? '9999'),
    ),
  }))

  return {
    transfers,
    receipts,
    places,
    /** Does what is asked, and answers nothing that says so */
    async withoutAnswers<T>(work: () => Promise<T>): Promise<T> {
      isAnswering = false
      return work().finally(() => {
        isAnswering = true
      })
    },
    /** What two signatories do, or who voids it. */
    decide(number: string, state: 'confirmed' | 'void') {
      transfers.find((transfer) => transfer.number === number)!.state = state
    },
  }
}
