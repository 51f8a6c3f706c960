import type { ComponentType } from 'react'
import type { Scope } from '../contract/api-tokens/scopes.ts'
import type { EventKind } from '../contract/webhooks/event-kinds.ts'
import type { Role } from '../contract/roles.ts'
import type { RollbackReason } from '../contract/system/rollback-reason.ts'
import type { Spelling } from '../contract/site/spelling.ts'
import type { Language, Words } from '../contract/words.ts'
import type {
  FilesEntry,
  JobEntry,
  ModuleSettingsEntry,
  PermissionEntry,
  ReceiptSeriesEntry,
  RecordTableEntry,
  SchemaEntry,
  ServiceEntry,
} from './module-server.ts'
import type { CheckEntry } from './checks.ts'
import type { NavEntry } from './links.ts'
import type { ComponentSlot, ExtensionEntry, Get, SearchExtension, SlotEntry, SlotProps } from './slots.ts'

/** The version of this contract. The shell does not load a module that was built for another one. */
export const contractVersion = 1

/** The content of module.json: everything that the shell must know before it loads the module's code. */
export type Descriptor = {
  name: string
  title: Words
  contract: number
  /** Semver ranges of the versions that the module was built against */
  requires: { shell: string; 'shared-ui': string; api: string }
  routes: RouteEntry[]
  /** Limits for a visit of a screen: `rowsMs` until its rows show, `framesMs` without a reaction */
  budgets?: Record<string, { kib?: number; requests?: number; rowsMs?: number; framesMs?: number }>
  nav: NavEntry[]
  /** The screen that wraps the public routes. At most one active module may have one. */
  publicFrame?: string
  extensions?: ExtensionEntry[]
  /** The places on this module's screens that other modules may fill */
  slots?: SlotEntry[]
  /**
   * Where a record of a kind opens, on own routes: `{ "receipt": "/dashboard/receipt/{number}" }`.
   * Others link to it by its kind (`useRecordPath`), so no module knows another one's paths.
   */
  opens?: Record<string, string>
  service?: ServiceEntry
  /** The rights of the service in the API, for a person never more than that person has: 'read:members' */
  asks?: Scope[]
  /** The modules whose services this one's calls at `x/<module>/…`, for the person of its request. */
  uses?: string[]
  /** Sent by the server to the service, each in an area that `asks` has for reading */
  events?: EventKind[]
  jobs?: JobEntry[]
  checks?: CheckEntry[]
  /** Required when the service has a database schema of its own */
  schema?: SchemaEntry
  permissions?: PermissionEntry[]
  settings?: ModuleSettingsEntry
  receiptSeries?: ReceiptSeriesEntry[]
  files?: FilesEntry
  records?: RecordTableEntry[]
}
/** A response that no screen takes was read in vain, so a route has few of them. */
export const maxEarlyReads = 4

export type RouteEntry = {
  path: string
  screen: string
  /** For breadcrumbs, and for the document's title until the screen sets its own */
  title?: Words
  /**
   * A line below the heading that needs no data, so the HTML of the page has it. `{day}`, `{year}` and
   * `{association}` are filled in (`fillLead`).
   */
  lead?: Words
  /** True for a public route that the footer of the website links to, with the route's title */
  siteLink?: true
  /** On a public route: the page is rendered for the member who is signed in (`write:member-sessions`) */
  session?: 'member'
  /** The roles that may open the route. Required below /dashboard, absent on public routes. */
  allow?: Role[]
  /** A permission of this module that the person must also have */
  permission?: string
  /**
   * The first reads of the screen without a search in its URL: paths below /api/ with their query, exactly as
   * the screen reads them, while its code loads. Not for reads that the audit log records.
   */
  reads?: string[]
}
/** The location of the current page. `path` has no /bn and no trailing slash (except '/' itself). */
export type PageLocation = { path: string; search: string; language: Language }

/**
 * The code of one screen. `data` runs before the screen appears: on the server for public pages, otherwise
 * in the browser. The component receives the result as its prop `data`.
 */
