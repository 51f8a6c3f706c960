import type { FastifyInstance } from 'fastify'
import { roles, type Role } from '@samity/shared-api/contract'
import { notAllowed, notSignedIn, twoFactorRequired } from './errors.ts'

/** Who sends a request: a role, or nobody signed in. */
export type Principal = Role | 'anonymous'
/** 'open' reads no session at all: every request gets the same response, whatever token it carries. */
export type AccessRule = readonly Principal[] | 'open'
/** Rules by route: 'GET banks/:id'. Paths below /api/ are written without it, others with their leading slash. */
export type AccessRules = Record<string, AccessRule>

export const anyone: AccessRule = ['anonymous', ...roles]
export const signedIn: AccessRule = roles
export const admin: AccessRule = ['admin']
export const editors: AccessRule = ['admin', 'staff']
export const readers: AccessRule = ['admin', 'staff', 'auditor']
export const sellers: AccessRule = ['admin', 'staff', 'cashier']
export const overseers: AccessRule = ['admin', 'auditor']
/** Staff, cashiers and auditors read what is needed to sell. */
export const lookups: AccessRule = roles

/** The seven routes of a resource that `crud` makes. */
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

/** Budgets, expenses and fund percentages: staff keep them, auditors read them, nobody archives them. */
export const bookRules = (path: string): AccessRules => ({
  [`GET ${path}`]: readers,
  [`GET ${path}/:id`]: readers,
  [`POST ${path}`]: editors,
  [`PUT ${path}/:id`]: editors,
  [`DELETE ${path}/:id`]: editors,
})

/** Receipts: cashiers see and add, staff change and void. */
export const receiptRules = (path: string): AccessRules => ({
  [`GET ${path}`]: lookups,
  [`GET ${path}/:id`]: lookups,
  [`POST ${path}`]: sellers,
  [`PUT ${path}/:id`]: editors,
  [`DELETE ${path}/:id`]: editors,
})

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may use which route: the sum of what all features have declared with `allow`. */
    accessRules: Map<string, AccessRule>
  }
}

/**
 * Declares who may use routes. A feature calls it before it registers them: a route without a rule does not start.
 * An app without access rules (a test that serves pages alone) ignores it.
 */
export function allow(app: FastifyInstance, rules: AccessRules): void {
  if (!app.hasDecorator('accessRules')) return
  for (const [route, rule] of Object.entries(rules)) {
    if (app.accessRules.has(route)) throw new Error(`${route} has two access rules`)
    app.accessRules.set(route, rule)
  }
}

/** What a person whose role requires two-step sign-in may use before setting it up. */
const allowedBeforeTwoFactor = /^\w+ (user(\/.*)?|logout|change-password)$/

const prefix = '/api/'
const routePath = (url: string) =>
  url.startsWith(prefix) ? url.slice(prefix.length).replace(/(.)\/$/, '$1') : url

const routeKey = (method: string, url: string) => `${method === 'HEAD' ? 'GET' : method} ${routePath(url)}`

/** The rule of a route as it was registered: 'GET', '/api/banks/:id'. */
export const ruleOf = (app: FastifyInstance, method: string, url: string): AccessRule | undefined =>
  app.accessRules.get(routeKey(method, url)) ?? app.accessRules.get(`* ${routePath(url)}`)

/** Enforces the rules on every route that is registered from now on. */
export function enforceAccess(app: FastifyInstance): void {
  app.decorate('accessRules', new Map<string, AccessRule>())
  app.addHook('onRoute', ({ method, url }) => {
    for (const routeMethod of [method].flat())
      if (!ruleOf(app, routeMethod, url))
        throw new Error(`${routeMethod} ${url} has no access rule: declare it with allow() (http/access.ts)`)
  })
  app.addHook('onRequest', async (request) => {
    const { url, method } = request.routeOptions
    if (url === undefined) return
    const rule = ruleOf(app, request.method, url) ?? ruleOf(app, [method].flat()[0] ?? '', url) ?? []
    request.user = await app.sessions.userOf(request)
    if (rule === 'open') return
    const token = request.headers.authorization
    if (!request.user && (token || !rule.includes('anonymous'))) throw notSignedIn()
    if (!request.user) return
    if (!rule.includes(request.user.role)) throw notAllowed()
    if (request.user.two_factor_due && !allowedBeforeTwoFactor.test(routeKey(request.method, url)))
      throw twoFactorRequired()
  })
}
