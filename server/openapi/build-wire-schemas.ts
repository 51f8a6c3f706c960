import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeFileAtomically } from '@samity/module-registry'
import { wireSchemasFile } from '../src/http/wire-schemas.ts'
import { wireSchemaInputs } from './wire-schema-inputs.ts'

/**
 * Makes the schemas of what the API returns, unless they are made of these sources already: the compiler
 * needs four seconds.
 */
export async function buildWireSchemas(file = wireSchemasFile): Promise<void> {
  const hash = createHash('sha256')
  for (const input of wireSchemaInputs()) hash.update(input).update('\0')
  const inputs = hash.digest('hex')
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(`{"inputs":"${inputs}"`)) return
  const { makeWireSchemas } = await import('./wire-schemas.ts')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileAtomically(file, JSON.stringify({ inputs, ...(await makeWireSchemas()) }))
}
