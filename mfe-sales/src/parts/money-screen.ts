import type { Words } from '@samity/shared-api/contract'

/** What a stream's entry form and its list know of each other. */
export type MoneyScreen = {
  heading: Words
  /** The heading while a record is being corrected, where it has another */
  editing?: Words
  listHeading: Words
  /** The entry's address; with `/:id` it corrects */
  entry: string
  list: string
  /** The record's name in the navigation state that a list hands to its form */
  state: string
  /** What the list calls the receipt, where that is not 'Print' */
  slip?: Words
  messages: { created: Words; updated: Words; failed?: Words }
}

/** What a form hands to the next one after an update: the receipt to print. */
export type Arrival = { receipt?: string } & Record<string, unknown>

const submitted = { en: 'Submitted successfully!', bn: 'সফলভাবে জমা হয়েছে!' }
/** Sales, bail bonds and forms say the same. */
export const saleMessages = {
  created: submitted,
  updated: submitted,
  failed: { en: 'Submission failed.', bn: 'জমা দেওয়া যায়নি।' },
}
