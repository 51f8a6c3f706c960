import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { validationMessages } from '@samity/shared-api/contract'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { notifyChange } from '../../database/changes.ts'
import {
  archiveRoute,
  requestBody,
  formConfig,
  idParams,
  listRoute,
  readRoute,
  removeRoute,
  restoreRoute,
  hideArchivedFromVisitors,
} from '../../resources/crud.ts'
import { unprocessable } from '../../http/errors.ts'
import { createRecord, readPictures, updateRecord, type ParsedBody } from '../../resources/records.ts'
import { write } from '../../http/write.ts'
import { anyone, editors } from '../../http/access.ts'
import { describeAction } from '../../http/describe-routes.ts'
import { routesOf } from '../../http/route.ts'

const route = routesOf({ area: 'config', tokens: 'website' })

/**
 * The image is required for a new item and optional for a change. A change can replace it but not remove it.
 */
export async function gallery(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  for (const register of [listRoute, readRoute])
    register(app, galleryItem, { roles: anyone, tokens: 'website' }, hideArchivedFromVisitors)
  for (const register of [archiveRoute, restoreRoute, removeRoute])
    register(app, galleryItem, { roles: editors, tokens: 'website' })
  routes.post(
    '/gallery',
    route({
      roles: editors,
      ...describeAction(galleryItem, 'create'),
      config: formConfig(galleryItem),
      schema: { body: requestBody(galleryItem) },
    }),
    async (request, reply) => {
      const pictures = await readPictures(request, galleryItem)
      if (!pictures['image']) throw unprocessable({ image: validationMessages.required })
      const record = await write(request, (sql) =>
        createRecord(sql, request, galleryItem, request.body as ParsedBody, { pictures }),
      )
      notifyChange(app, galleryItem.relation)
      return reply.code(201).send(record)
    },
  )
  routes.put(
    '/gallery/:id',
    route({
      roles: editors,
      ...describeAction(galleryItem, 'update'),
      config: formConfig(galleryItem),
      schema: { params: idParams, body: requestBody(galleryItem) },
    }),
    async (request) => {
      const pictures = await readPictures(request, galleryItem)
      const body = request.body as ParsedBody
      if (body['image_clear'] === true && !pictures['image'])
        throw unprocessable({ image: validationMessages.required })
      const record = await write(request, (sql) =>
        updateRecord(sql, request, galleryItem, request.params.id, body, { pictures }),
      )
      notifyChange(app, galleryItem.relation)
      return record
    },
  )
}
