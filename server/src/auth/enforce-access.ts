import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import {
  confirmationRequired,
  notAllowed,
  notAskedFor,
  notSignedIn,
  memberRequired,
  outOfScope,
  personRequired,
  tokenAddressRefused,
  tokenRefused,
  twoFactorRequired,
} from '../http/errors.ts'
import { isRead, refuseCrossSite } from '../http/cross-site.ts'
import type { RouteRules } from '../http/route.ts'
import { memberOfClaims, memberOfCookie } from './member-sessions.ts'

/** Routes for a person who must still set up two-step sign-in: setting it up, and their own account. */
const allowedBeforeTwoFactor = /^\w+ (user(\/.*)?|logout|change-password)$/

const prefix = '/api/'
/**
 * The path of a rule: without the prefix, a slash at the end, and the expressions of parameters
 * (':series(^[A-Z]{3}$)')
 */
const routePath = (url: string) =>
  url.startsWith(prefix)
    ? url
        .slice(prefix.length)
        .replace(/(.)\/$/, '$1')
        .replace(/(:\w+)\([^)]*\)/g, '$1')
    : url

export const routeName = (method: string, url: string) =>
  `${method === 'HEAD' ? 'GET' : method} ${routePath(url)}`

declare module 'fastify' {
  interface FastifyInstance {
    /** The rules of all routes by their names: 'GET banks/:id'. Complete once the server is ready. */
    accessRules: Map<string, RouteRules>
  }
}

/** Enforces the rules on every route that is registered after this call. */
export function enforceAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.decorate('accessRules', new Map<string, RouteRules>())
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  // only now: a plugin's routes are declared by hooks that run after this one
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      const name = routeName(Array.isArray(method) ? '*' : method, url)
      if (!config?.rules) throw new Error(`${name} does not say who may use it (http/route.ts)`)
      app.accessRules.set(name, config.rules)
    }
  })
  app.addHook('onRequest', async (request) => {
    const { url, config } = request.routeOptions
    if (url === undefined) return
    const { rules = { roles: [], tokens: 'closed' } } = config
    if (app.apiTokens.isUsedBy(request)) return enforceToken(request, rules)
    if (rules.roles !== 'open' && rules.roles.includes('member')) return enforceMember(request, rules)
    request.user = await app.sessions.userOf(request)
    if (!request.user) await enforceService(request, rules)
    if (rules.roles === 'open') return
    const token = request.headers.authorization
    if (!request.user && request.service) return
    if (!request.user && (token || !rules.roles.includes('anonymous'))) throw notSignedIn()
    if (!request.user) return
    if (!rules.roles.includes(request.user.role)) throw notAllowed()
    if (request.user.two_factor_due && !allowedBeforeTwoFactor.test(routeName(request.method, url)))
      throw twoFactorRequired()
  })
  // after the schemas: nobody confirms for a body that is refused anyway
  app.addHook('preHandler', async (request) => {
    const rule = request.routeOptions.config.rules?.confirmation
    if (!rule || (rule !== 'always' && !(await rule(request)))) return
    if (!request.user || !(await app.sessions.isConfirmed(request.user.session))) throw confirmationRequired()
  })
}

/**
 * Finds the member by the cookie, or by the token of the service that answers the member. A session of staff
 * in the same browser is disregarded: it gives nothing of a member.
 */
async function enforceMember(request: FastifyRequest, rules: RouteRules): Promise<void> {
  const { sql, serviceCallers } = request.server
  request.service = await serviceCallers.claimsOf(request)
  if (request.service && !(await serviceCallers.maySend(request.service, request.method, rules.tokens)))
    throw notAskedFor()
  request.member = request.service
    ? await memberOfClaims(sql, request.service)
    : await memberOfCookie(request)
  if (!request.member) throw memberRequired()
  if (!request.service && !isRead(request)) refuseCrossSite(request)
}

/**
 * Finds the service that asks. It may call what the rule has for services, with a person, and what its module
 * asks for. On an open route it is a visitor, as with any other token.
 */
async function enforceService(request: FastifyRequest, rules: RouteRules): Promise<void> {
  const { serviceCallers } = request.server
  if (rules.roles === 'open') return
  const claims = await serviceCallers.claimsOf(request)
  if (!claims) return
  const user = await serviceCallers.userOf(claims)
  const member = await memberOfClaims(request.server.sql, claims)
  const isVisitor =
    claims.sub === 'anonymous' && (rules.forVisitors === 'all' || (rules.forVisitors && member))
  // nobody has approved the module, or who did is no administrator any more
  if (!user && claims.sub === 'system') throw notAskedFor()
  if (!user && !isVisitor) return
  const isOwn = claims.sub === 'system' ? rules.services === 'also without a person' : rules.services
  if (!isOwn && !(await serviceCallers.maySend(claims, request.method, rules.tokens))) throw notAskedFor()
  if (rules.needsPerson && claims.sub === 'system') throw personRequired()
  request.user = user
  request.service = claims
  request.member = member
}

/**
 * Enforces role and scopes of an API token. On an open route a token that lacks the scope is a visitor, as
 * with any other token. Two-step sign-in does not apply: a program has no second step.
 */
async function enforceToken(request: FastifyRequest, { roles, tokens }: RouteRules): Promise<void> {
  const { apiTokens } = request.server
  const caller = await apiTokens.callerOf(request)
  const isInScope =
    caller !== null && caller !== 'address' && apiTokens.maySend(caller.token, request.method, tokens)
  if (roles === 'open') {
    if (!isInScope) return
  } else {
    if (caller === null) throw tokenRefused()
    if (caller === 'address') throw tokenAddressRefused()
    request.apiToken = caller.token
    if (!roles.includes(caller.user.role)) throw notAllowed()
    if (!isInScope) throw outOfScope()
  }
  request.apiToken = caller.token
  request.user = caller.user
}
