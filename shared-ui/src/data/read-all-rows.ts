import { toRequestError, type ListPage } from '@samity/shared-api/client'

const pageSize = 1000
const maxReadings = 5
/** A busy server refuses a read, and is asked again after these waits. */
const waitsMs = [2000, 5000, 10_000]
const words = {
  en: 'The list keeps changing. Please try again.',
  bn: 'তালিকাটি বারবার বদলাচ্ছে। আবার চেষ্টা করুন।',
}

type ReadPage<T> = (page: { limit: number; offset: number }) => Promise<ListPage<T>>

/**
 * Reads all rows of a list, 1,000 at a time, for an export or a print. A write between two pages can move
 * rows from one to the other: if the number of rows or their amount differs, the list is read again.
 *
 * @throws {Error} with a sentence in the language of the page, when the list has changed during five readings
 */
export async function readAllRows<T>(readPage: ReadPage<T>): Promise<T[]> {
  for (let reading = 0; reading < maxReadings; reading++) {
    // oxlint-disable-next-line no-await-in-loop -- another reading follows a list that has changed
    const rows = await readUnchanged(readPage)
    if (rows) return rows
  }
  throw new Error(document.documentElement.lang === 'bn' ? words.bn : words.en)
}

async function readUnchanged<T>(readPage: ReadPage<T>): Promise<T[] | undefined> {
  const rows: T[] = []
  let first: ListPage<T> | undefined
  for (;;) {
    const page = await readPatiently(() => readPage({ limit: pageSize, offset: rows.length }))
    first ??= page
    if (page.total !== first.total || page.amount !== first.amount) return undefined
    rows.push(...page.rows)
    if (page.rows.length === 0 || rows.length >= page.total) return rows
  }
}

async function readPatiently<T>(read: () => Promise<T>, [wait, ...waits] = waitsMs): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (wait === undefined || toRequestError(error).status !== 503) throw error
    await new Promise((resolve) => setTimeout(resolve, wait))
    return readPatiently(read, waits)
  }
}
