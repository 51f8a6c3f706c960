import path from 'node:path'
import { readAddress, type Get, type PageLocation } from '@samity/shared-api/module'
import { openRegistry, type StoredRegistry } from '@samity/module-registry'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { registryForUser } from '../modules/registry-for-user.ts'
import { confirmedOrigins } from '../modules/module-overrides.ts'
import { personKeyOf } from '../modules/load-reports.ts'
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

export type PagesOptions = {
  /** The built shell: index.html, shell.json, assets/ */
  shellDist: string
  releasesDir: string
  /** How people reach this server, without a trailing slash */
  publicUrl: string
  /** The module that draws the website: of no other does any code run on the server */
  website?: string
  /** How long a page may take to render before the browser has to do it (ms) */
  renderTimeoutMs?: number
  /** Pages reload themselves when something is built anew */
  live?: boolean
  /** While pages are live: from where every browser may take a module that is being worked on */
  devOrigins?: string[]
}

/** The shell, the releases of modules, and the HTML of every page. */
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
    // the whole server has one; pages alone open their own
    const registry = app.hasDecorator('registry')
      ? app.registry
      : openRegistry(releasesDir, (problem) => app.log.error({ problem }, 'registry'))
    const visitorRegistry = () => registryForVisitors(registry.current())

    await staticFiles(app, '/assets/', path.join(shellDist, 'assets'), hashesOfShell(shellDist))
    await staticFiles(app, '/releases/', releasesDir, hashesOfReleases(releasesDir))
    searchEngines(app, {
      publicUrl,
      routes: () => visitorRegistry().modules.flatMap(({ descriptor }) => descriptor.routes),
    })
    if (live) liveReload(app, { shellDist, revision: () => registry.current().revision })

    await app.register(async (scope) => {
      // open pages ask again and again: most answers are empty
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
        // the release is loaded first
        timeoutMs: renderTimeoutMs * 4,
      })
    if (app.hasDecorator('renderCheck'))
      renderCheck(app, { releases: releasesDir, get, website, timeoutMs: renderTimeoutMs * 4 })
    app.get('/*', async (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound()
      const shell = live ? withReload(readShell(shellDist)) : builtShell
      const pageRegistry = registry.forViewer({
        // looked at only while a canary runs
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

/** The other origins that the registry names: modules are loaded from nowhere else. */
const originsOf = ({ modules }: StoredRegistry): string[] =>
  [
    ...new Set(
      Object.values(modules).flatMap(({ place: baseUrl }) => (baseUrl ? [new URL(baseUrl).origin] : [])),
    ),
  ].sort()

/** What a page shows is what everyone may see. */
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
    // the log must not hold what somebody searched for
    if (response.statusCode >= 400)
      throw new Error(`GET ${url.split('?')[0]} answered ${response.statusCode}`)
    return response.json()
  }

/** A file's name (favicon.ico) is a page only for who asks for a page. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  // /media itself is the gallery; below it lie pictures
  if (/^\/(api|assets|releases)(\/|$)|^\/media\/[^?]/.test(url)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+($|\?)/.test(url))
}

function locationOf(url: string): PageLocation {
  // put behind the host as it is: '//' alone would name another one
  const { pathname, search } = new URL(`http://localhost${url.replace(/^\/*/, '/')}`)
  const { language, path: pagePath } = readAddress(pathname)
  return { path: pagePath.replace(/(?<=.)\/+$/, ''), search: stripTrackingParams(search), language }
}
