import { deleteFile, keepFile, ServiceError, sweepFiles, type FastifyRequest } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'

const gone = {
  en: 'The picture is no longer there. Choose it again.',
  bn: 'ছবিটি আর নেই। আবার বেছে নিন।',
}

/**
 * Keeps an uploaded cover, which visitors see in the catalogue. Call it as the last statement of the
 * transaction that saves the book.
 */
export async function keepCover(request: FastifyRequest, cover: string): Promise<void> {
  await keepFile(request, cover, { isPublic: true }).catch((error: unknown) => {
    throw error instanceof ServiceError && error.status === 404
      ? new ServiceError(422, gone, { cover: gone })
      : error
  })
}

/** The book is saved already. What cannot be deleted now, the sweep of the next night deletes. */
export const deleteCover = (request: FastifyRequest, cover: string) =>
  deleteFile(request, cover).catch((error: unknown) => request.log.warn(error))

/** Deletes covers that no book has, after a crash between a book and its cover. */
export async function sweepCovers(sql: ModuleDatabase, request: FastifyRequest): Promise<void> {
  const rows = await sql<{ cover: string }[]>`select cover from books where cover is not null`
  // without an approved right the library may do nothing at night
  await sweepFiles(
    request,
    rows.map(({ cover }) => cover),
  ).catch((error: unknown) => request.log.warn(error))
}
