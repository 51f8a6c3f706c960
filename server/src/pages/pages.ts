import path from 'node:path'
import { readAddress, type Get, type Place } from '@samity/shared-api/module'
import { openRegistry, type StoredRegistry } from '@samity/tooling/registry'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { registryFor } from '../modules/releases/given.ts'
import { confirmedOrigins } from '../modules/releases/module-overrides.ts'
import { personOf } from '../modules/releases/loads.ts'
import { withTickets } from '../modules/releases/report-tickets.ts'
import { etags } from '../platform/etag.ts'
import { ownAddress } from '../platform/network.ts'
import { newPageCost } from '../platform/rate-limit.ts'
import { askedOf } from './asked-of.ts'
import { dataVersion, whoseSite } from './association.ts'
import { pageComposer } from './compose.ts'
import { readShell } from './html.ts'
import { keptForASecond } from './kept-for-a-second.ts'
import { hashesOfReleases, hashesOfShell } from './listed-hashes.ts'
import { liveReload, withReload } from './live-reload.ts'
import { forVisitors } from './projections.ts'
import { previews } from './previews.ts'
import { publicPages } from './public-pages.ts'
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
  renderTimeLimit?: number
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
      renderTimeLimit = 2000,
      live = false,
      devOrigins = [],
    } = options
    // the whole server has one; pages alone open their own
    const registry = app.hasDecorator('registry')
      ? app.registry
      : openRegistry(releasesDir, (problem) => app.log.error({ problem }, 'registry'))
    const visitors = () => forVisitors(registry.current())

    await staticFiles(app, '/assets/', path.join(shellDist, 'assets'), hashesOfShell(shellDist))
    await staticFiles(app, '/releases/', releasesDir, hashesOfReleases(releasesDir))
    searchEngines(app, {
      publicUrl,
      routes: () => visitors().modules.flatMap(({ descriptor }) => descriptor.routes),
    })
    if (live) liveReload(app, { shellDist, revision: () => registry.current().revision })

    await app.register(async (own) => {
      // open pages ask again and again: most answers are empty
      etags(own)
      own.get('/modules.json', (request) => registryFor(app, registry, request))
    })

    const get = anonymously(app)
    const renderer = makeRenderer(get, renderTimeLimit)
    app.addHook('onListen', () => renderer.warmUp())
    app.addHook('onClose', () => renderer.close())
    const render = publicPages({ releases: releasesDir, renderer, website })
    const whose = whoseSite(get, () => dataVersion(app), publicUrl)
    siteManifest(app, whose)
    const composeAnew = pageComposer({
      association: whose,
      rendered: async (place, whose, given, version) => {
        try {
          return await render(given, place, whose, version)
        } catch (error) {
          app.log.error({ err: error, path: place.path }, 'page not rendered on the server')
          return undefined
        }
      },
      withTickets: async (given) => (app.hasDecorator('sql') ? withTickets(app.sql, given, null) : given),
      publicUrl,
      ...(live && { development: { origins: devOrigins, everyone: true } }),
    })

    const compose = keptForASecond(
      async (url, shell, given, version) => ({
        ...(await composeAnew(shell, placeOf(url), given, version)),
        origins: [...originsOf(registry.stored()), ...(live ? devOrigins : [])],
      }),
      () => dataVersion(app),
    )

    const built = readShell(shellDist)
    if (app.hasDecorator('previews'))
      previews(app, {
        releases: releasesDir,
        registry: visitors,
        shell: () => built,
        get,
        website,
        // the release is loaded first
        timeLimit: renderTimeLimit * 4,
      })
    if (app.hasDecorator('renderCheck'))
      renderCheck(app, { releases: releasesDir, get, website, timeLimitMs: renderTimeLimit * 4 })
    app.get('/*', async (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound()
      const shell = live ? withReload(readShell(shellDist)) : built
      const given = registry.for({
        // looked at only while a canary runs
        get key() {
          return personOf(request)
        },
      })
      const charge = () => {
        if (app.hasDecorator('charge')) app.charge(request, newPageCost)
      }
      const overrides = live || !app.hasDecorator('sql') ? [] : await confirmedOrigins(app, request)
      if (overrides.length === 0)
        return sendPage(request, reply, await compose(request.url, shell, given, charge))
      charge()
      const own = await composeAnew(shell, placeOf(request.url), given, dataVersion(app), overrides)
      reply.header('cache-control', 'private, no-store')
      return sendPage(request, reply, { ...own, origins: [...originsOf(registry.stored()), ...overrides] })
    })
  }

/** The other origins that the registry names: modules are loaded from nowhere else. */
const originsOf = ({ modules }: StoredRegistry): string[] =>
  [...new Set(Object.values(modules).flatMap(({ place }) => (place ? [new URL(place).origin] : [])))].sort()

/** What a page shows is what everyone may see. */
const anonymously =
  (app: FastifyInstance): Get =>
  async (asked) => {
    const url = `/api/${asked.replace(/^\//, '')}`
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      remoteAddress: ownAddress,
    })
    // the log must not hold what somebody searched for
    if (answer.statusCode >= 400) throw new Error(`GET ${url.split('?')[0]} answered ${answer.statusCode}`)
    return answer.json()
  }

/** A file's name (favicon.ico) is a page only for who asks for a page. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  // /media itself is the gallery; below it lie pictures
  if (/^\/(api|assets|releases)(\/|$)|^\/media\/[^?]/.test(url)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+($|\?)/.test(url))
}

function placeOf(url: string): Place {
  // put behind the host as it is: '//' alone would name another one
  const { pathname, search } = new URL(`http://localhost${url.replace(/^\/*/, '/')}`)
  const { language, path: asked } = readAddress(pathname)
  return { path: asked.replace(/(?<=.)\/+$/, ''), search: askedOf(search), language }
}
