import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '@samity/shared-api/contract'
import type { Database } from '../database/database.ts'
import { bearerOf, roleOfPictureCookie, pictureSecretOf, tokenHash } from './sessions.ts'

/*
 * Browsers send no Authorization header with <img>. So signed-in people have a cookie that gives access to
 * pictures only: the browser sends it to no other path, no script can read it, and no other site can make a
 * browser send it. It is derived from the session's token and ends with the session. Nobody can compute the
 * token from it.
 */

const cookieName = 'samity_pictures'
const path = '/media/'
const maxAgeSeconds = 7 * 24 * 60 * 60

function setCookie(reply: FastifyReply, value: string, maxAge: number): void {
  const secure = reply.server.environment.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`,
  )
}

export const setPictureCookie = (reply: FastifyReply, token: string): void =>
  setCookie(reply, pictureSecretOf(token), maxAgeSeconds)

/** Sets the cookie again for an existing session, also for a session from before the cookie existed. */
export async function renewPictureCookie(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = bearerOf(request)
  if (!token || !request.user) return
  await request.server.sql`
    update sessions set picture_cookie_hash = ${tokenHash(pictureSecretOf(token))}
    where id = ${request.user.session} and picture_cookie_hash is null`
  setPictureCookie(reply, token)
}

export const clearPictureCookie = (reply: FastifyReply): void => setCookie(reply, '', 0)

/** The role of the person who is signed in, by session or picture cookie; undefined for a visitor. */
export async function readerRole(
  sql: Database,
  { user, headers }: FastifyRequest,
): Promise<Role | undefined> {
  if (user) return user.role
  const [, secret] =
    new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? '') ?? []
  return secret === undefined ? undefined : roleOfPictureCookie(sql, tokenHash(secret))
}

export const isSignedIn = async (sql: Database, request: FastifyRequest): Promise<boolean> =>
  (await readerRole(sql, request)) !== undefined
