import type { ActiveModule, Registry } from '@samity/shared-api/module'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { endAllBut } from '../modules/set-up.ts'
import { pageRegistryAtom } from '../modules/trials/trials.ts'
import { renewalsAtom } from '../modules/updates.ts'

const lacking = (modules: ActiveModule[], those: ActiveModule[]) =>
  modules.filter(({ name }) => !those.some((one) => one.name === name))

/**
 * The registry by which this page is made. A module whose release was known when the page came up keeps it until the
 * person goes on to another page or asks for the new one: nothing is swapped under their hands.
 */
export function useReleases(path: string): Registry {
  const newest = useAtomValue(pageRegistryAtom)
  const now = `${useAtomValue(renewalsAtom)} ${path}`
  const [stand, setStand] = useState({ now, modules: newest.modules })
  const modules = stand.now === now ? stand.modules : []
  const added = lacking(newest.modules, modules)
  if (stand.now !== now || added.length) setStand({ now, modules: [...modules, ...added] })

  const registry = useMemo(() => {
    const ofPage = (module: ActiveModule) =>
      stand.modules.find(({ name, release }) => name === module.name && release !== module.release) ?? module
    return { ...newest, modules: [...newest.modules.map(ofPage), ...lacking(stand.modules, newest.modules)] }
  }, [newest, stand])

  useEffect(() => endAllBut(registry.modules), [registry])
  return registry
}
