import type { Configuration } from '@rspack/core'
import { serveBuilds, type Middleware } from './dev-server.ts'
import { watchBuilds } from './watch-builds.ts'

/** Leads from the home page of the development server to the page of the system that shows the module. */
const redirectHome =
  (page: string): Middleware =>
  ({ url }, response, next) =>
    url === '/' ? void response.writeHead(302, { location: page }).end() : next()

/**
 * The server of `rspack dev` in a module's folder. Pages of a running system load the module with `?module.<name>=<origin>`;
 * the home page leads there. A build for development, with updates in the open page, is in the same place.
 */
export function moduleDevServer(name: string, port: number): NonNullable<Configuration['devServer']> {
  const system = (process.env['PUBLIC_URL'] ?? 'http://localhost:8080').replace(/\/+$/, '')
  const page = `${system}/dashboard?module.${name}=http://localhost:${port}`
  return {
    host: 'localhost',
    port,
    static: false,
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-private-network': 'true' },
    // pages of the running system have another origin
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: { errors: true, warnings: false } },
    setupMiddlewares: (middlewares, { logger }) => {
      const say = (sentence: string) => logger.info(sentence)
      const { folder, active } = watchBuilds(name, say)
      say(`Open ${page}`)
      return [
        { name: 'builds', middleware: serveBuilds(folder, active) },
        { name: 'home', middleware: redirectHome(page) },
        ...middlewares,
      ]
    },
  }
}
