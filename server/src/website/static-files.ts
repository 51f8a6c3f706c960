import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/errors.ts'
import { makeFileCheck, type HashOf } from './file-check.ts'
import { hashesOfReleases } from './release-hashes.ts'
import { declareOpenRoutes } from '../http/route.ts'

/** Only files of `<module>/<release>/` are public, without the server part of the release and its service. */
const isPublicReleaseFile = (file: string) =>
  /^\/?[^/]+\/[^/]+\/(?!service\/)[^/]/.test(file) && !file.includes('/server/')

const changedFile = {
  en: 'This file differs from the released file. Please tell the operator of the server.',
  bn: 'এই ফাইলটি প্রকাশিত ফাইলের সাথে মেলে না। সার্ভারের দায়িত্বে যিনি আছেন তাঁকে জানান।',
}

/**
 * Serves files with hashed names, compressed at build time. Browsers and proxies cache them for a year.
 * Therefore a file that differs from its release is never sent (503), and a file that no release lists is
 * sent with `no-cache`.
 */
export async function staticFiles(
  app: FastifyInstance,
  prefix: string,
  root: string,
  hashOf: HashOf,
  isPublic: (file: string) => boolean = () => true,
): Promise<void> {
  const files = makeFileCheck(root, hashOf)
  await app.register(async (scope) => {
    declareOpenRoutes(scope)
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      allowedPath: isPublic,
      onFile: async (file, stat) => {
        if ((await files.check(file, stat)) !== 'changed') return
        app.log.error({ file }, 'a file differs from the released file')
        // by this header the page distinguishes a changed file from an unreachable one
        const headers = { 'cache-control': 'no-store', 'x-refused': 'changed' }
        throw new ApiError(503, changedFile, {}, { headers })
      },
      setHeaders: (reply, file) => {
        if (!files.isAsListed(file)) reply.header('cache-control', 'no-cache')
        reply.header('x-content-type-options', 'nosniff')
        // a shell on another origin may run these modules: the files are public and the shell checks their
        // hashes
        reply.header('access-control-allow-origin', '*')
      },
    })
  })
}

export const releaseFiles = (app: FastifyInstance, folder: string): Promise<void> =>
  staticFiles(app, '/releases/', folder, hashesOfReleases(folder), isPublicReleaseFile)
