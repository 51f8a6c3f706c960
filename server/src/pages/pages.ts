import path from 'node:path'
import { readAddress, type Get, type Place } from '@samity/shared-api/module'
import { openRegistry, type StoredRegistry } from '@samity/tooling/registry'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { registryFor } from '../modules/releases/given.ts'
import { personOf } from '../modules/releases/loads.ts'
import { etags } from '../platform/etag.ts'
import { askedOf } from './asked-of.ts'
import { dataVersion, whoseSite } from './association.ts'
import { pageComposer } from './compose.ts'
import { readShell } from './html.ts'
import { keptForASecond } from './kept-for-a-second.ts'
import { liveReload, withReload } from './live-reload.ts'
import { forVisitors } from './projections.ts'
import { previews } from './previews.ts'
import { publicPages } from './public-pages.ts'
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
  /** How long a page may take to render before the browser has to do it (ms) */
  renderTimeLimit?: number
  /** Pages reload themselves when something is built anew */
  live?: boolean
  /** From where a browser may take a module that is being worked on; while pages are live everyone's may */
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
      renderTimeLimit = 2000,
      live = false,
      devOrigins = [],
    } = options
    // the whole server has one; pages alone open their own
    const registry = app.hasDecorator('registry')
      ? app.registry
      : openRegistry(releasesDir, (problem) => app.log.error({ problem }, 'registry'))
    const visitors = () => forVisitors(registry.current())

    await staticFiles(app, '/assets/', path.join(shellDist, 'assets'))
    await staticFiles(app, '/releases/', releasesDir)
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
    app.addHook('onClose', () => renderer.close())
    const render = publicPages({ releases: releasesDir, renderer })
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
      publicUrl,
      ...((live || devOrigins.length > 0) && { development: { origins: devOrigins, everyone: live } }),
    })

    const compose = keptForASecond(
      async (url, shell, given, version) => ({
        ...(await composeAnew(shell, placeOf(url), given, version)),
        origins: [...originsOf(registry.stored()), ...devOrigins],
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
        // a thread has to start first
        timeLimit: renderTimeLimit * 4,
      })
    app.get('/*', async (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound()
      const shell = live ? withReload(readShell(shellDist)) : built
      const given = registry.for({
        // looked at only while a canary runs
        get key() {
          return personOf(request)
        },
      })
      return sendPage(request, reply, await compose(request.url, shell, given))
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
    const answer = await app.inject({ method: 'GET', url, headers: { accept: 'application/json' } })
    if (answer.statusCode >= 400) throw new Error(`GET ${url} answered ${answer.statusCode}`)
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
