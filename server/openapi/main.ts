// `npm run openapi`: writes the schemas of the wire from the types of the contract.
import { writeFileSync } from 'node:fs'
import { makeWireSchemas, wireSchemasFile } from './wire-schemas.ts'

writeFileSync(wireSchemasFile, `${JSON.stringify(await makeWireSchemas(), null, 2)}\n`)
