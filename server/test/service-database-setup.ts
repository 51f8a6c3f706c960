import { startTestPostgres } from './test-postgres.ts'

/**
 * Starts one PostgreSQL for the services of modules, in which each test file has a schema and a role of its
 * own. Alone, each would create a server.
 */
export default async function setUp(): Promise<void> {
  process.env['SAMITY_SERVICE_DATABASE'] =
    process.env['TEST_DATABASE_URL'] || (await startTestPostgres()).superuserUrl
}
