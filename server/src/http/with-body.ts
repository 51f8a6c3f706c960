import type { FastifyRequest } from 'fastify'

/** The request with the body of one of several records: who asks stays the same. */
export const withBody = (request: FastifyRequest, body: unknown): FastifyRequest =>
  // the derived object has everything of the request
  Object.create(request, { body: { value: body } }) as FastifyRequest