export type ScreenModule<D = unknown> = {
  default: ComponentType<{ data: D }>
  data?: (get: Get, location: PageLocation) => Promise<D>
  /** One or two sentences for search engines. Only public screens need it. */
  describe?: (data: D, language: Language) => string
  /** True when the URL points to something that does not exist: the server returns 404 */
  missing?: (data: D) => boolean
}
// oxlint-disable-next-line no-explicit-any -- data of any type: only the shell passes it on
export type ScreenLoader = () => Promise<ScreenModule<any> | { default: ComponentType<any> }>

export type ExtensionCode =
  | { [S in ComponentSlot]: { default: ComponentType<SlotProps[S]> } }[ComponentSlot]
  | { default: SearchExtension }
export type ExtensionLoader = () => Promise<ExtensionCode>

/** The export './module' of a module: loaders, as a React.lazy object would cache the failure of a chunk. */
export type ModuleCode = {
  screens: Record<string, ScreenLoader>
  /** Their names differ from those of the screens: a release lists the files of both in one table */
  extensions?: Record<string, ExtensionLoader>
  /** Runs once when the module is loaded. It may return a function that undoes it. */
  setup?: () => void | (() => void)
}
export const defineModule = (code: ModuleCode): ModuleCode => code

/** One active release as a page receives it in the module registry. */
export type ActiveModule = {
  name: string
  /** '<version>+<content hash>' */
  release: string
  /** URL of the release's folder, with a '/' at the end */
  base: string
  /** SHA-384 (`sha384-…`) of each file that the federation runtime requests; others are refused */
  integrity: Record<string, string>
  /** The other files of each screen with their SHA-384, to request them at once; not for visitors */
  screens?: Record<string, Record<string, string>>
  descriptor: Descriptor
  /** Token for reports about this release. The server ignores a report without it. */
  ticket?: string
}
export type ModuleRegistry = {
  schema: 1
  revision: number
  modules: ActiveModule[]
  /** Routes of modules that the role may not use, without their descriptors; the page says 'not allowed' */
  closed?: string[]
  /** The permissions that this person has, of all active modules */
  permissions?: string[]
  /** For administrators: releases that the server rolled back, until one of them dismisses the notice */
  notices?: RegistryNotice[]
  /** For administrators: why the registry in use differs from its file */
  problem?: string
}
export type RegistryNotice = {
  id: string
  at: string
  module: string
  from: string
  to: string
  /** In English. `rollback` has its facts, so that the page can show it in the reader's language. */
  why: string
  rollback?: RollbackReason | undefined
}

export type AssociationProfile = {
  name: Words
  established: Words
  /** URL of its own logo ('/media/…'). Without one the pages show the default emblem. */
  logo?: string | null
  /** Of the English words on paper and in exported files; absent: as specified */
  spelling?: Spelling
}

/** The server puts this into the data block `page` of each HTML page. */
export type PageContext = {
  language: Language
  association: AssociationProfile
  /** Present when the HTML already has the content: the release and the data that rendered it */
  rendered?: { module: string; release: string; path: string; data: RenderedData }
  /** Origins of development builds; without `everyone` only for administrators */
  development?: { origins: string[]; everyone: boolean }
  singleSignOn?: string
}
export type RenderedData = { frame: unknown; screen: unknown }

/**
 * `server/render.mjs` of a release with public pages: takes a location and resolves to the rendered page.
 * With the content 'placeholder' the page is the frame around an empty `div` with the id
 * `screenPlaceholderId`, for a screen of the shell or of another module. A release that does not know this
 * argument stays valid: the browser then renders those screens.
 */
export type Render = (
  location: PageLocation,
  get: Get,
  association: AssociationProfile,
  content?: FrameContent,
) => Promise<RenderedPage>
export type FrameContent = 'screen' | 'placeholder'
export const screenPlaceholderId = 'screen-placeholder'
export type RenderedPage = {
  status: number
  html: string
  title: string
  description: string
  data: RenderedData
}

/** `server/render.cjs` of the shell: a screen without a frame; undefined if only browsers render it */
export type RenderShellScreen = (
  screen: string,
  location: PageLocation,
  association: AssociationProfile,
  singleSignOn?: string,
) => string | undefined

export * from './address.ts'
export * from './match-route.ts'
export { fillLead } from './lead.ts'
export * from './module-server.ts'
export * from './checks.ts'
export type * from './links.ts'
export type * from './slots.ts'
export type { Slot } from '../contract/system/slots.ts'
export { whenBack } from './when-back.ts'
