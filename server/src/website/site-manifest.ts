import type { FastifyInstance } from 'fastify'
import type { SiteAssociation } from './association.ts'
import { openRoute } from '../http/route.ts'

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0a4536" d="M0 0h16v16H0z"/><path fill="#f3dfa8" d="M8 2l5.5 2.4v.9h-11v-.9zM3.6 6.2h1.5v4.6H3.6zm3.6 0h1.6v4.6H7.2zm3.7 0h1.5v4.6h-1.5zM2.5 11.6h11v1.6h-11z"/></svg>'

export function siteManifest(app: FastifyInstance, loadAssociation: () => Promise<SiteAssociation>): void {
  app.get('/site.webmanifest', openRoute, async (_request, reply) => {
    const { name, logo } = (await loadAssociation()).words
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          name: name.en,
          short_name: name.en,
          lang: 'en',
          start_url: '/',
          display: 'browser',
          theme_color: '#0a4536',
          background_color: '#faf8f2',
          icons: [
            logo
              ? { src: `${logo}/320.webp`, sizes: 'any', type: 'image/webp' }
              : { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          ],
        }),
      )
  })
  app.get('/icon.svg', openRoute, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
  )
}
