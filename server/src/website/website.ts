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
import type { RenderCheck } from '../modules/server-side-check.ts'
import type { RenderPreview } from '../settings/settings.ts'
import { liveReload } from './live-reload.ts'
import { pagePipeline } from './page-pipeline.ts'
import { postedForms } from './posted-forms.ts'
import { makeRenderCheck } from './render-check.ts'
import { makeRenderPreview } from './render-preview.ts'
import { searchEngines } from './search-engines.ts'
import { siteManifest } from './site-manifest.ts'
import { releaseFiles, staticFiles } from './static-files.ts'
import { openRoute } from '../http/route.ts'

export type WebsiteOptions = {
  /** The built shell: index.html, shell.json, assets/ */
  shellDist: string
  releasesDir: string
  publicUrl: string
  singleSignOn?: string | undefined
  website?: string
  renderTimeoutMs?: number
  live?: boolean
  devOrigins?: string[]
}

export type WebsiteParts = {
  /** The routes of pages, of their files and of the module registry */
  pages: FastifyPluginAsync
  renderPreview: RenderPreview
  renderCheck: RenderCheck
}

export const makeWebsite =
  (options: WebsiteOptions) =>
  (app: FastifyInstance): WebsiteParts => {
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
    const read = apiReader(app)
    const get: Get = (apiPath) => read(apiPath)
    const processOptions = {
      releases: releasesDir,
      get,
      website,
      // a new process has to load the release first
      timeoutMs: renderTimeoutMs * 4,
    }

    const pages: FastifyPluginAsync = async (scope) => {
      await staticFiles(scope, '/assets/', path.join(shellDist, 'assets'), hashesOfShell(shellDist))
      await releaseFiles(scope, releasesDir)
      searchEngines(scope, {
        publicUrl,
        routes: () => visitorRegistry().modules.flatMap(({ descriptor }) => descriptor.routes),
      })
      if (live) liveReload(scope, shellDist)

      await scope.register(async (inner) => {
        // open pages request this again and again, and most responses are an empty 304
        addEtags(inner)
        addGzip(inner)
        inner.get('/modules.json', openRoute, (request) => registryForUser(app, registry, request))
      })

      postedForms(scope, readShell(shellDist).routes)
      siteManifest(scope, () => readAssociation(get, publicUrl))
      const sendPageOf = pagePipeline(scope, {
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
        getAs: (cookie) => (apiPath) => read(apiPath, { cookie }),
      })
      scope.get('/*', openRoute, async (request, reply) =>
        wantsPage(request) ? sendPageOf(request, reply) : reply.callNotFound(),
      )
    }

    return {
      pages,
      renderPreview: makeRenderPreview({
        ...processOptions,
        registry: visitorRegistry,
        shell: () => readShell(shellDist),
      }),
      renderCheck: makeRenderCheck(processOptions),
    }
  }

/** Reads the API without a session, unless the page is for the member whose cookie `headers` has. */
const apiReader =
  (app: FastifyInstance) =>
  async (apiPath: string, headers: { cookie?: string } = {}): Promise<unknown> => {
    const url = `/api/${apiPath.replace(/^\//, '')}`
    const response = await app.inject({
      method: 'GET',
      url,
      headers: { accept: 'application/json', ...headers },
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
