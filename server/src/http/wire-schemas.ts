import { readFileSync } from 'node:fs'
import path from 'node:path'

export type JsonSchema = { [keyword: string]: unknown }
/** The schemas of everything that the API returns, made from the types of the contract (server/openapi). */
export type WireSchemas = {
  /** By the path of a resource: the name of the type of its rows, and the folder of its declaration */
  resources: Record<string, { row: string; area: string }>
  schemas: Record<string, JsonSchema>
  choices: Record<string, string[]>
}

export const wireSchemasFile = path.join(import.meta.dirname, '../../dist/wire-schemas.json')

function readWireSchemas(): WireSchemas {
  try {
    return JSON.parse(readFileSync(wireSchemasFile, 'utf8')) as WireSchemas
  } catch (error) {
    throw new Error('server/dist/wire-schemas.json is missing or damaged: npm run build makes it.', {
      cause: error,
    })
  }
}

let read: WireSchemas | undefined
export const wireSchemas = (): WireSchemas => (read ??= readWireSchemas())
