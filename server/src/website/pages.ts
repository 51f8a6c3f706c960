import path from 'node:path'
import { readAddress, type Get, type PageLocation } from '@samity/shared-api/module'
import { openRegistry, type StoredRegistry } from '@samity/module-registry'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { registryForUser } from '../modules/registry-for-user.ts'
import { confirmedOrigins } from '../modules/module-overrides.ts'
import { personKeyOf } from '../modules/person-key.ts'
import { withTickets } from '../modules/report-tickets.ts'
import { addEtags } from '../http/etag.ts'
import { internalAddress } from '../http/network.ts'
import { newPageCost } from '../http/rate-limit.ts'
import { stripTrackingParams } from './strip-tracking-params.ts'
import { dataVersionOf, makeAssociationLoader } from './association.ts'
import { makePageComposer } from './compose-page.ts'
import { readShell } from './html.ts'
import { microCache } from './micro-cache.ts'
import { hashesOfReleases, hashesOfShell } from './release-hashes.ts'
import { liveReload, withReload } from './live-reload.ts'
import { registryForVisitors } from '../modules/registry-projections.ts'
import { previews } from './previews.ts'
import { makePublicPageRenderer } from './public-pages.ts'
import { renderCheck } from './render-check.ts'
import { makeRenderer } from './render-pool.ts'
import { searchEngines } from './search-engines.ts'
import { sendPage } from './send-page.ts'
import { siteManifest } from './site-manifest.ts'
import { staticFiles } from './static-files.ts'
import { allow } from '../http/access.ts'

export type PagesOptions = {
  /** The built shell: index.html, shell.json, assets/ */
  shellDist: string
  releasesDir: string
  /** How people reach this server, without a trailing slash */
  publicUrl: string
  /** The module that renders the website. The server runs code of no other module. */
  website?: string
  /** After this time the browser has to render the page (ms) */
  renderTimeoutMs?: number
  /** Pages reload themselves after each build */
  live?: boolean
  /** Only with `live`: the origins from which every browser may load development builds of modules */
  devOrigins?: string[]
}

/** Serves the shell, the releases of modules, and the HTML of every page. */
export const pages =
  (options: PagesOptions): FastifyPluginAsync =>
  async (app) => {
    const {
      shellDist,
      releasesDir,
      publicUrl,
      website = 'mfe-public',
      renderTimeoutMs = 2000,
      live = false,
      devOrigins = [],
    } = options
    // the whole server has a registry; pages that run alone (in tests) open their own
    const registry = app.hasDecorator('registry')
      ? app.registry
      : openRegistry(releasesDir, (problem) => app.log.error({ problem }, 'registry'))
    const visitorRegistry = () => registryForVisitors(registry.current())

    allow(app, { 'GET /*': 'open', 'GET /modules.json': 'open' })
    await staticFiles(app, '/assets/', path.join(shellDist, 'assets'), hashesOfShell(shellDist))
    await staticFiles(app, '/releases/', releasesDir, hashesOfReleases(releasesDir))
    searchEngines(app, {
      publicUrl,
      routes: () => visitorRegistry().modules.flatMap(({ descriptor }) => descriptor.routes),
    })
    if (live) liveReload(app, { shellDist, revision: () => registry.current().revision })

    await app.register(async (scope) => {
      // open pages request this again and again, and most responses are an empty 304
      addEtags(scope)
      scope.get('/modules.json', (request) => registryForUser(app, registry, request))
    })

    const get = anonymousGet(app)
    const renderer = makeRenderer(get, renderTimeoutMs)
    app.addHook('onListen', () => renderer.warmUp())
    app.addHook('onClose', () => renderer.close())
    const renderPublicPage = makePublicPageRenderer({ releases: releasesDir, renderer, website })
    const loadAssociation = makeAssociationLoader(get, () => dataVersionOf(app), publicUrl)
    siteManifest(app, loadAssociation)
    const composePage = makePageComposer({
      loadAssociation,
      renderPage: async (location, association, pageRegistry, version) => {
        try {
          return await renderPublicPage(pageRegistry, location, association, version)
        } catch (error) {
          app.log.error({ err: error, path: location.path }, 'page not rendered on the server')
          return undefined
        }
      },
      withTickets: async (pageRegistry) =>
        app.hasDecorator('sql') ? withTickets(app.sql, pageRegistry, null) : pageRegistry,
      publicUrl,
      ...(live && { development: { origins: devOrigins, everyone: true } }),
    })

    const getPage = microCache(
      async (url, shell, pageRegistry, version) => ({
        ...(await composePage(shell, locationOf(url), pageRegistry, version)),
        origins: [...originsOf(registry.stored()), ...(live ? devOrigins : [])],
      }),
      () => dataVersionOf(app),
    )

    const builtShell = readShell(shellDist)
    if (app.hasDecorator('previews'))
      previews(app, {
        releases: releasesDir,
        registry: visitorRegistry,
        shell: () => builtShell,
        get,
        website,
        // the new process has to load the release first
        timeoutMs: renderTimeoutMs * 4,
      })
    if (app.hasDecorator('renderCheck'))
      renderCheck(app, { releases: releasesDir, get, website, timeoutMs: renderTimeoutMs * 4 })
    app.get('/*', async (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound()
      const shell = live ? withReload(readShell(shellDist)) : builtShell
      const pageRegistry = registry.forViewer({
        // computed only while a canary runs
        get key() {
          return personKeyOf(request)
        },
      })
      const charge = () => {
        if (app.hasDecorator('charge')) app.charge(request, newPageCost)
      }
      const overrides = live || !app.hasDecorator('sql') ? [] : await confirmedOrigins(app, request)
      if (overrides.length === 0)
        return sendPage(request, reply, await getPage(request.url, shell, pageRegistry, charge))
      charge()
      const page = await composePage(
        shell,
        locationOf(request.url),
        pageRegistry,
        dataVersionOf(app),
        overrides,
      )
      reply.header('cache-control', 'private, no-store')
      return sendPage(request, reply, { ...page, origins: [...originsOf(registry.stored()), ...overrides] })
    })
  }

/** The other origins that the registry names. Pages load modules from no further origin. */
const originsOf = ({ modules }: StoredRegistry): string[] =>
  [
    ...new Set(
      Object.values(modules).flatMap(({ place: baseUrl }) => (baseUrl ? [new URL(baseUrl).origin] : [])),
    ),
  ].sort()

/** Reads the API without a session: a page contains only data that everyone may see. */
const anonymousGet =
  (app: FastifyInstance): Get =>
  async (apiPath) => {
    const url = `/api/${apiPath.replace(/^\//, '')}`
    const response = await app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      remoteAddress: internalAddress,
    })
    // without the search parameters: the log must not contain what somebody searched for
    if (response.statusCode >= 400)
      throw new Error(`GET ${url.split('?')[0]} returned ${response.statusCode}`)
    return response.json()
  }

/** A URL with a file name (favicon.ico) is a page only if the request accepts HTML explicitly. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  // /media itself is the gallery page, below it are pictures
  if (/^\/(api|assets|releases)(\/|$)|^\/media\/[^?]/.test(url)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+($|\?)/.test(url))
}

function locationOf(url: string): PageLocation {
  // appended to a host as it is, because '//…' alone would name another host
  const { pathname, search } = new URL(`http://localhost${url.replace(/^\/*/, '/')}`)
  const { language, path: pagePath } = readAddress(pathname)
  return { path: pagePath.replace(/(?<=.)\/+$/, ''), search: stripTrackingParams(search), language }
}
