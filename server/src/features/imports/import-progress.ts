import type { FastifyRequest } from 'fastify'
import type { ImportProgress } from '@samity/shared-api/contract/imports/import-record'

const unknown: ImportProgress = { done: null, total: null }

const keyOf = (request: FastifyRequest, key: unknown) => `${request.user!.id} ${String(key)}`

/**
 * The number of applied rows of running imports, by user and Idempotency-Key. It is for the eye only: another
 * process of the server does not know it.
 */
export function createImportProgress() {
  const running = new Map<string, { done: number; total: number }>()
  return {
    async track<T>(
      request: FastifyRequest,
      total: number,
      work: (onRows: (done: number) => void) => Promise<T>,
    ): Promise<T> {
      const key = keyOf(request, request.headers['idempotency-key'])
      const progress = { done: 0, total }
      running.set(key, progress)
      try {
        return await work((done) => void (progress.done = done))
      } finally {
        running.delete(key)
      }
    },
    read: (request: FastifyRequest, key: string): ImportProgress =>
      running.get(keyOf(request, key)) ?? unknown,
  }
}
export type ImportProgressStore = ReturnType<typeof createImportProgress>
