import type { Words } from '@samity/shared-api/contract'

/** What a stream's entry form and its list know of each other. */
export type ReceiptScreen = {
  heading: Words
  /** The heading while a record is being corrected, where it has another */
  editHeading?: Words
  listHeading: Words
  /** The entry's address; with `/:id` it corrects */
  entry: string
  list: string
  /** The record's name in the navigation state that a list hands to its form */
  stateKey: string
  /** What the list calls the receipt, where that is not 'Print' */
  receiptLabel?: Words
  messages: { created: Words; updated: Words; failed?: Words }
}

/** What a form hands to the next one after an update: the receipt to print. */
export type EntryState = { receipt?: string } & Record<string, unknown>

const submittedMessage = { en: 'Submitted successfully!', bn: 'সফলভাবে জমা হয়েছে!' }
/** Sales, bail bonds and forms say the same. */
export const saleMessages = {
  created: submittedMessage,
  updated: submittedMessage,
  failed: { en: 'Submission failed.', bn: 'জমা দেওয়া যায়নি।' },
}
