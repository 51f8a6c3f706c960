import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { pageRegistryAtom } from '../modules/overrides/overrides.ts'
import { renewalCountAtom } from '../modules/updates/follow-releases.ts'
import { openPage } from '../modules/updates/open-page.ts'

const modulesMissingFrom = (modules: ActiveModule[], others: ActiveModule[]) =>
  modules.filter(({ name }) => !others.some((other) => other.name === name))

/**
 * Returns the registry of this page. A module keeps the release that it had when the page opened, until the user opens
 * another page or chooses Update. A newer release never replaces the screen in front of the user.
 */
export function usePageRegistry(path: string): ModuleRegistry {
  const newest = useAtomValue(pageRegistryAtom)
  const pageKey = `${useAtomValue(renewalCountAtom)} ${path}`
  const [snapshot, setSnapshot] = useState({ pageKey, modules: newest.modules })
  const modules = snapshot.pageKey === pageKey ? snapshot.modules : []
  const addedModules = modulesMissingFrom(newest.modules, modules)
  if (snapshot.pageKey !== pageKey || addedModules.length)
    setSnapshot({ pageKey, modules: [...modules, ...addedModules] })

  const registry = useMemo(() => {
    const releaseOnPage = (module: ActiveModule) =>
      snapshot.modules.find(({ name, release }) => name === module.name && release !== module.release) ??
      module
    return {
      ...newest,
      modules: [
        ...newest.modules.map(releaseOnPage),
        ...modulesMissingFrom(snapshot.modules, newest.modules),
      ],
    }
  }, [newest, snapshot])

  useEffect(() => openPage(registry.modules, newest.modules), [registry, newest])
  return registry
}
