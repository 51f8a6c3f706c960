import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { unprocessable } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The names of the fields in the body, before the schema adds defaults */
    sentFields: string[]
  }
}

const noKnownField = {
  en: 'The request contains no field that can be changed. Send at least one field of this record.',
  bn: 'পরিবর্তন করা যায় এমন কিছু পাঠানো হয়নি। অন্তত একটি ঘর পাঠান।',
}

const hasKnownField = ({ sentFields, uploads }: FastifyRequest, schema: z.ZodObject): boolean =>
  [...sentFields, ...Object.keys(uploads)].some((name) => name !== 'version' && name in schema.shape)

/**
 * Refuses (422) a PUT without any field that its route knows: it would change nothing but look successful.
 */
export function requireKnownFields(app: FastifyInstance): void {
  app.decorateRequest('sentFields')
  app.addHook('preValidation', async (request) => {
    const { body } = request
    request.sentFields = typeof body === 'object' && body !== null ? Object.keys(body) : []
  })
  app.addHook('preHandler', async (request) => {
    const schema = request.routeOptions.schema?.body
    if (request.method === 'PUT' && schema instanceof z.ZodObject && !hasKnownField(request, schema))
      throw unprocessable({}, noKnownField).as('fields.unknown')
  })
}
