import type { FastifyInstance } from 'fastify'
import { releases } from './module-routes.ts'
import { permissions } from './permissions/permission-routes.ts'
import { moduleSettingsRoutes } from './settings/settings-routes.ts'
import { moduleOverrides } from './module-overrides.ts'
import { moduleReports } from './module-reports.ts'
import { serviceGateway } from './services/service-gateway.ts'

export const modulesRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  releases,
  permissions,
  moduleSettingsRoutes,
  moduleOverrides,
  moduleReports,
  serviceGateway,
]
