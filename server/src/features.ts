import type { FastifyInstance } from 'fastify'
import { signInRoutes } from './features/sign-in/index.ts'
import { usersRoutes } from './features/users/index.ts'
import { apiTokensRoutes } from './features/api-tokens/index.ts'
import { webhooksRoutes } from './features/webhooks/index.ts'
import { settings } from './settings/settings.ts'
import { siteRoutes } from './features/site/index.ts'
import { systemRoutes } from './features/system/index.ts'
import { configRoutes } from './features/config/index.ts'
import { importsRoutes } from './features/imports/index.ts'
import { salesRoutes } from './features/sales/index.ts'
import { membersRoutes } from './features/members/index.ts'
import { memberSessionsRoutes } from './features/member-sessions/index.ts'
import { accountsRoutes } from './features/accounts/index.ts'
import { treasuryRoutes } from './features/treasury/index.ts'
import { authenticityRoutes } from './features/authenticity/index.ts'
import { resolutionsRoutes } from './features/resolutions/index.ts'
import { counterRoutes } from './features/counter/index.ts'
import { startRoutes } from './features/start/index.ts'
import { modulesRoutes } from './modules/index.ts'
import type { WebsiteParts } from './website/website.ts'

/**
 * Everything below /api/. Each area lists in its `index.ts` what registers its routes. They get the functions
 * of the website, of which a server without a website has none.
 */
export const features: ((app: FastifyInstance, website: Partial<WebsiteParts>) => Promise<void>)[] = [
  ...signInRoutes,
  ...usersRoutes,
  ...apiTokensRoutes,
  ...webhooksRoutes,
  settings,
  ...siteRoutes,
  ...systemRoutes,
  ...configRoutes,
  ...importsRoutes,
  ...salesRoutes,
  ...membersRoutes,
  ...memberSessionsRoutes,
  ...accountsRoutes,
  ...treasuryRoutes,
  ...authenticityRoutes,
  ...resolutionsRoutes,
  ...counterRoutes,
  ...startRoutes,
  ...modulesRoutes,
]
