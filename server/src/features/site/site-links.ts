import type { FastifyInstance } from 'fastify'
import type { SiteLink } from '@samity/shared-api/contract/site/site-link'
import { allow } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'

/** The public pages of active modules that the footer of the website links to, by title. */
export async function siteLinks(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET site-links': 'open' })
  describeRoutes(app, 'site', {
    'GET site-links': { summary: 'Pages of the website', returns: 'SiteLink[]' },
  })
  app.get('/site-links', (): SiteLink[] =>
    app.registry
      .current()
      .modules.flatMap(({ descriptor }) => descriptor.routes)
      .flatMap(({ path, title, siteLink }) => (siteLink && title ? [{ path, title }] : []))
      .sort((a, b) => a.title.en.localeCompare(b.title.en)),
  )
}
