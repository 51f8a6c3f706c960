import { loadSession } from '@samity/shared-api/session'
import { useStore } from 'jotai'
import { loadModuleRegistry } from '../../modules/registry/load-registry.ts'
import { adoptRegistry } from '../../modules/updates/follow-releases.ts'

/**
 * Returns a function that reloads the registry in this tab after a change. Other tabs check for updates
 * regularly.
 */
export function useRefreshRegistry(): () => void {
  const store = useStore()
  return () => {
    loadModuleRegistry(loadSession().access_token).then(
      (registry) => adoptRegistry(store, registry),
      // the page loads the registry again at its next check
      () => undefined,
    )
  }
}
