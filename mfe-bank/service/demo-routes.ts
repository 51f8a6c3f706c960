import { parseBody } from '@samity/module-service'
import type { ModuleDatabase } from '@samity/module-service/postgres'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addDemoCheques, demoCheques } from './cheques/demo-cheques.ts'
import { addDemoDeposits, demoDeposits } from './deposits/demo-deposits.ts'
import { addDemoStatements, demoStatements } from './statements/demo-statements.ts'

const demoBody = z.object({ ...demoCheques, ...demoDeposits, ...demoStatements }).loose()

/**
 * Fills an empty bank desk for a demonstration, each part for itself. Only the server itself may send this,
 * with records of the demo association.
 */
export function bankDemoRoutes(app: FastifyInstance, sql: ModuleDatabase): void {
  app.post('/-/demo', { config: { system: true } }, async (request, reply) => {
    const body = parseBody(demoBody, request)
    for (const fill of [addDemoCheques, addDemoDeposits, addDemoStatements])
      await sql.begin((tx) => fill(tx, body))
    return reply.code(204).send()
  })
}
