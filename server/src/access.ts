import type { FastifyInstance } from 'fastify'
import { roles, type Role } from '@samity/shared-api/contract'
import { notAllowed, notSignedIn, twoFactorRequired } from './http/errors.ts'

/** Who asks: a role, or nobody signed in. */
export type Principal = Role | 'anonymous'
/** 'open' looks at no session at all: whoever asks, with whatever token, gets the same. */
export type AccessRule = readonly Principal[] | 'open'

const anyone: AccessRule = ['anonymous', ...roles]
const signedIn: AccessRule = roles
const admin: AccessRule = ['admin']
const editors: AccessRule = ['admin', 'staff']
const readers: AccessRule = ['admin', 'staff', 'auditor']
const sellers: AccessRule = ['admin', 'staff', 'cashier']
/** Staff, cashiers and auditors read what is needed to sell. */
const lookups: AccessRule = roles

/** The seven routes of a resource that `crud` makes. */
const crudRules = (
  path: string,
  { read, edit }: { read: AccessRule; edit: AccessRule },
): Record<string, AccessRule> => ({
  [`GET ${path}`]: read,
  [`GET ${path}/:id`]: read,
  [`POST ${path}`]: edit,
  [`PUT ${path}/:id`]: edit,
  [`DELETE ${path}/:id`]: edit,
  [`POST ${path}/:id/archive`]: edit,
  [`POST ${path}/:id/restore`]: edit,
})

/** Budgets, expenses and percentages of a fund: kept by those who keep the books, never archived. */
const bookRules = (path: string): Record<string, AccessRule> => ({
  [`GET ${path}`]: readers,
  [`GET ${path}/:id`]: readers,
  [`POST ${path}`]: editors,
  [`PUT ${path}/:id`]: editors,
  [`DELETE ${path}/:id`]: editors,
})

/** A stream of receipts: cashiers see and add, staff change and void. */
const receiptRules = (path: string): Record<string, AccessRule> => ({
  [`GET ${path}`]: lookups,
  [`GET ${path}/:id`]: lookups,
  [`POST ${path}`]: sellers,
  [`PUT ${path}/:id`]: editors,
  [`DELETE ${path}/:id`]: editors,
})

/**
 * Who may do what: the one table that the server enforces. Paths below /api/ stand without it, others with their
 * leading slash. A route that is not here does not start.
 */
