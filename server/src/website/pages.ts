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

/**
 * `shellDist` is the built shell: index.html, shell.json, assets/. `publicUrl` has no slash at its end.
 * `singleSignOn` is the name of the provider. `website` is the module that renders the website: the server
 * runs code of no other module. After `renderTimeoutMs` the browser has to render the page. With `live` pages
 * reload themselves after each build, and every browser may load development builds of modules from
 * `devOrigins`.
 */
export type PagesOptions = {
  shellDist: string
  releasesDir: string
  publicUrl: string
  singleSignOn?: string | undefined
  website?: string
  renderTimeoutMs?: number
  live?: boolean
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
