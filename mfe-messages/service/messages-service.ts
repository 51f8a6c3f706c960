import type { ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import descriptor from '../module.json' with { type: 'json' }
import { codeRoutes } from './codes/code-routes.ts'
import { messageEvents } from './message-events.ts'
import { messageJobs } from './message-jobs.ts'
import { messageRoutes } from './message-routes.ts'
import { optOutRoutes } from './opt-out-routes.ts'
import { planRoutes } from './plan-routes.ts'
import { reportRoutes } from './report-routes.ts'
import { internet, type Network } from './sending/network.ts'
import { addSendingLoop } from './sending/sending-loop.ts'
import { sendingRoutes } from './sending-routes.ts'
import { templateRoutes } from './template-routes.ts'

export const messagesService = (sql: ModuleDatabase, network: Network = internet): ServiceOptions => ({
  descriptor,
  routes: (app) => {
    messageRoutes(app, sql)
    planRoutes(app, sql)
    templateRoutes(app, sql)
    optOutRoutes(app, sql)
    sendingRoutes(app, sql, network)
    reportRoutes(app, sql)
    codeRoutes(app, sql, network)
    addSendingLoop(app, sql, network)
  },
  onEvent: messageEvents(sql),
  jobs: messageJobs(sql),
  checkHealth: () => sql`select 1`,
})
