import type { FastifyRequest } from 'fastify'

/** True if the browser sent the form without our script and expects a page. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  headers.accept?.includes('text/html') === true
