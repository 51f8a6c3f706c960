import { useState } from 'react'

/**
 * Rows on each page of a list. On a phone each row is a card, so there are fewer. It stays the same as long
 * as the list is open.
 */
export function usePageSize(): number {
  // jsdom has no matchMedia
  const [size] = useState(() => (window.matchMedia?.('(width < 640px)').matches ? 20 : 50))
  return size
}
