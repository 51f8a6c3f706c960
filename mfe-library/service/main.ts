import { startService } from '@samity/module-service'
import descriptor from '../module.json' with { type: 'json' }
import { libraryEvents } from './library-events.ts'
import { libraryJobs } from './library-jobs.ts'
import { libraryRoutes } from './library-routes.ts'
import { openModuleDatabase } from '@samity/module-service/postgres'

const { DATABASE_URL } = process.env
if (!DATABASE_URL) throw new Error('DATABASE_URL is missing. Samity sets it when it starts the service.')
const sql = openModuleDatabase(DATABASE_URL)

await startService({
  descriptor,
  routes: libraryRoutes(sql),
  onEvent: libraryEvents(sql),
  jobs: libraryJobs(sql),
  checkHealth: () => sql`select 1`,
})
