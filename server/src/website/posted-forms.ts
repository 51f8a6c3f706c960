import { addressIn, isDashboardPath, type RouteEntry } from '@samity/shared-api/module'
import type { FastifyInstance } from 'fastify'
import { openRoute } from '../http/route.ts'

/**
 * Sends the page of a form again. The forms on the shell's own pages work with scripts only. A browser sends
 * one itself before any script has run, or with scripts switched off. The server does not read what it sent:
 * it may contain a password.
 */
export function postedForms(app: FastifyInstance, routes: RouteEntry[]): void {
  const addresses = routes
    .filter(({ path }) => !isDashboardPath(path))
    .flatMap(({ path }) => (['en', 'bn'] as const).map((language) => addressIn(language, path)))
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null, {})
    })
    for (const address of addresses)
      scope.post(address, openRoute, (request, reply) => reply.redirect(request.url, 303))
  })
}
