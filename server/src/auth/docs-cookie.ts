import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCost } from '../http/rate-limit.ts'
import { bearerOf, roleOfPictureCookie, pictureSecretOf, tokenHash } from './sessions.ts'

/*
 * Browsers send no Authorization header when they open a page. So a signed-in person who opens the
 * documentation gets a cookie that opens it and nothing else: the browser sends it to /docs/ only, no script
 * can read it, and no other site can make a browser send it. It has the secret of the cookie for pictures
 * (picture-cookie.ts), so it ends with the session.
 */

const cookieName = 'samity_docs'
const maxAgeSeconds = 7 * 24 * 60 * 60

export function setDocsCookie(request: FastifyRequest, reply: FastifyReply): void {
  const token = bearerOf(request)
  if (!token) return
  const secure = request.server.environment.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName}=${pictureSecretOf(token)}; Path=/docs/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}

/**
 * True if the client is signed in, by the session's token or by the cookie. A cookie costs a read, because
 * anybody can invent one.
 */
export async function mayReadDocs(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  if (request.user) return true
  const [, secret] =
    new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '') ?? []
  if (secret === undefined) return false
  app.charge(request, readCost)
  return (await roleOfPictureCookie(app.sql, tokenHash(secret))) !== undefined
}
