import { storedSession } from '@samity/shared-api/session'
import { useStore } from 'jotai'
import { readRegistry } from '../../modules/read-registry.ts'
import { takeUp } from '../../modules/updates.ts'

/** Whoever changes the registry sees it in the own tab at once; the others ask by themselves in a moment. */
export function useNewestReleases(): () => void {
  const store = useStore()
  return () => {
    readRegistry(storedSession().access_token).then(
      (registry) => takeUp(store, registry),
      // the page asks again by itself
      () => undefined,
    )
  }
}
