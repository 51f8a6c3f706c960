import type { ActiveModule, Registry } from '@samity/shared-api/module'
import { atom } from 'jotai'

/** The modules of this page: what the HTML carried, and after sign-in what the role may use. */
export const registryAtom = atom<Registry>({ schema: 1, revision: 0, modules: [] })

/** A short code from which the exact releases on the page can be read. */
export const supportCode = (modules: ActiveModule[]): string =>
  modules.map(({ name, release }) => `${name.replace(/^mfe-/, '')} ${release}`).join(' · ')

export const publicFrameOf = (modules: ActiveModule[]): ActiveModule | undefined =>
  modules.find(({ descriptor }) => descriptor.publicFrame)
