import type { ActiveModule, ModuleRegistry } from '@samity/shared-api/module'
import { atom, useAtomValue } from 'jotai'
import { createContext, useContext } from 'react'

/** The newest registry, and the response from which it came. An equal response changes nothing. */
export const adoptionAtom = atom<{ registry: ModuleRegistry; response: string }>({
  registry: { schema: 1, revision: 0, modules: [] },
  response: '',
})

/** The newest releases for this page: first those in the HTML, after sign-in those of the user's role. */
export const registryAtom = atom(
  (get) => get(adoptionAtom).registry,
  (_get, set, registry: ModuleRegistry) => set(adoptionAtom, { registry, response: '' }),
)

export const removeNoticeAtom = atom(null, (get, set, id: string) => {
  const { notices = [], ...registry } = get(registryAtom)
  set(registryAtom, { ...registry, notices: notices.filter((notice) => notice.id !== id) })
})

/** The releases of the open page. They stay until the user opens another page. */
export const PageModules = createContext<ActiveModule[] | undefined>(undefined)

export function usePageModules(): ActiveModule[] {
  const { modules } = useAtomValue(registryAtom)
  return useContext(PageModules) ?? modules
}

export const supportCode = (modules: ActiveModule[]): string =>
  modules.map(({ name, release }) => `${name.replace(/^mfe-/, '')} ${release}`).join(' · ')

export const publicFrameOf = (modules: ActiveModule[]): ActiveModule | undefined =>
  modules.find(({ descriptor }) => descriptor.publicFrame)
