import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { allow } from './access.ts'

const fromZod = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })

/** Serves OpenAPI at /api/docs for people and at /api/docs/json for programs, generated from the schemas of the routes. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  allow(app, {
    'GET docs': 'open',
    'GET docs/': 'open',
    'GET docs/*': 'open',
    'GET docs/json': 'open',
    'GET docs/yaml': 'open',
    'GET docs/static/*': 'open',
    'GET docs/static/index.html': 'open',
    'GET docs/static/swagger-initializer.js': 'open',
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Samity',
        description: 'The API of a bar association: its website, its reference data and its accounts.',
        version: '1.0.0',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const { schema, url } = fromZod(route)
      return { schema: { ...schema, tags: [url.split('/')[2] ?? 'other'] }, url }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    uiConfig: { validatorUrl: null, docExpansion: 'none', displayRequestDuration: true },
  })
}