export const access: Record<string, AccessRule> = {
  '* *': 'open',
  'GET docs': 'open',
  'GET docs/': 'open',
  'GET docs/*': 'open',
  'GET docs/json': 'open',
  'GET docs/yaml': 'open',
  'GET docs/static/*': 'open',
  'GET docs/static/index.html': 'open',
  'GET docs/static/swagger-initializer.js': 'open',

  'POST login': 'open',
  'POST register': 'open',
  'GET setup': 'open',
  'POST setup': 'open',
  'POST reset-password': 'open',
  'POST logout': signedIn,
  'POST change-password': signedIn,
  'GET user': signedIn,
  'PUT user': signedIn,
  'GET user/sessions': signedIn,
  'DELETE user/sessions/:id': signedIn,
  'GET user/two-factor': signedIn,
  'POST user/two-factor': signedIn,
  'PUT user/two-factor': signedIn,
  'DELETE user/two-factor': signedIn,
  'POST user/two-factor/recovery-codes': signedIn,
  'GET two-factor-roles': admin,
  'PUT two-factor-roles': admin,

  'GET users': admin,
  'GET users/:id': admin,
  'PUT users/:id': admin,
  'DELETE users/:id': admin,
  'GET users/:id/sessions': admin,
  'DELETE users/:id/sessions': admin,
  'POST users/:id/reset-link': admin,
  'POST users/:id/unlock': admin,
  'DELETE users/:id/two-factor': admin,

  'GET audit': ['admin', 'auditor'],
  'GET audit/verify': ['admin', 'auditor'],
  'GET backups': admin,
  'POST backups': admin,
  'POST backups/passphrase-kept': admin,
  'GET settings': 'open',
  'PUT settings': admin,
  'POST settings/preview': admin,
  'POST module-overrides': admin,
  'DELETE module-overrides': admin,
  'GET modules': admin,
  'POST modules/:name/activate': admin,
  'POST modules/:name/rollback': admin,
  'POST modules/:name/choose': admin,
  'POST modules/notices/:id/dismiss': admin,
  'POST media': editors,
  'POST contact-messages': 'open',
  'GET contact-messages': readers,
  'GET contact-messages/:id': readers,
  'POST contact-messages/:id/archive': editors,
  'POST contact-messages/:id/restore': editors,

  ...crudRules('advocates', { read: anyone, edit: editors }),
  'GET advocates/duplicates': editors,
  'POST advocates/withheld-fields': editors,
  'POST import/advocates': editors,
  'POST import/renters': editors,
  ...crudRules('buildings', { read: lookups, edit: editors }),
  ...crudRules('renters', { read: lookups, edit: editors }),
  ...crudRules('banks', { read: lookups, edit: editors }),
  ...crudRules('form', { read: lookups, edit: editors }),
  ...crudRules('gallery', { read: anyone, edit: editors }),
  ...crudRules('notices', { read: anyone, edit: editors }),
  ...crudRules('committees', { read: anyone, edit: editors }),
  'POST committees/copy': editors,
  ...crudRules('position-list', { read: readers, edit: editors }),
  'POST position-list/order': editors,
  ...crudRules('income_category', { read: readers, edit: editors }),
  ...crudRules('expanse_category', { read: readers, edit: editors }),

  ...bookRules('probable_income'),
  ...bookRules('probable_expanse'),

  ...receiptRules('vokalotnama'),
  ...receiptRules('bailbond'),
  ...receiptRules('form-sale'),
  ...receiptRules('associate-registration'),
  ...receiptRules('associate-renewal'),
  ...receiptRules('advocate-change'),
  ...receiptRules('shop-rent'),
  ...receiptRules('fund-collection'),
  ...receiptRules('advocate-all-fees'),
  ...receiptRules('electricity-bill'),
  ...receiptRules('bank-interest'),
  'GET paper-stock': lookups,
  'GET paper-stock/papers': lookups,
  'GET paper-stock/serial': lookups,
  'GET paper-stock/:id': lookups,
  'POST paper-stock': editors,
  'DELETE paper-stock/:id': editors,
  'GET search': signedIn,
  'GET paid-periods': lookups,
  'GET rent-due': lookups,
  'GET receipts/:number': lookups,
  'POST receipts/:number/print': sellers,

  ...bookRules('actual_expanse'),
  'GET actual_expanse/:id/attachment': readers,
  'PUT actual_expanse/:id/attachment': editors,
  'DELETE actual_expanse/:id/attachment': editors,
  'GET heads': readers,
  'GET heads/:id': readers,
  'PUT heads/:id': editors,
  ...bookRules('income-category-percentage'),
  ...bookRules('welfare-category-percentage'),
  ...bookRules('general-expense-category'),
  ...bookRules('welfare-expense-category'),
  'GET income-report': readers,
  'GET expanse-report': readers,
  'GET monthly-income': readers,
  'GET monthly-expanse': readers,
  'GET general-income-report': readers,
  'GET general-expanse-report': readers,
  'GET welfare-income-report': readers,
  'GET welfare-expanse-report': readers,
  'GET years': readers,
  'GET ledger-records': readers,
  'GET dashboard': signedIn,
  'GET agreement': readers,
  'GET lock': signedIn,
  'PUT lock': admin,
  'GET lock/exceptions': ['admin', 'auditor'],
  'POST lock/exceptions': admin,
  'POST lock/exceptions/:id/end': admin,
  'GET lock/exceptions/:id/entries': ['admin', 'auditor'],

  'GET /media/:hash': 'open',
  'GET /media/:hash/:file': 'open',
  'GET /media/files/:hash/:name': 'open',
  'GET /*': 'open',
  'GET /assets/*': 'open',
  'GET /releases/*': 'open',
  'GET /modules.json': 'open',
  'GET /dev/changes': 'open',
  'GET /dev/reload.js': 'open',
  'GET /robots.txt': 'open',
  'GET /sitemap.xml': 'open',
  'GET /site.webmanifest': 'open',
  'GET /icon.svg': 'open',
  'POST module-reports': 'open',
  'GET /healthz': 'open',
  'GET /readyz': 'open',
}

/** What remains for a person whose role waits for two-step sign-in: to set it up, and what is one's own. */
const allowedBeforeTwoFactor = new Set(
  Object.keys(access).filter((route) => /^\w+ (user(\/.*)?|logout|change-password)$/.test(route)),
)

const prefix = '/api/'
const routePath = (url: string) =>
  url.startsWith(prefix) ? url.slice(prefix.length).replace(/(.)\/$/, '$1') : url

const routeKey = (method: string, url: string) => `${method === 'HEAD' ? 'GET' : method} ${routePath(url)}`

/** The rule of a route as it was registered: 'GET', '/api/banks/:id'. */
export function ruleOf(method: string, url: string): AccessRule | undefined {
  return access[routeKey(method, url)] ?? access[`* ${routePath(url)}`]
}

/** Registers the table's enforcement; before any route. */
export function enforceAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const routeMethod of [method].flat())
      if (!ruleOf(routeMethod, url))
        throw new Error(`${routeMethod} ${url} has no line in the access table (platform/access.ts)`)
  })
  app.addHook('onRequest', async (request) => {
    const { url, method } = request.routeOptions
    if (url === undefined) return
    const rule = ruleOf(request.method, url) ?? ruleOf([method].flat()[0] ?? '', url) ?? []
    request.user = await app.sessions.userOf(request)
    if (rule === 'open') return
    const token = request.headers.authorization
    if (!request.user && (token || !rule.includes('anonymous'))) throw notSignedIn()
    if (!request.user) return
    if (!rule.includes(request.user.role)) throw notAllowed()
    if (request.user.two_factor_due && !allowedBeforeTwoFactor.has(routeKey(request.method, url)))
      throw twoFactorRequired()
  })
}
