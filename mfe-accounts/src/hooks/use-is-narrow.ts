import { useSyncExternalStore } from 'react'

const phoneQuery = () => window.matchMedia('(max-width: 639.98px)')

function subscribe(onChange: () => void) {
  const query = phoneQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Is the window as narrow as a phone, where the rows of tables are cards? */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => phoneQuery().matches)
