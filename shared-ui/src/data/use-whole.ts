import { useState } from 'react'
import { flushSync } from 'react-dom'

/** A list that is printed is printed whole, unless it has more rows than anyone wants on paper. */
export const mostPrinted = 2000

/** All rows of a list for as long as it is printed: on paper nobody turns a page, and a sum stands under what it adds up. */
export function useWhole<T>() {
  const [whole, setWhole] = useState<readonly T[]>()
  async function take(read: () => T[] | Promise<T[]>): Promise<void> {
    const rows = await read()
    window.addEventListener('afterprint', () => setWhole(undefined), { once: true })
    flushSync(() => setWhole(rows))
  }
  return [whole, take] as const
}
