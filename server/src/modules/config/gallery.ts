import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sentences } from '@samity/shared-api/contract'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { announce } from '../../platform/changes.ts'
import { archive, bodyOf, list, read, remove, restore, update } from '../../platform/crud.ts'
import { unmet } from '../../platform/errors.ts'
import { createRecord, readPictures, type Parsed } from '../../platform/records.ts'
import { write } from '../../platform/transaction.ts'

/** The image is required when adding, optional when editing. */
export async function gallery(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  for (const route of [list, read, update, archive, restore]) route(app, galleryItem)
  remove(app, galleryItem)
  routes.post('/gallery', { schema: { body: bodyOf(galleryItem) } }, async (request, reply) => {
    const pictures = await readPictures(request, galleryItem)
    if (!pictures['image']) throw unmet({ image: sentences.required })
    const made = await write(request, (sql) =>
      createRecord(sql, request, galleryItem, request.body as Parsed, { pictures }),
    )
    announce(app, galleryItem.table)
    return reply.code(201).send(made)
  })
}
