import type { OpenRegistry } from '@samity/module-registry'

declare module 'fastify' {
  interface FastifyInstance {
    /** The modules of this installation and their releases; `modules/registry-plugin.ts` opens and watches it */
    registry: OpenRegistry
  }
}
