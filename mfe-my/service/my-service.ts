import type { ServiceOptions } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import descriptor from '../module.json' with { type: 'json' }

export const myService = (sql: ModuleDatabase): ServiceOptions => ({
  descriptor,
  routes: () => undefined,
  checkHealth: () => sql`select 1`,
})
