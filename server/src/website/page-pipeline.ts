import {
  isDashboardPath,
  matchRoute,
  readAddress,
  type ActiveModule,
  type Get,
  type ModuleRegistry,
  type PageContext,
  type PageLocation,
} from '@samity/shared-api/module'
import { today, type Day } from '@samity/shared-api/contract/day'
import type { OpenRegistry, StoredRegistry } from '@samity/module-registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { memberCookieOf } from '../auth/member-sessions.ts'
import { newPageCost } from '../http/rate-limit.ts'
import { confirmedOrigins } from '../modules/module-overrides.ts'
import { personKeyOf } from '../modules/person-key.ts'
import { sampledLog } from '../process/sampled-log.ts'
import { registryForVisitors } from '../modules/registry-projections.ts'
import { withTickets } from '../modules/report-tickets.ts'
import { readAssociation, type SiteAssociation } from './association.ts'
import type { LookUpKind } from '../http/look-up-limit.ts'
import { composePage } from './compose-page.ts'
import { readShell, type Shell } from './html.ts'
import { withReload } from './live-reload.ts'
import { lookUpOf, minutesToWait } from './look-up-pages.ts'
import { makePublicPageRenderer, moduleForMembersAt, type PublicPage } from './render-page.ts'
import { makeRenderer } from './render-pool.ts'
import { makeShellScreenRenderer } from './render-shell-screen.ts'
import { shareReads } from './shared-reads.ts'
import { prepareCachedPage, preparePage, sendPage, type PageResponse } from './send-page.ts'
import { stripTrackingParams } from './strip-tracking-params.ts'

/*
 * The way of a request for a page, from top to bottom:
 *
 *   request     the location, and the releases that this person receives
 *   cache key   everything that the page depends on
 *   render      the content, by the code of the release in a process of its own (render-page.ts)
 *   compose     the HTML around the content, compressed once for all responses (compose-page.ts)
 *   send        a new nonce, the policy, the ETag (send-page.ts)
 *
 * A page that is in the cache goes from the cache key directly to sending.
 */

type PipelineOptions = {
  shellDist: string
  releasesDir: string
  publicUrl: string
  singleSignOn?: string | undefined
  website: string
  renderTimeoutMs: number
  live: boolean
  devOrigins: string[]
  registry: OpenRegistry
  get: Get
  /** Reads the API with a cookie */
  getAs: (cookie: string) => Get
}

/**
 * Everything that a page depends on. Two requests with the same key receive the same page. `dataVersion` is
 * read before anything else of the page, so that a page with old data never has the key of newer data. The
 * page shows the day and this year's committee, and contains tickets that are valid for a day.
 */
type PageRequest = {
  location: PageLocation
  registry: ModuleRegistry
  dataVersion: number
  day: Day
}
type Page = PageResponse & { origins: string[]; isDevelopment?: boolean }
/** `isFinal` is false if the next attempt may make a better page, or one with newer data of a module. */
type MadePage = { page: Page; isFinal: boolean }

/** `base` is the URL of a release's files, so it names the release and its origin. */
const keyOf = ({ location: { language, path, search }, registry, dataVersion, day }: PageRequest): string =>
  `${dataVersion} ${day} ${language} ${path}${search} ${registry.revision} ${registry.modules.map(({ base }) => base).join(' ')}`

/** About 300 pages: more than a website has. Without a limit, invented URLs would fill the memory. */
const maxCacheBytes = 32 * 1024 * 1024
/**
 * The life of a page that is not final: after a failure, for example, the browser renders the page for this
 * time, before the server tries again.
 */
const retryDelayMs = 5000
/** An estimate of what an entry takes in addition to its text: the key, the hashes, the objects */
const entryOverheadBytes = 2048

const bytesOf = ({ page: { before, after, compressed } }: Page): number =>
  entryOverheadBytes +
  before.length +
  after.length +
  (compressed ? compressed.before.length + compressed.after.length : 0)

/**
 * The one cache of the website: whole pages without their nonce.
 * - Key: `keyOf`. A page of older data, of another day or of other releases is never found.
 * - Bound: `maxCacheBytes`; the page that was not requested for the longest time leaves first.
 * - Lifetime: until the key changes; `retryDelayMs` if the page is not final.
 * Requests for a page that is being made wait for that page.
 */
