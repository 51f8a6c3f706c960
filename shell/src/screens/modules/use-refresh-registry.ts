import { loadSession } from '@samity/shared-api/session'
import { useStore } from 'jotai'
import { loadModuleRegistry } from '../../modules/load-registry.ts'
import { adoptRegistry } from '../../modules/updates.ts'

/** Whoever changes the registry sees it in the own tab at once; the others ask by themselves in a moment. */
export function useRefreshRegistry(): () => void {
  const store = useStore()
  return () => {
    loadModuleRegistry(loadSession().access_token).then(
      (registry) => adoptRegistry(store, registry),
      // the page asks again by itself
      () => undefined,
    )
  }
}
