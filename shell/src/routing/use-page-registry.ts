import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { isLeavingBlocked } from '@samity/shared-ui/router'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { pageRegistryAtom } from '../modules/overrides/overrides.ts'
import { renewalCountAtom } from '../modules/updates/follow-releases.ts'
import { openPage } from '../modules/updates/open-page.ts'
import { confirmationAtom } from '../session/confirm.ts'

const findModule = (modules: ActiveModule[], name: string) => modules.find((module) => module.name === name)

/** The modules of an open page when the registry changes: also a release on it may have other routes. */
function updatePageModules(pageModules: ActiveModule[], newestModules: ActiveModule[]): ActiveModule[] {
  const hasInput = isLeavingBlocked()
  const moduleOnPage = (newest: ActiveModule) => {
    const current = findModule(pageModules, newest.name)
    return current && (hasInput || current.release !== newest.release) ? current : newest
  }
  const removedModules = pageModules.filter(({ name }) => !findModule(newestModules, name))
  return [...newestModules.map(moduleOnPage), ...removedModules]
}

/**
 * Returns the registry of this page. A module keeps the release that it had when the page opened, until the
 * user opens another page or chooses Update. A newer release never replaces the screen in front of the user.
 * A page that was opened by its URL begins with the registry of visitors; a staff page opens when the session
 * is confirmed.
 */
export function usePageRegistry(path: string): ModuleRegistry {
  const newest = useAtomValue(pageRegistryAtom)
  const isConfirmed = useAtomValue(confirmationAtom).status === 'confirmed'
  const pageKey = `${useAtomValue(renewalCountAtom)} ${isConfirmed} ${path}`
  const [snapshot, setSnapshot] = useState({ pageKey, newest, modules: newest.modules })
  if (snapshot.pageKey !== pageKey) setSnapshot({ pageKey, newest, modules: newest.modules })
  else if (snapshot.newest !== newest)
    setSnapshot({ pageKey, newest, modules: updatePageModules(snapshot.modules, newest.modules) })

  const registry = useMemo(() => ({ ...newest, modules: snapshot.modules }), [newest, snapshot.modules])

  useEffect(() => openPage(registry.modules, newest.modules), [registry, newest])
  return registry
}
