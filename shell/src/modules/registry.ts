import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { atom, useAtomValue } from 'jotai'
import { createContext, useContext } from 'react'

/** The newest releases that this page may go on to: what the HTML carried, after sign-in what the role may use. */
export const registryAtom = atom<ModuleRegistry>({ schema: 1, revision: 0, modules: [] })

/** The releases that the page in front of the person is made of: they stay until the person goes on. */
export const PageModules = createContext<ActiveModule[] | undefined>(undefined)

export function usePageModules(): ActiveModule[] {
  const { modules } = useAtomValue(registryAtom)
  return useContext(PageModules) ?? modules
}

/** A short code from which the exact releases on the page can be read. */
export const supportCode = (modules: ActiveModule[]): string =>
  modules.map(({ name, release }) => `${name.replace(/^mfe-/, '')} ${release}`).join(' · ')

export const publicFrameOf = (modules: ActiveModule[]): ActiveModule | undefined =>
  modules.find(({ descriptor }) => descriptor.publicFrame)
