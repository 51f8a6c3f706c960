import type { FastifyInstance } from 'fastify'
import { compositionRoutes } from './compositions/composition-routes.ts'
import { releases } from './module-routes.ts'
import { permissions } from './permissions/permission-routes.ts'
import { rehearsalRoutes } from './rehearsals/rehearsal-routes.ts'
import { moduleRights } from './rights/rights-routes.ts'
import { placeRoutes } from './places/place-routes.ts'
import { moduleSettingsRoutes } from './settings/settings-routes.ts'
import { figureRoutes } from './figures/figure-routes.ts'
import { moduleOverrides } from './module-overrides.ts'
import { moduleAudit } from './module-audit.ts'
import { moduleFiles } from './files/file-routes.ts'
import { moduleRecords } from './records/record-routes.ts'
import { moduleJobs } from './jobs/job-routes.ts'
import { moduleWork } from './module-work.ts'
import { taskRoutes } from './tasks/task-routes.ts'
import { moduleReports } from './module-reports.ts'
import type { RenderCheck } from './server-side-check.ts'
import { serviceGateway } from './services/service-gateway.ts'

type Feature = (app: FastifyInstance, website: { renderCheck?: RenderCheck }) => Promise<void>

export const modulesRoutes: Feature[] = [
  releases,
  compositionRoutes,
  rehearsalRoutes,
  permissions,
  moduleRights,
  placeRoutes,
  moduleSettingsRoutes,
  moduleOverrides,
  moduleAudit,
  moduleReports,
  figureRoutes,
  moduleJobs,
  moduleWork,
  taskRoutes,
  moduleFiles,
  moduleRecords,
  serviceGateway,
]
