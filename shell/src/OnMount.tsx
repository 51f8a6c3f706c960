import { useEffect, type ReactNode } from 'react'

/** Calls `onMount` once React has hydrated the page, which until then must equal the server's HTML. */
export function OnMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // oxlint-disable-next-line exhaustive-deps -- once
  useEffect(() => onMount(), [])
  return children
}
