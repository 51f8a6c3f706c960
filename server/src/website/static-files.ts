import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/errors.ts'
import { makeFileCheck, type HashOf } from './file-check.ts'

/** The registry and the server's parts of a release are not the browser's business. */
const privatePaths = /^\/?(?:modules|system)\.|\/server\//

const changedFile = {
  en: 'This file is not the one that was released. Please tell whoever looks after the server.',
  bn: 'এই ফাইলটি প্রকাশিত ফাইলের সাথে মেলে না। সার্ভারের দায়িত্বে যিনি আছেন তাঁকে জানান।',
}

/**
 * Hashed files: sent as they were compressed at the build, and kept for a year by whoever has them. Therefore a file whose
 * bytes are not those of its release is never sent, and one that no release lists is asked for again each time.
 */
export async function staticFiles(
  app: FastifyInstance,
  prefix: string,
  root: string,
  hashOf: HashOf,
): Promise<void> {
  const files = makeFileCheck(root, hashOf)
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    allowedPath: (file) => !privatePaths.test(file),
    onFile: async (file, stat) => {
      if ((await files.check(file, stat)) !== 'changed') return
      app.log.error({ file }, 'a file is not the one that was released')
      // the page tells a changed file from one that cannot be reached by the header
      const headers = { 'cache-control': 'no-store', 'x-refused': 'changed' }
      throw new ApiError(503, changedFile, {}, { headers })
    },
    setHeaders: (reply, file) => {
      if (!files.isAsListed(file)) reply.header('cache-control', 'no-cache')
      reply.header('x-content-type-options', 'nosniff')
      // a shell on another origin may run these modules: they are public, and it checks their hashes
      reply.header('access-control-allow-origin', '*')
    },
  })
}
