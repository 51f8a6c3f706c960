import type { FastifyInstance, FastifyRequest } from 'fastify'
import { roles, type Role } from '@samity/shared-api/contract'
import {
  confirmationRequired,
  notAllowed,
  notSignedIn,
  outOfScope,
  tokenAddressRefused,
  tokenRefused,
  twoFactorRequired,
} from './errors.ts'

/** The person behind a request: a role, or 'anonymous' when nobody is signed in. */
export type Principal = Role | 'anonymous'
/** An 'open' route ignores the session: every request gets the same response, with any token. */
export type AccessRule = readonly Principal[] | 'open'
/** Rules by route: 'GET banks/:id'. Paths below /api/ are written without that prefix, others with their leading slash. */
export type AccessRules = Record<string, AccessRule>

export const anyone: AccessRule = ['anonymous', ...roles]
export const signedIn: AccessRule = roles
export const admin: AccessRule = ['admin']
export const editors: AccessRule = ['admin', 'staff']
export const readers: AccessRule = ['admin', 'staff', 'auditor']
export const sellers: AccessRule = ['admin', 'staff', 'cashier']
export const overseers: AccessRule = ['admin', 'auditor']
/** Data that the sales screens need: every role may read it. */
export const lookups: AccessRule = roles

/** Rules for the seven routes that `crud` registers for a resource. */
export const crudRules = (
  path: string,
  { read, edit }: { read: AccessRule; edit: AccessRule },
): AccessRules => ({
  [`GET ${path}`]: read,
  [`GET ${path}/:id`]: read,
  [`POST ${path}`]: edit,
  [`PUT ${path}/:id`]: edit,
  [`DELETE ${path}/:id`]: edit,
  [`POST ${path}/:id/archive`]: edit,
  [`POST ${path}/:id/restore`]: edit,
})

/** Rules for budgets, expenses and fund percentages: staff edit them, auditors read them, nobody archives them. */
export const bookRules = (path: string): AccessRules => ({
  [`GET ${path}`]: readers,
  [`GET ${path}/:id`]: readers,
  [`POST ${path}`]: editors,
  [`PUT ${path}/:id`]: editors,
  [`DELETE ${path}/:id`]: editors,
})

/** Rules for one kind of receipt: cashiers view and add receipts, staff change and void them. */
export const receiptRules = (path: string): AccessRules => ({
  [`GET ${path}`]: lookups,
  [`GET ${path}/:id`]: lookups,
  [`POST ${path}`]: sellers,
  [`PUT ${path}/:id`]: editors,
  [`DELETE ${path}/:id`]: editors,
})

/** The role of the sender; of a request without a user the one with the fewest rights to book. */
export const roleOf = ({ user }: FastifyRequest): Role => user?.role ?? 'cashier'

/** 'always', or whether a request with this body asks for it */
export type ConfirmationRule = 'always' | ((request: FastifyRequest) => Promise<boolean>)

declare module 'fastify' {
  interface FastifyInstance {
    /** The rules of all routes, collected from every call of `allow`. */
    accessRules: Map<string, AccessRule>
    /** The routes that a module's service may call for a person, collected from every call of `allowServices`. */
    serviceRoutes: Set<string>
    /** The routes that ask the person to confirm, collected from every call of `allowConfirmed`. */
    confirmedRoutes: Map<string, ConfirmationRule>
  }
}

/**
 * Declares who may use routes. Call it before you register them: the server does not start with a route that has no rule.
 * An app without access rules (a test that serves only pages) ignores the call.
 */
export function allow(app: FastifyInstance, rules: AccessRules): void {
  if (!app.hasDecorator('accessRules')) return
  for (const [route, rule] of Object.entries(rules)) {
    if (app.accessRules.has(route)) throw new Error(`${route} has two access rules`)
    app.accessRules.set(route, rule)
  }
}

/**
 * Like `allow`, for routes that make access permanent, such as a token or a role: the person must have confirmed with password
 * and second step within the last ten minutes (403 'auth.confirm').
 */
export function allowConfirmed(
  app: FastifyInstance,
  rules: AccessRules,
  confirmation: ConfirmationRule = 'always',
): void {
  allow(app, rules)
  if (!app.hasDecorator('confirmedRoutes')) return
  for (const route of Object.keys(rules)) app.confirmedRoutes.set(route, confirmation)
}

/**
 * Lets the services of modules call these routes with the token of the person whose request they answer. The role of that person
 * decides as with a session. The handler must compare `request.service.aud` with the module that may do this.
 */
