import type { Words } from '@samity/shared-api/contract'

export type ReceiptScreen = {
  heading: Words
  editHeading?: Words
  listHeading: Words
  /** The path of the entry form; with `/:id` it edits a record */
  entry: string
  list: string
  /** The key of the record in the navigation state that a list passes to its form */
  stateKey: string
  /** The label of the receipt button in the list, if it is not 'Print' */
  receiptLabel?: Words
  messages: { created: Words; updated: Words; failed?: Words }
}

/** The navigation state after an update: `receipt` is the number of the receipt to print. */
export type EntryState = { receipt?: string } & Record<string, unknown>

const submittedMessage = { en: 'Submitted successfully!', bn: 'সফলভাবে জমা হয়েছে!' }
export const saleMessages = {
  created: submittedMessage,
  updated: submittedMessage,
  failed: { en: 'Submission failed.', bn: 'জমা দেওয়া যায়নি।' },
}
