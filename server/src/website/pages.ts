import path from 'node:path'
import type { Get } from '@samity/shared-api/module'
import { openRegistry } from '@samity/module-registry'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { registryForUser } from '../modules/registry-for-user.ts'
import { addEtags } from '../http/etag.ts'
import { addGzip } from '../http/gzip.ts'
import { internalAddress } from '../http/network.ts'
import { readAssociation } from './association.ts'
import { readShell } from './html.ts'
import { hashesOfShell } from './release-hashes.ts'
import { registryForVisitors } from '../modules/registry-projections.ts'
import { liveReload } from './live-reload.ts'
import { pagePipeline } from './page-pipeline.ts'
import { postedForms } from './posted-forms.ts'
import { previews } from './previews.ts'
import { renderCheck } from './render-check.ts'
import { searchEngines } from './search-engines.ts'
import { siteManifest } from './site-manifest.ts'
import { releaseFiles, staticFiles } from './static-files.ts'
import { openRoute } from '../http/route.ts'

export type PagesOptions = {
  /** The built shell: index.html, shell.json, assets/ */
  shellDist: string
  releasesDir: string
  /** The address of this server for people, without a trailing slash */
  publicUrl: string
  /** The name of the provider of single sign-on; undefined without one */
  singleSignOn?: string | undefined
  /** The module that renders the website. The server runs code of no other module. */
  website?: string
  /** After this time the browser has to render the page (ms) */
  renderTimeoutMs?: number
  /** Pages reload themselves after each build */
  live?: boolean
  /** Only with `live`: the origins from which every browser may load development builds of modules */
  devOrigins?: string[]
}

export const pages =
  (options: PagesOptions): FastifyPluginAsync =>
  async (app) => {
    const {
      shellDist,
      releasesDir,
      publicUrl,
      singleSignOn,
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

    await staticFiles(app, '/assets/', path.join(shellDist, 'assets'), hashesOfShell(shellDist))
    await releaseFiles(app, releasesDir)
    searchEngines(app, {
      publicUrl,
      routes: () => visitorRegistry().modules.flatMap(({ descriptor }) => descriptor.routes),
    })
    if (live) liveReload(app, shellDist)

    await app.register(async (scope) => {
      // open pages request this again and again, and most responses are an empty 304
      addEtags(scope)
      addGzip(scope)
      scope.get('/modules.json', openRoute, (request) => registryForUser(app, registry, request))
    })

    postedForms(app, readShell(shellDist).routes)
    const get = anonymousGet(app)
    siteManifest(app, () => readAssociation(get, publicUrl))
    if (app.hasDecorator('previews'))
      previews(app, {
        releases: releasesDir,
        registry: visitorRegistry,
        shell: () => readShell(shellDist),
        get,
        website,
        // the new process has to load the release first
        timeoutMs: renderTimeoutMs * 4,
      })
    if (app.hasDecorator('renderCheck'))
      renderCheck(app, { releases: releasesDir, get, website, timeoutMs: renderTimeoutMs * 4 })
    const sendPageOf = pagePipeline(app, {
      shellDist,
      releasesDir,
      publicUrl,
      singleSignOn,
      website,
      renderTimeoutMs,
      live,
      devOrigins,
      registry,
      get,
    })
    app.get('/*', openRoute, async (request, reply) =>
      wantsPage(request) ? sendPageOf(request, reply) : reply.callNotFound(),
    )
  }

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
