import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify'
import type { ScopeArea } from '@samity/shared-api/contract/api-tokens/scopes'
import type { AccessRule } from './access.ts'
import type { Area, DescribedRoute, RouteDescription } from './describe-routes.ts'

/**
 * A token needs a scope of this area. 'several': any scope, for reading, and the route shows what belongs to
 * the areas of the scopes. 'closed': no token reaches accounts, sessions, tokens, backups, code and whatever
 * else only people administer.
 */
export type TokenArea = ScopeArea | 'several' | 'closed'

/** 'always', or whether a request with this body asks for it */
export type ConfirmationRule = 'always' | ((request: FastifyRequest) => Promise<boolean>)

export type RouteRules = {
  roles: AccessRule
  tokens: TokenArea
  /**
   * For what makes access permanent, such as a token or a role: the person must have confirmed with password
   * and second step within the last ten minutes (403 'auth.confirm').
   */
  confirmation?: ConfirmationRule
  /**
   * The services of modules may call the route with the token of the person whose request they answer. The
   * role of that person decides as with a session. The handler must compare `request.service.aud` with the
   * module that may do this.
   */
  services?: true | 'also without a person'
  /**
   * The service of a module may also call the route for the request of a visitor, or only of a member.
   * `request.user` is null then.
   */
  forVisitors?: 'all' | 'members'
  /** For what is public: the service of a module needs the request of a person, not an event or a job. */
  needsPerson?: true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route has them: the server does not start with one that has none. */
    rules?: RouteRules
    /** Routes of pages and files have none, and the document leaves them out. */
    description?: DescribedRoute
  }
}

type HandlerOptions = Pick<
  RouteShorthandOptions,
  'bodyLimit' | 'preHandler' | 'preValidation' | 'attachValidation'
> & {
  config?: FastifyContextConfig
}

type Declaration<Schema> = Omit<RouteRules, 'tokens'> &
  Partial<Pick<RouteRules, 'tokens'>> &
  RouteDescription &
  HandlerOptions & { schema?: Schema }

/**
 * Returns the function that declares the routes of an area: who may use a route, what the OpenAPI document
 * says about it, and Fastify's options, in one place. The table of access, the document and the areas of
 * tokens are read from it.
 */
export const routesOf =
  (defaults: { area: Area; tokens: TokenArea }) =>
  <const Schema extends FastifySchema>({
    schema,
    config,
    bodyLimit,
    preHandler,
    preValidation,
    attachValidation,
    roles,
    tokens = defaults.tokens,
    confirmation,
    services,
    forVisitors,
    needsPerson,
    ...description
  }: Declaration<Schema>) => ({
    ...(schema && { schema }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(preHandler && { preHandler }),
    ...(preValidation && { preValidation }),
    ...(attachValidation && { attachValidation }),
    config: {
      ...config,
      rules: {
        roles,
        tokens,
        ...(confirmation && { confirmation }),
        ...(services && { services }),
        ...(forVisitors && { forVisitors }),
        ...(needsPerson && { needsPerson }),
      },
      description: { area: defaults.area, ...description },
    },
  })

/** For pages, files and probes: they are for everyone, and the document leaves them out. */
export const openRoute = {
  config: { rules: { roles: 'open', tokens: 'closed' } },
} satisfies { config: FastifyContextConfig }

export const declareOpenRoutes = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...openRoute.config, ...route.config }
  })
}
