import { addressIn, inDashboard, type RouteEntry } from '@samity/shared-api/module'
import type { FastifyInstance } from 'fastify'

type Options = { publicUrl: string; routes: () => RouteEntry[] }

/** What search engines may read, and where. */
export function searchEngines(app: FastifyInstance, { publicUrl, routes }: Options): void {
  app.get('/robots.txt', async (_request, reply) =>
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
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = routes()
      .map(({ path }) => path)
      .filter((path) => !inDashboard(path) && !path.includes(':'))
    const urls = paths
      .flatMap((path) => [path, addressIn('bn', path)])
      .map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      )
  })
}
