import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts have taken over the page; false on the server and in the first render of the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
