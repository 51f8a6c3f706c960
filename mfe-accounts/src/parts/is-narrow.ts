import { useSyncExternalStore } from 'react'

const phone = () => window.matchMedia('(max-width: 639.98px)')

function watch(changed: () => void) {
  const query = phone()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Is the window as narrow as a phone, where the rows of tables are cards? */
export const useIsNarrow = (): boolean => useSyncExternalStore(watch, () => phone().matches)
