import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sentences } from '@samity/shared-api/contract'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { announce } from '../../platform/changes.ts'
import {
  archive,
  bodyOf,
  formOf,
  idParams,
  list,
  read,
  remove,
  restore,
  withoutArchivedForVisitors,
} from '../../platform/crud.ts'
import { unmet } from '../../platform/errors.ts'
import { createRecord, readPictures, updateRecord, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'

/** The image is required when adding, optional when editing, and never taken away without another in its place. */
export async function gallery(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  for (const route of [list, read]) route(app, galleryItem, withoutArchivedForVisitors)
  for (const route of [archive, restore]) route(app, galleryItem)
  remove(app, galleryItem)
  routes.post(
    '/gallery',
    { config: formOf(galleryItem), schema: { body: bodyOf(galleryItem) } },
    async (request, reply) => {
      const pictures = await readPictures(request, galleryItem)
      if (!pictures['image']) throw unmet({ image: sentences.required })
      const made = await write(request, (sql) =>
        createRecord(sql, request, galleryItem, request.body as Parsed, { pictures }),
      )
      announce(app, galleryItem.table)
      return reply.code(201).send(made)
    },
  )
  routes.put(
    '/gallery/:id',
    { config: formOf(galleryItem), schema: { params: idParams, body: bodyOf(galleryItem) } },
    async (request) => {
      const pictures = await readPictures(request, galleryItem)
      const body = request.body as Parsed
      if (body['image_clear'] === true && !pictures['image']) throw unmet({ image: sentences.required })
      const changed = await write(request, (sql) =>
        updateRecord(sql, request, galleryItem, request.params.id, body, { pictures }),
      )
      announce(app, galleryItem.table)
      return changed
    },
  )
}
