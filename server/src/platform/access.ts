import type { FastifyInstance } from 'fastify'
import { roles, type Role } from '@samity/shared-api/contract'
import { notAllowed, notSignedIn, twoFactorDue } from './errors.ts'

/** Who asks: a role, or nobody signed in. */
export type Visitor = Role | 'anonymous'
/** 'open' looks at no session at all: whoever asks, with whatever token, gets the same. */
export type Rule = readonly Visitor[] | 'open'

const anyone: Rule = ['anonymous', ...roles]
const signedIn: Rule = roles
const admin: Rule = ['admin']
const editors: Rule = ['admin', 'staff']
const readers: Rule = ['admin', 'staff', 'auditor']
const sellers: Rule = ['admin', 'staff', 'cashier']
/** Staff, cashiers and auditors read what is needed to sell. */
const lookups: Rule = roles

/** The seven routes of a resource that `crud` makes. */
const resource = (path: string, { read, edit }: { read: Rule; edit: Rule }): Record<string, Rule> => ({
  [`GET ${path}`]: read,
  [`GET ${path}/:id`]: read,
  [`POST ${path}`]: edit,
  [`PUT ${path}/:id`]: edit,
  [`DELETE ${path}/:id`]: edit,
  [`POST ${path}/:id/archive`]: edit,
  [`POST ${path}/:id/restore`]: edit,
})

/** Budgets, expenses and percentages of a fund: kept by those who keep the books, never archived. */
const books = (path: string): Record<string, Rule> => ({
  [`GET ${path}`]: readers,
  [`GET ${path}/:id`]: readers,
  [`POST ${path}`]: editors,
  [`PUT ${path}/:id`]: editors,
  [`DELETE ${path}/:id`]: editors,
})

/** A stream of receipts: cashiers see and add, staff change and void. */
const receipts = (path: string): Record<string, Rule> => ({
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
export const access: Record<string, Rule> = {
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

  ...resource('advocates', { read: anyone, edit: editors }),
  'GET advocates/duplicates': editors,
  'POST advocates/withheld-fields': editors,
  'POST import/advocates': editors,
  'POST import/renters': editors,
  ...resource('buildings', { read: lookups, edit: editors }),
  ...resource('renters', { read: lookups, edit: editors }),
  ...resource('banks', { read: lookups, edit: editors }),
  ...resource('form', { read: lookups, edit: editors }),
  ...resource('gallery', { read: anyone, edit: editors }),
  ...resource('notices', { read: anyone, edit: editors }),
  ...resource('committees', { read: anyone, edit: editors }),
  'POST committees/copy': editors,
  ...resource('position-list', { read: readers, edit: editors }),
  'POST position-list/order': editors,
  ...resource('income_category', { read: readers, edit: editors }),
  ...resource('expanse_category', { read: readers, edit: editors }),

  ...books('probable_income'),
  ...books('probable_expanse'),

  ...receipts('vokalotnama'),
  ...receipts('bailbond'),
  ...receipts('form-sale'),
  ...receipts('associate-registration'),
  ...receipts('associate-renewal'),
  ...receipts('advocate-change'),
  ...receipts('shop-rent'),
  ...receipts('fund-collection'),
  ...receipts('advocate-all-fees'),
  ...receipts('electricity-bill'),
  ...receipts('bank-interest'),
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

  ...books('actual_expanse'),
  'GET actual_expanse/:id/attachment': readers,
  'PUT actual_expanse/:id/attachment': editors,
  'DELETE actual_expanse/:id/attachment': editors,
  'GET heads': readers,
  'GET heads/:id': readers,
  'PUT heads/:id': editors,
  ...books('income-category-percentage'),
  ...books('welfare-category-percentage'),
  ...books('general-expense-category'),
  ...books('welfare-expense-category'),
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
const beforeTwoFactor = new Set(
  Object.keys(access).filter((route) => /^\w+ (user(\/.*)?|logout|change-password)$/.test(route)),
)

const prefix = '/api/'
const nameOf = (url: string) =>
  url.startsWith(prefix) ? url.slice(prefix.length).replace(/(.)\/$/, '$1') : url

const lineOf = (method: string, url: string) => `${method === 'HEAD' ? 'GET' : method} ${nameOf(url)}`

/** The rule of a route as it was registered: 'GET', '/api/banks/:id'. */
export function ruleOf(method: string, url: string): Rule | undefined {
  return access[lineOf(method, url)] ?? access[`* ${nameOf(url)}`]
}

/** Registers the table's enforcement; before any route. */
export function enforceAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (!ruleOf(one, url))
        throw new Error(`${one} ${url} has no line in the access table (platform/access.ts)`)
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
    if (request.user.two_factor_due && !beforeTwoFactor.has(lineOf(request.method, url))) throw twoFactorDue()
  })
}