export function allowServices(app: FastifyInstance, routes: string[]): void {
  if (!app.hasDecorator('serviceRoutes')) return
  for (const route of routes) app.serviceRoutes.add(route)
}

/** Routes for a person who must still set up two-step sign-in: setting it up, and their own account. */
const allowedBeforeTwoFactor = /^\w+ (user(\/.*)?|logout|change-password)$/

const prefix = '/api/'
/** The path of a rule: without the prefix, a slash at the end, and the expressions of parameters (':series(^[A-Z]{3}$)') */
const routePath = (url: string) =>
  url.startsWith(prefix)
    ? url
        .slice(prefix.length)
        .replace(/(.)\/$/, '$1')
        .replace(/(:\w+)\([^)]*\)/g, '$1')
    : url

export const routeName = (method: string, url: string) =>
  `${method === 'HEAD' ? 'GET' : method} ${routePath(url)}`

/** Returns the rule of a route, named as it was registered: 'GET', '/api/banks/:id'. */
export const ruleOf = (app: FastifyInstance, method: string, url: string): AccessRule | undefined =>
  app.accessRules.get(routeName(method, url)) ?? app.accessRules.get(`* ${routePath(url)}`)

/** Whether a route asks the person to confirm; undefined when it never does. */
export function confirmationOf(
  app: FastifyInstance,
  method: string,
  url: string,
): 'always' | 'sometimes' | undefined {
  const rule = app.confirmedRoutes.get(routeName(method, url))
  return rule && (rule === 'always' ? 'always' : 'sometimes')
}

/** Enforces the rules on every route that is registered after this call. */
export function enforceAccess(app: FastifyInstance): void {
  app.decorate('accessRules', new Map<string, AccessRule>())
  app.decorate('serviceRoutes', new Set<string>())
  app.decorate('confirmedRoutes', new Map<string, ConfirmationRule>())
  app.addHook('onRoute', ({ method, url }) => {
    for (const routeMethod of [method].flat())
      if (!ruleOf(app, routeMethod, url))
        throw new Error(`${routeMethod} ${url} has no access rule: declare it with allow() (http/access.ts)`)
  })
  app.addHook('onRequest', async (request) => {
    const { url, method } = request.routeOptions
    if (url === undefined) return
    const rule = ruleOf(app, request.method, url) ?? ruleOf(app, [method].flat()[0] ?? '', url) ?? []
    if (app.apiTokens.isUsedBy(request)) return enforceToken(request, routeName(request.method, url), rule)
    request.user = await app.sessions.userOf(request)
    if (!request.user && app.serviceRoutes.has(routeName(request.method, url))) {
      const caller = await app.serviceCallers.callerOf(request)
      request.user = caller?.user ?? null
      request.service = caller?.claims ?? null
    }
    if (rule === 'open') return
    const token = request.headers.authorization
    if (!request.user && (token || !rule.includes('anonymous'))) throw notSignedIn()
    if (!request.user) return
    if (!rule.includes(request.user.role)) throw notAllowed()
    if (request.user.two_factor_due && !allowedBeforeTwoFactor.test(routeName(request.method, url)))
      throw twoFactorRequired()
  })
  // after the schemas: nobody confirms for a body that is refused anyway
  app.addHook('preHandler', async (request) => {
    const { url } = request.routeOptions
    const rule = url === undefined ? undefined : app.confirmedRoutes.get(routeName(request.method, url))
    if (!rule || (rule !== 'always' && !(await rule(request)))) return
    if (!request.user || !(await app.sessions.isConfirmed(request.user.session))) throw confirmationRequired()
  })
}

/**
 * Enforces role and scopes of an API token. On an open route a token that lacks the scope is a visitor, as with any other token.
 * Two-step sign-in does not apply: a program has no second step.
 */
async function enforceToken(request: FastifyRequest, route: string, rule: AccessRule): Promise<void> {
  const { apiTokens } = request.server
  const caller = await apiTokens.callerOf(request)
  const isInScope = caller !== null && caller !== 'address' && apiTokens.maySend(caller.token, route)
  if (rule === 'open') {
    if (!isInScope) return
  } else {
    if (caller === null) throw tokenRefused()
    if (caller === 'address') throw tokenAddressRefused()
    request.apiToken = caller.token
    if (!rule.includes(caller.user.role)) throw notAllowed()
    if (!isInScope) throw outOfScope()
  }
  request.apiToken = caller.token
  request.user = caller.user
}
