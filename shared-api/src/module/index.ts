import type { ComponentType } from 'react'
import type { Role } from '../contract/roles.ts'
import type { RollbackReason } from '../contract/system/rollback-reason.ts'
import type { Language, Words } from '../contract/words.ts'

/** The version of this contract. A module built for another one is not loaded. */
export const contractVersion = 1

/** module.json: what the shell must know before a line of a module's code is loaded. */
export type Descriptor = {
  name: string
  title: Words
  contract: number
  /** Semver ranges of what the module was built against */
  requires: { shell: string; 'shared-ui': string; api: string }
  routes: RouteEntry[]
  nav: NavEntry[]
  /** The screen that wraps public routes (one module in a composition may name one) */
  publicFrame?: string
}
export type RouteEntry = {
  path: string
  screen: string
  /** For breadcrumbs and the document's title until the screen sets its own */
  title?: Words
  /** Who may open it. Required below /dashboard; absent on public routes. */
  allow?: Role[]
}
export type NavEntry = { section: string; order: number; path: string; label: Words; icon?: string }

/** Where a screen is being shown. `path` is without /bn and without a trailing slash ('/' stays). */
export type PageLocation = { path: string; search: string; language: Language }
/** Reads from the API: a path below /api/, the parsed JSON back. */
export type Get = (path: string) => Promise<unknown>

/**
 * What a screen's loader resolves to. `data` runs before the screen is shown: on the server for public pages,
 * in the browser otherwise; the component gets its result as the prop `data`.
 */
export type ScreenModule<D = unknown> = {
  default: ComponentType<{ data: D }>
  data?: (get: Get, location: PageLocation) => Promise<D>
  /** One or two sentences for search engines; only public screens need it. */
  describe?: (data: D, language: Language) => string
  /** Whether the address asks for what is not there, a page past the end of a list; the server answers 404 then. */
  missing?: (data: D) => boolean
}
// a screen that takes other data is still a screen: only the shell's own call pairs data with component
// oxlint-disable-next-line no-explicit-any
export type ScreenLoader = () => Promise<ScreenModule<any> | { default: ComponentType<any> }>

/** What a module exposes as './module': loaders only, never React.lazy objects, so that a failed chunk can be asked for again. */
export type ModuleCode = {
  screens: Record<string, ScreenLoader>
  /** Runs once when the module is taken up; answers what undoes it. */
  setup?: () => void | (() => void)
}
export const defineModule = (code: ModuleCode): ModuleCode => code

/** One active release, as the registry hands it to a page. */
export type ActiveModule = {
  name: string
  /** '<version>+<content hash>' */
  release: string
  /** Address of the release's folder, ending in '/' */
  base: string
  /** SHA-384 (`sha384-…`) of each file that the federation runtime itself asks for; a missing one is a refusal */
  integrity: Record<string, string>
  descriptor: Descriptor
  /** What a report about this release carries; the server counts no report without it */
  ticket?: string
}
export type ModuleRegistry = {
  schema: 1
  revision: number
  modules: ActiveModule[]
  /** Routes of modules that the role may not use at all: their descriptors are left out, the answer is 'not allowed'. */
  closed?: string[]
  /** For administrators: releases that the server rolled back, until one of them dismisses the notice */
  notices?: RegistryNotice[]
  /** For administrators: why the registry in use is not what its file says */
  problem?: string
}
export type RegistryNotice = {
  id: string
  at: string
  module: string
  from: string
  to: string
  /** The reason in English. `rollback` has its facts, so that the page can show it in the reader's language. */
  why: string
  rollback?: RollbackReason | undefined
}

/** Whose pages these are. */
export type AssociationProfile = {
  name: Words
  established: Words
  /** The address of its own logo ('/media/…'); none: the drawn emblem */
  logo?: string | null
}

/** What the server tells a page about itself (the data block `page` in its HTML). */
export type PageContext = {
  language: Language
  association: AssociationProfile
  /** Present when the HTML carries the content already: what it was made from. */
  rendered?: { module: string; release: string; path: string; data: RenderedData }
  /** Addresses from which a browser may take a module that is being worked on, and whether only administrators may */
  development?: { origins: string[]; everyone: boolean }
}
/** What `data` of the public frame and of the screen answered. */
export type RenderedData = { frame: unknown; screen: unknown }

/** `server/render.mjs` of a release with public pages: a place in, the finished content out. */
export type Render = (
  location: PageLocation,
  get: Get,
  association: AssociationProfile,
) => Promise<RenderedPage>
export type RenderedPage = {
  status: number
  html: string
  /** The page's heading */
  title: string
  description: string
  data: RenderedData
}

export * from './address.ts'
export * from './match-route.ts'
export { whenBack } from './when-back.ts'
