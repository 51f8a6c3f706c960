import { useEffect, type ReactNode } from 'react'

/**
 * Calls `onMount` once, after React has hydrated the page. Until then the page must equal the server's HTML,
 * which is the page of a visitor without a session.
 */
export function OnMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // oxlint-disable-next-line exhaustive-deps -- once
  useEffect(() => onMount(), [])
  return children
}
