import { useEffect, type ReactNode } from 'react'

/** Says when React has taken over the page; until then it must look as the server wrote it, which knows no session. */
export function OnMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  // oxlint-disable-next-line exhaustive-deps -- once
  useEffect(() => onMount(), [])
  return children
}
