import type { Language } from '@samity/shared-api/contract'
import { addressIn, isDashboardPath, type RouteEntry } from '@samity/shared-api/module'
import type { FastifyInstance } from 'fastify'
import { openRoute } from '../http/route.ts'

type Options = { publicUrl: string; routes: () => RouteEntry[] }

const alternate = (publicUrl: string, path: string) => (language: Language) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${addressIn(language, path)}"/>`

const sitemapEntry = (publicUrl: string, path: string, language: Language) =>
  `<url><loc>${publicUrl}${addressIn(language, path)}</loc>${(['en', 'bn'] as const).map(alternate(publicUrl, path)).join('')}</url>`

export function searchEngines(app: FastifyInstance, { publicUrl, routes }: Options): void {
  app.get('/robots.txt', openRoute, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /dashboard',
          'Disallow: /api/',
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', openRoute, async (_request, reply) => {
    const paths = routes()
      .filter(({ session }) => !session)
      .map(({ path }) => path)
      .filter((path) => !isDashboardPath(path) && !path.includes(':'))
    const urls = paths.flatMap((path) =>
      (['en', 'bn'] as const).map((language) => sitemapEntry(publicUrl, path, language)),
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`,
      )
  })
}
