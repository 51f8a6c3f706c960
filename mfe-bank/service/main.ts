import { startService } from '@samity/module-service'
import { openModuleDatabase } from '@samity/module-service/postgres'
import { bankOptions } from './bank-options.ts'

const { DATABASE_URL } = process.env
if (!DATABASE_URL) throw new Error('DATABASE_URL is missing. Samity sets it when it starts the service.')
const sql = openModuleDatabase(DATABASE_URL)

await startService({ ...bankOptions(sql), checkHealth: () => sql`select 1` })
