import path from 'node:path'
import type { Configuration } from '@rspack/core'
import { folderOf } from '@samity/module-registry'
import { developmentClient } from '../build/development.ts'
import { openHeaders, serveBuilds, type Middleware } from './dev-server.ts'
import { moduleMiddlewares } from './module-middlewares.ts'
import { watchBuilds } from './watch-builds.ts'

type Say = (sentence: string) => void
type DevServerOptions = Exclude<NonNullable<Configuration['devServer']>, false>

/**
 * Builds as releases are, for pages of a system in production. Nothing is built before a page asks for it.
 */
function serveReleaseBuilds(name: string, say: Say): Middleware {
  let serve: Middleware | undefined
  return (request, response, next) => {
    if (request.url === '/active.json' && !serve) {
      const { folder, active } = watchBuilds(name, say)
      serve = serveBuilds(folder, active)
    }
    return serve ? serve(request, response, next) : next()
  }
}

/**
 * The server of `rspack dev` in a module's folder. Pages of a running system load the module with
 * `?module.<name>=<origin>`; the home page leads there. A system in development gets updates while the page
 * is open, another system whole builds.
 */
export function moduleDevServer(
  name: string,
  port: number,
  system = process.env['PUBLIC_URL'] ?? 'http://localhost:8080',
): DevServerOptions {
  const page = `${system.replace(/\/+$/, '')}/dashboard?module.${name}=http://localhost:${port}`
  return {
    host: 'localhost',
    port,
    static: false,
    headers: openHeaders,
    // pages of the running system have another origin
    allowedHosts: ['localhost', '127.0.0.1'],
    client: developmentClient(port),
    // the page has read the descriptor
    watchFiles: path.join(folderOf(name), 'module.json'),
    setupMiddlewares: (middlewares, { logger }) => {
      const say = (sentence: string) => logger.info(sentence)
      say(`Open ${page}`)
      return [...moduleMiddlewares(name, page, serveReleaseBuilds(name, say), say), ...middlewares]
    },
  }
}
