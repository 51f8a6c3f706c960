import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True if scripts run on the page. False on the server and in the browser's first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
