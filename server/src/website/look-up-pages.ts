import { matchRoute, type PageLocation } from '@samity/shared-api/module'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/errors.ts'
import type { LookUpKind } from '../http/look-up-limit.ts'

/*
 * Pages that look something up for one visitor (/check/<code>, /check?paper=…&serial=…). No cache stores
 * them, because the next sale or void changes the result. The page reads the API as the server, so the
 * look-up of the visitor is counted here.
 */

const routes = [
  { path: '/check', kind: 'typed' },
  { path: '/check/:code', kind: 'code' },
] as const

/**
 * Returns how the page looks something up; undefined for every other page. It matches paths as the module
 * does.
 */
export function lookUpOf({ path, search }: PageLocation): LookUpKind | undefined {
  const route = matchRoute(routes, path)?.route
  if (!route) return undefined
  const params = new URLSearchParams(search)
  // in doubt it counts as typed, which has the lower limit
  if (['serial', 'receipt'].some((name) => params.has(name))) return 'typed'
  return route.kind === 'code' || params.has('code') ? 'code' : undefined
}

/**
 * Counts the look-up of the visitor. Returns for how many minutes the network has to wait; 0 if it may look
 * up.
 */
export function minutesToWait(app: FastifyInstance, request: FastifyRequest, kind: LookUpKind): number {
  if (!app.hasDecorator('chargeLookUp')) return 0
  try {
    app.chargeLookUp(request, kind)
    return 0
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error
    return Math.ceil(Number(error.headers['retry-after']) / 60)
  }
}
