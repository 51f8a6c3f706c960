import type { FastifyInstance } from 'fastify'
import type { SiteLink } from '@samity/shared-api/contract/site/site-link'
import { allow } from '../../http/access.ts'

/** The public pages of active modules that the footer of the website links to, by title. */
export async function siteLinks(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET site-links': 'open' })
  app.get('/site-links', (): SiteLink[] =>
    app.registry
      .current()
      .modules.flatMap(({ descriptor }) => descriptor.routes)
      .flatMap(({ path, title, siteLink }) => (siteLink && title ? [{ path, title }] : []))
      .sort((a, b) => a.title.en.localeCompare(b.title.en)),
  )
}
