import type { FastifyInstance } from 'fastify'
import { createService, type ServiceOptions } from './create-service.ts'

const required = (name: string): string => {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is missing. Samity sets it when it starts the service; see the tutorial.`)
  return value
}

/**
 * Starts the service. It listens on `SAMITY_SOCKET`, or on `PORT` when it runs on another machine, accepts
 * the tokens of the gateway whose keys are at `SAMITY_JWKS_URL`, calls the API at `SAMITY_API_URL`, and ends
 * in an orderly way on SIGTERM. Throws when a variable is missing.
 */
export async function startService(options: ServiceOptions): Promise<FastifyInstance> {
  const socket = process.env['SAMITY_SOCKET']
  const app = await createService(options, {
    jwksUrl: required('SAMITY_JWKS_URL'),
    apiUrl: required('SAMITY_API_URL'),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  await app.listen(socket ? { path: socket } : { host: '0.0.0.0', port: Number(required('PORT')) })
  return app
}
