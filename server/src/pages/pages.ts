import { createHash } from 'node:crypto'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  addressIn,
  inDashboard,
  matchRoute,
  readAddress,
  type AssociationWords,
  type Get,
  type PageFacts,
  type Place,
  type RouteEntry,
} from '@samity/shared-api/module'
import { openRegistry } from '@samity/tooling/registry'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { noncePlace, readShell, writeHtml, type PageContent } from './html.ts'
import { moduleReports } from './module-reports.ts'
import { forRole, forVisitors } from './projections.ts'
import { publicPages, type PublicPage } from './public-pages.ts'
import { makeRenderer } from './render-pool.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from './security.ts'
import { searchEngines } from './search-engines.ts'

export type PagesOptions = {
  /** The built shell: index.html, shell.json, assets/ */
  shellDist: string
  releasesDir: string
  /** How people reach this server, without a trailing slash */
  publicUrl: string
  /** How long a page may take to render before the browser has to do it (ms) */
  renderTimeLimit?: number
}

const nobody: AssociationWords = {
  name: { en: 'District Bar Association', bn: 'জেলা আইনজীবী সমিতি' },
  established: { en: '', bn: '' },
}

/** The shell, the releases of modules, and the HTML of every page. */
export const pages =
  (options: PagesOptions): FastifyPluginAsync =>
  async (app) => {
    const { shellDist, releasesDir, publicUrl, renderTimeLimit = 2000 } = options
    const shell = readShell(shellDist)
    const registry = openRegistry(releasesDir, (problem) => app.log.error({ problem }, 'registry'))
    const get: Get = (asked) => readAnonymously(app, asked)
    const renderer = makeRenderer(get, renderTimeLimit)
    const rendered = publicPages({ releases: releasesDir, renderer, dataVersion: () => versionOf(app) })
    app.addHook('onClose', () => renderer.close())

    await files(app, '/assets/', path.join(shellDist, 'assets'))
    await files(app, '/releases/', releasesDir)
    moduleReports(app)
    searchEngines(app, {
      publicUrl,
      routes: () => forVisitors(registry.current()).modules.flatMap(({ descriptor }) => descriptor.routes),
    })

    app.get('/modules.json', async (request, reply) => {
      reply.headers({ 'cache-control': 'no-store', vary: 'authorization' })
      const { user } = request
      return user ? forRole(registry.current(), user.role) : forVisitors(registry.current())
    })

    const association = remembered(
      () => versionOf(app),
      async () => {
        // the shape of GET settings/, as the contract declares it
        const { association } = (await get('settings/')) as { association: AssociationWords }
        return { name: association.name, established: association.established }
      },
    )

    const renderedAt = async (place: Place, whose: AssociationWords): Promise<PublicPage | undefined> => {
      try {
        return await rendered(registry.current(), place, whose)
      } catch (error) {
        app.log.error({ err: error, path: place.path }, 'page not rendered on the server')
        return undefined
      }
    }

    const titleAt = (place: Place, heading: string | undefined, whose: AssociationWords) => {
      const name = whose.name[place.language]
      return heading && heading !== name ? `${heading} · ${name}` : name
    }

    async function pageAt(place: Place): Promise<{ status: number; content: PageContent }> {
      const whose = await association().catch(() => nobody)
      const routes: RouteEntry[] = [
        ...shell.routes,
        ...registry.current().modules.flatMap(({ descriptor }) => descriptor.routes),
      ]
      const known = matchRoute(routes, place.path)
      const made = inDashboard(place.path) ? undefined : await renderedAt(place, whose)
      const { language } = place
      const inOther = language === 'en' ? 'bn' : 'en'
      const facts: PageFacts = {
        language,
        association: whose,
        ...(made && {
          rendered: { module: made.module, release: made.release, path: place.path, data: made.page.data },
        }),
      }
      return {
        status: made?.page.status ?? (known ? 200 : 404),
        content: {
          language,
          title: titleAt(place, made?.page.title ?? known?.route.title?.[language], whose),
          description: made?.page.description ?? '',
          canonical: publicUrl + addressIn(language, place.path),
          other: { language: inOther, href: publicUrl + addressIn(inOther, place.path) },
          siteName: whose.name[language],
          html: made?.page.html ?? '',
          styles: made?.styles ?? [],
          scripts: made?.scripts ?? [],
          facts,
          registry: forVisitors(registry.current()),
        },
      }
    }

    app.get('/*', async (request, reply) => {
      if (!wantsPage(request)) return reply.callNotFound()
      const { status, content } = await pageAt(placeOf(request))
      return sendPage(request, reply, status, writeHtml(shell, content))
    })
  }

async function readAnonymously(app: FastifyInstance, asked: string): Promise<unknown> {
  const answer = await app.inject({
    method: 'GET',
    url: `/api/${asked.replace(/^\//, '')}`,
    headers: { accept: 'application/json' },
  })
  if (answer.statusCode >= 400) throw new Error(`GET ${asked} answered ${answer.statusCode}`)
  return answer.json()
}

const versionOf = (app: FastifyInstance): number => ('dataVersion' in app ? Number(app.dataVersion) : 0)

/** Asks once for each version of the data. */
function remembered<T>(version: () => number, ask: () => Promise<T>): () => Promise<T> {
  let known: { version: number; value: Promise<T> } | undefined
  return () => {
    if (known?.version === version()) return known.value
    const value = ask()
    known = { version: version(), value }
    value.catch(() => {
      known = undefined
    })
    return value
  }
}

/** Hashed files: kept for ever by whoever has them, and sent as they were compressed at the build. */
async function files(app: FastifyInstance, prefix: string, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    allowedPath: (file) => !/^\/?modules\.json|\/server\//.test(file),
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  })
}

/** A file's name (favicon.ico) is a page only for who asks for a page. */
function wantsPage({ url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (/^\/(api|assets|releases|media)(\/|$)/.test(url)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+($|\?)/.test(url))
}

function placeOf({ url }: FastifyRequest): Place {
  const { pathname, search } = new URL(url, 'http://localhost')
  const { language, path: asked } = readAddress(pathname)
  return { path: asked.replace(/(?<=.)\/+$/, ''), search, language }
}

/** The page without its nonce is what an ETag speaks of; a page that has not changed keeps the policy it came with. */
function sendPage(request: FastifyRequest, reply: FastifyReply, status: number, html: string): FastifyReply {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  reply.headers({ ...pageHeaders, 'cache-control': 'no-cache', etag })
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const nonce = newNonce()
  return reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(html.replace(`nonce="${noncePlace}"`, `nonce="${nonce}"`))
}
