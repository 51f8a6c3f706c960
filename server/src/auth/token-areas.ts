import type { ScopeArea } from '@samity/shared-api/contract/api-tokens/scopes'

/*
 * The area of each route, by the beginning of its path. The longest path that fits decides. A route in no area is closed to
 * tokens, so that a new route is closed until somebody decides; a test demands that every route is named here.
 */

/** The change feed and any receipt by its id: every scope opens them, and they show what belongs to the areas of the scopes. */
const several = 'several'
/** Accounts, sessions, tokens, backups, code and everything else that only people administer. */
const closed = 'closed'

export type RouteArea = ScopeArea | typeof closed | typeof several

const pathsByArea: Record<RouteArea, readonly string[]> = {
  sales: [
    'vokalotnama',
    'bailbond',
    'form-sale',
    'associate-registration',
    'associate-renewal',
    'advocate-change',
    'advocate-all-fees',
    'shop-rent',
    'fund-collection',
    'electricity-bill',
    'bank-interest',
    'receipts',
    'receipts/:number/print',
    'paper-stock',
    'paid-periods',
    'rent-due',
    'counter',
  ],
  members: [
    'advocates',
    'dues',
    'dues-waivers',
    'fee-schedules',
    'delay-rules',
    'opening-dues',
    'voter-lists',
    'clearance-certificates',
    'bar-council-export',
    'import/advocates',
    'import/opening-dues',
    '/media/:hash',
  ],
  accounts: [
    'actual_expanse',
    'probable_income',
    'probable_expanse',
    'income_category',
    'expanse_category',
    'income-category-percentage',
    'welfare-category-percentage',
    'general-expense-category',
    'welfare-expense-category',
    'heads',
    'lock',
    'dashboard',
    'agreement',
    'years',
    'ledger-records',
    'monthly-income',
    'monthly-expanse',
    'income-report',
    'expanse-report',
    'general-income-report',
    'general-expanse-report',
    'welfare-income-report',
    'welfare-expanse-report',
  ],
  treasury: [
    'cash-book',
    'cash-days',
    'cash-day-reports',
    'money-places',
    'transfers',
    'where-the-money-is',
    'day-digests',
  ],
  resolutions: ['resolutions', 'prices', 'price-overrides', 'credit-payouts', 'advocate-credits'],
  configuration: [
    'banks',
    'buildings',
    'renters',
    'form',
    'position-list',
    'import/renters',
    'receipt-series',
  ],
  website: [
    'committees',
    'gallery',
    'notices',
    'contact-messages',
    'media',
    'site-links',
    'released-voter-lists',
    '/media/files/:hash/:name',
  ],
  papers: ['check', 'check-codes', 'check-figures', 'serial-codes'],
  imports: ['imports', 'old-books'],
  search: ['search'],
  modules: ['x'],
  audit: ['audit'],
  [several]: ['events', 'receipts/:number'],
  [closed]: [
    'webhooks',
    'webhook-deliveries',
    'getting-started',
    'login',
    'logout',
    'register',
    'setup',
    'settings',
    'change-password',
    'reset-password',
    'user',
    'users',
    'people',
    'two-factor-roles',
    'single-sign-on',
    'single-sign-on-links',
    'api-tokens',
    'backups',
    'database',
    'permissions',
    'modules',
    'module-overrides',
    'module-reports',
    'check-keys',
    'receipt-series/:code/approve',
    'receipt-series/:code/withdraw',
    'docs',
    'documentation',
    '*',
    '/.well-known/jwks.json',
    '/docs',
    '/healthz',
    '/readyz',
  ],
}

const areaByPath = new Map(
  Object.entries(pathsByArea).flatMap(([area, paths]) =>
    // the keys of the record above
    paths.map((path) => [path, area as RouteArea] as const),
  ),
)

/**
 * Returns the area of a route ('GET advocates/:id/dues'), 'closed' for one that no token reaches,
 * 'several' for what any scope opens, undefined for an unknown one.
 */
export function areaOfRoute(route: string): RouteArea | undefined {
  for (let path = route.slice(route.indexOf(' ') + 1); path !== ''; path = path.replace(/\/?[^/]*$/, '')) {
    const area = areaByPath.get(path)
    if (area) return area
  }
  return undefined
}
