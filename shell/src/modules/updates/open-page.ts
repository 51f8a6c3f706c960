import type { ActiveModule } from '@samity/shared-api/module'
import { endModule } from '../loading/set-up.ts'
import { moduleStore } from '../store/module-store.ts'

/**
 * Tells the store which releases the open page uses, and which are the newest ones. Ends the releases that
 * the page no longer uses. A release of the page with a newer one beside it becomes outdated; it stays until
 * the user opens another page or chooses Update.
 */
export function openPage(pageModules: ActiveModule[], newestModules: ActiveModule[]): void {
  moduleStore.setPage(pageModules)
  for (const { module, state } of moduleStore.entries())
    if (!moduleStore.isOnPage(module) && (state.status === 'outdated' || state.status === 'shown'))
      endModule(module)
  for (const module of pageModules) {
    const newest = newestModules.find(({ name }) => name === module.name)
    const isOutdated = newest !== undefined && newest.release !== module.release
    const wasOutdated = moduleStore.entryOf(module).state.status === 'outdated'
    if (isOutdated && !wasOutdated) moduleStore.dispatch(module, { name: 'releaseOffered' })
    if (!isOutdated && wasOutdated) moduleStore.dispatch(module, { name: 'releaseRestored' })
  }
}
