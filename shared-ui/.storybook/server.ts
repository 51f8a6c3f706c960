import { advocate } from '@samity/shared-api/contract/config/advocate'
import { bank } from '@samity/shared-api/contract/config/bank'
import { fakeServer } from '@samity/shared-api/testing'
import { aReceipt, banks, depositSlip, placeChoices, sampleAdvocates } from './records.ts'

/** Paths for the states of a list or a record that has no rows, never arrives, or cannot be read. */
export const paths = { empty: 'empty/', busy: 'busy/', broken: 'broken/' } as const

const respondNever = () => new Promise<undefined>(() => undefined)
const receipts = {
  'VKL-2026-000123': aReceipt(),
  'VKL-2026-000100': aReceipt({ number: 'VKL-2026-000100', receipt_no: 'VKL-2026-000100', prints: 2 }),
}

/** One server for all stories, because a page of the gallery shows several of them at once. */
export function startServer(): void {
  const server = fakeServer(advocate, sampleAdvocates)
    .and(bank, banks)
    .route('GET', 'money-places/choices/', () => ({ body: placeChoices }))
    .route('GET', 'transfers/42/attachment/', () => ({ body: depositSlip }))
    .route('GET', paths.empty, () => ({ body: [], headers: { 'x-total-count': '0' } }))
    .route('GET', paths.busy, respondNever)
    .route('GET', paths.broken, () => ({
      status: 503,
      body: { message: 'The database does not respond. Try again in a minute.' },
    }))
  for (const [number, receipt] of Object.entries(receipts))
    server
      .route('GET', `receipts/${number}/`, () => ({ body: receipt }))
      .route('POST', `receipts/${number}/print/`, () => ({ body: {} }))
}
