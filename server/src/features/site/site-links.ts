import type { FastifyInstance } from 'fastify'
import type { SiteLink } from '@samity/shared-api/contract/site/site-link'
import { routesOf } from '../../http/route.ts'

const route = routesOf({ area: 'site', tokens: 'website' })

export async function siteLinks(app: FastifyInstance): Promise<void> {
  app.get(
    '/site-links',
    route({ roles: 'open', summary: 'Pages of the website', returns: 'SiteLink[]' }),
    (): SiteLink[] =>
      app.registry
        .current()
        .modules.flatMap(({ descriptor }) => descriptor.routes)
        .flatMap(({ path, title, siteLink }) => (siteLink && title ? [{ path, title }] : []))
        .sort((a, b) => a.title.en.localeCompare(b.title.en)),
  )
}
