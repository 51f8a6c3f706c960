import type { FastifyInstance } from 'fastify'
import type { DocumentationLink } from '@samity/shared-api/contract/system/documentation-link'
import { admin } from '../../http/access.ts'
import { findDocumentation } from '../../process/documentation.ts'
import { routesOf } from '../../http/route.ts'

const route = routesOf({ area: 'system', tokens: 'closed' })

/**
 * Tells administrators where the documentation is, so that no screen offers a link to a page that does not
 * exist.
 */
export async function documentationLink(app: FastifyInstance): Promise<void> {
  app.get(
    '/documentation',
    route({ roles: admin, summary: 'Where the documentation is', returns: 'DocumentationLink' }),
    (): DocumentationLink => ({
      url: findDocumentation(app.environment) ? '/docs/' : null,
    }),
  )
}
