import type { FastifyInstance } from 'fastify'
import { releases } from './module-routes.ts'
import { permissions } from './permissions/permission-routes.ts'
import { moduleRights } from './rights/rights-routes.ts'
import { placeRoutes } from './places/place-routes.ts'
import { moduleSettingsRoutes } from './settings/settings-routes.ts'
import { moduleOverrides } from './module-overrides.ts'
import { moduleAudit } from './module-audit.ts'
import { moduleJobs } from './jobs/job-routes.ts'
import { moduleWork } from './module-work.ts'
import { taskRoutes } from './tasks/task-routes.ts'
import { moduleReports } from './module-reports.ts'
import type { RenderCheck } from './server-side-check.ts'
import { serviceGateway } from './services/service-gateway.ts'

type Feature = (app: FastifyInstance, website: { renderCheck?: RenderCheck }) => Promise<void>

export const modulesRoutes: Feature[] = [
  releases,
  permissions,
  moduleRights,
  placeRoutes,
  moduleSettingsRoutes,
  moduleOverrides,
  moduleAudit,
  moduleReports,
  moduleJobs,
  moduleWork,
  taskRoutes,
  serviceGateway,
]