const makePageCache = (makePage: (request: PageRequest) => Promise<MadePage>) =>
  new LRUCache<string, Page, PageRequest>({
    maxSize: maxCacheBytes,
    sizeCalculation: bytesOf,
    // a page that leaves the cache while it is made is still sent to those who wait for it
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _previous, { context, options }) => {
      const { page, isFinal } = await makePage(context)
      if (!isFinal) options.ttl = retryDelayMs
      return page
    },
  })

export function pagePipeline(app: FastifyInstance, options: PipelineOptions) {
  const { shellDist, releasesDir, publicUrl, website, renderTimeoutMs, live, devOrigins, singleSignOn } =
    options
  const builtShell = readShell(shellDist)
  const get = live ? options.get : shareReads(options.get, () => `${readDataVersion()} ${today()}`)
  const renderer = makeRenderer(get, renderTimeoutMs)
  const memberRenderer = makeRenderer(get, renderTimeoutMs, { minProcesses: 0 })
  app.addHook('onListen', () => renderer.warmUp())
  const failures = sampledLog(
    (fields, message) => app.log.error(fields, message),
    'more pages not rendered in the last minute',
  )
  app.addHook('onClose', () => {
    failures.close()
    return Promise.all([renderer.close(), memberRenderer.close()])
  })
  const renderPublicPage = makePublicPageRenderer({
    releases: releasesDir,
    renderer,
    memberRenderer,
    website,
  })
  const renderShellScreen = makeShellScreenRenderer(shellDist)
  const pageCache = makePageCache((pageRequest) => makePage(pageRequest))

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const pageRequest = readRequest(request)
    const lookUp = lookUpOf(pageRequest.location)
    const overrides = live || !app.hasDecorator('sql') ? [] : await confirmedOrigins(app, request)
    if (lookUp) return sendLookUp(request, reply, { pageRequest, lookUp, overrides })
    const memberModule = moduleForMembersAt(pageRequest.registry, pageRequest.location.path)
    if (memberModule) {
      chargeForPage(request)
      const memberGet = await memberGetFor(request, memberModule)
      const { page } = await makePage(pageRequest, overrides, {
        prepare: preparePage,
        ...(memberGet && { memberGet }),
      })
      return sendPage(request, withoutStore(reply), page)
    }
    if (live || overrides.length > 0) {
      chargeForPage(request)
      // pages in development, and pages with overrides, are made for one response
      const { page } = await makePage(pageRequest, overrides)
      if (overrides.length > 0) reply.header('cache-control', 'private, no-store')
      return sendPage(request, reply, page)
    }
    const key = keyOf(pageRequest)
    const cachedPage = pageCache.get(key)
    if (cachedPage) return sendPage(request, reply, cachedPage)
    chargeForPage(request)
    return sendPage(request, reply, await pageCache.forceFetch(key, { context: pageRequest }))
  }

  /**
   * A page that no cache stores, in this process or elsewhere. A network with too many look-ups gets the page
   * that says so.
   */
  async function sendLookUp(
    request: FastifyRequest,
    reply: FastifyReply,
    { pageRequest, lookUp, overrides }: { pageRequest: PageRequest; lookUp: LookUpKind; overrides: string[] },
  ): Promise<FastifyReply> {
    chargeForPage(request)
    const minutes = minutesToWait(app, request, lookUp)
    const { location } = pageRequest
    const { page } = await makePage(
      minutes === 0 ? pageRequest : { ...pageRequest, location: { ...location, search: `?wait=${minutes}` } },
      overrides,
      { prepare: preparePage },
    )
    withoutStore(reply)
    if (minutes === 0) return sendPage(request, reply, page)
    return sendPage(request, reply.header('retry-after', String(minutes * 60)), { ...page, status: 429 })
  }

  /**
   * Reads for the page of a member: the own data, and the service of the module whose page it is. Every other
   * read is that of a visitor, also without the cookie and until an administrator has approved the right.
   */
  async function memberGetFor(request: FastifyRequest, module: ActiveModule): Promise<Get | undefined> {
    const cookie = memberCookieOf(request)
    if (!cookie || !(await app.rightsOf(module)).includes('write:member-sessions')) return undefined
    const memberGet = options.getAs(cookie)
    return (path) => {
      const { pathname } = new URL(path.replace(/^\/+/, ''), 'http://localhost/api/')
      const isOwn = ['/api/my/', `/api/x/${module.name}/`].some((prefix) => pathname.startsWith(prefix))
      return isOwn ? memberGet(path) : get(path)
    }
  }

  function readRequest(request: FastifyRequest): PageRequest {
    const dataVersion = readDataVersion()
    const registry = options.registry.forViewer({
      // computed only while a canary runs
      get key() {
        return personKeyOf(request)
      },
    })
    return { dataVersion, registry, day: today(), location: locationOf(request.url) }
  }

  function readDataVersion(): number {
    return 'dataVersion' in app ? app.dataVersion : 0
  }

  function chargeForPage(request: FastifyRequest): void {
    if (app.hasDecorator('charge')) app.charge(request, newPageCost)
  }

  /** `overrides` are the origins of development builds that the administrator of this browser confirmed. */
  async function makePage(
    { location, registry, day }: PageRequest,
    overrides: string[] = [],
    {
      prepare = live || overrides.length > 0 ? preparePage : prepareCachedPage,
      memberGet,
    }: { prepare?: typeof preparePage; memberGet?: Get } = {},
  ): Promise<MadePage> {
    const shell = live ? withReload(readShell(shellDist)) : builtShell
    const origins = [...originsOf(options.registry.stored()), ...(live ? devOrigins : overrides)]
    const association = await readAssociation(get, publicUrl)
    const rendering = isDashboardPath(location.path)
      ? undefined
      : await render(shell, location, registry, { association, memberGet })
    const visitorRegistry = registryForVisitors(registry)
    const development = developmentOf(overrides)
    const { status, html, styles, script } = composePage({
      shell,
      location,
      day,
      registry,
      visitorRegistry: app.hasDecorator('sql')
        ? await withTickets(app.sql, visitorRegistry, null)
        : visitorRegistry,
      association,
      publicPage: rendering?.publicPage,
      publicUrl,
      singleSignOn,
      ...(development && { development }),
    })
    return {
      page: { status, page: prepare(html, styles, script), origins, isDevelopment: live },
      isFinal:
        !association.isDefault &&
        !rendering?.hasFailed &&
        (rendering?.publicPage?.module ?? website) === website,
    }
  }

  async function render(
    shell: Shell,
    location: PageLocation,
    registry: ModuleRegistry,
    { association, memberGet }: { association: SiteAssociation; memberGet: Get | undefined },
  ): Promise<{ publicPage?: PublicPage | undefined; hasFailed?: true }> {
    try {
      const shellRoute = matchRoute(shell.routes, location.path)?.route
      if (!shellRoute)
        return {
          publicPage: await renderPublicPage(registry, location, association.words, {
            ...(memberGet && { memberGet }),
          }),
        }
      const screen = renderShellScreen(shell, shellRoute.screen, location, association.words, singleSignOn)
      if (!screen) return {}
      return {
        publicPage: await renderPublicPage(registry, location, association.words, { shellScreen: screen }),
      }
    } catch (error) {
      // a path may contain the code of a paper, and visitors can make many pages fail
      const routes = [...shell.routes, ...registry.modules.flatMap(({ descriptor }) => descriptor.routes)]
      const route = matchRoute(routes, location.path)?.route.path ?? 'none'
      failures.write({ route }, { err: error }, 'page not rendered on the server')
      return { hasFailed: true }
    }
  }

  function developmentOf(overrides: string[]): PageContext['development'] {
    if (overrides.length > 0) return { origins: overrides, everyone: false }
    return live ? { origins: devOrigins, everyone: true } : undefined
  }
}

/** No cache stores the page, here or elsewhere, and no search engine lists it. */
const withoutStore = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')

/** The other origins that the registry names. Pages load modules from no further origin. */
const originsOf = ({ modules }: StoredRegistry): string[] =>
  [
    ...new Set(
      Object.values(modules).flatMap(({ place: baseUrl }) => (baseUrl ? [new URL(baseUrl).origin] : [])),
    ),
  ].sort()

function locationOf(url: string): PageLocation {
  // appended to a host as it is, because '//…' alone would name another host
  const { pathname, search } = new URL(`http://localhost${url.replace(/^\/*/, '/')}`)
  const { language, path } = readAddress(pathname)
  return { path: path.replace(/(?<=.)\/+$/, ''), search: stripTrackingParams(search), language }
}
