import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The registry and the server's parts of a release are not the browser's business. */
const withheld = /^\/?(?:modules|system)\.|\/server\//

/** Hashed files: kept for ever by whoever has them, and sent as they were compressed at the build. */
export async function staticFiles(app: FastifyInstance, prefix: string, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    allowedPath: (file) => !withheld.test(file),
    setHeaders: (reply) => {
      reply.header('x-content-type-options', 'nosniff')
      // a shell on another origin may run these modules: they are public, and it checks their hashes
      reply.header('access-control-allow-origin', '*')
    },
  })
}
