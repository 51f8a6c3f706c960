import { useEffect, type ReactNode } from 'react'

/** Says when React has taken over the page; until then it must look as the server wrote it, which knows no session. */
export function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  // oxlint-disable-next-line exhaustive-deps -- once
  useEffect(() => onStart(), [])
  return children
}
