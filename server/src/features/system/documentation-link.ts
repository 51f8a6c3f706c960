import type { FastifyInstance } from 'fastify'
import type { DocumentationLink } from '@samity/shared-api/contract/system/documentation-link'
import { admin, allow } from '../../http/access.ts'
import { describeRoutes } from '../../http/describe-routes.ts'
import { findDocumentation } from '../../process/documentation.ts'

/** Tells administrators where the documentation is, so that no screen offers a link to a page that does not exist. */
export async function documentationLink(app: FastifyInstance): Promise<void> {
  allow(app, { 'GET documentation': admin })
  describeRoutes(app, 'system', {
    'GET documentation': { summary: 'Where the documentation is', returns: 'DocumentationLink' },
  })
  app.get('/documentation', (): DocumentationLink => ({
    url: findDocumentation(app.environment) ? '/docs/' : null,
  }))
}
