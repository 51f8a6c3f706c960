import { useSyncExternalStore } from 'react'

const phoneQuery = () => window.matchMedia('(max-width: 639.98px)')

function subscribe(onChange: () => void) {
  const query = phoneQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True if the window is as narrow as a phone, where table rows are cards. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => phoneQuery().matches)
