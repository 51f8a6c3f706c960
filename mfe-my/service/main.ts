import { startService } from '@samity/module-service'
import { openModuleDatabase } from '@samity/module-service/postgres'
import { myService } from './my-service.ts'

const { DATABASE_URL } = process.env
if (!DATABASE_URL) throw new Error('DATABASE_URL is missing. Samity sets it when it starts the service.')

await startService(myService(openModuleDatabase(DATABASE_URL)))
