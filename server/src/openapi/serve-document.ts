import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { versionOf } from '@samity/module-registry'
import { declareOpenRoutes } from '../http/route.ts'
import { completeDocument } from './document.ts'
import type { ApiDocument } from './paths.ts'

const fromZod = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })

declare module 'fastify' {
  interface FastifyInstance {
    apiDocument: { make?: () => object }
  }
}

/**
 * Serves OpenAPI at /api/docs for people and at /api/docs/json for programs, generated from the schemas of
 * the routes.
 */
export async function documentApi(app: FastifyInstance): Promise<void> {
  const configs = new Map<string, FastifyContextConfig>()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Samity',
        description:
          'The API of a bar association: its website, its reference data and its accounts. Guide: /docs/api of this server, for its staff.',
        version: versionOf('shared-api'),
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description: 'The `access` of POST /api/login',
          },
          member: {
            type: 'apiKey',
            in: 'cookie',
            name: 'samity_member',
            description: 'Set by POST /api/member-sessions',
          },
        },
      },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const path = route.url.replace(/^\/api\//, '').replace(/(:\w+)\([^)]*\)/g, '$1')
      for (const method of [route.route.method].flat())
        configs.set(`${method} ${path}`, route.route.config ?? {})
      return fromZod(route)
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? // the types of the plugin's document are wider than what it makes
          (completeDocument(
            document.openapiObject as unknown as ApiDocument,
            configs,
          ) as typeof document.openapiObject)
        : document.swaggerObject,
  })
  await app.register(async (scope) => {
    declareOpenRoutes(scope)
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: '/api',
      staticCSP:
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
      uiConfig: { validatorUrl: null, docExpansion: 'none', displayRequestDuration: true },
    })
  })
  app.apiDocument.make = () => app.swagger()
}
