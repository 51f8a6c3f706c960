// `npm run openapi`: writes the schemas of the wire from the types of the contract, and the page of error codes.
import { writeFileSync } from 'node:fs'
import { errorCodesFile, errorCodesPage } from './error-codes-page.ts'
import { makeWireSchemas, wireSchemasFile } from './wire-schemas.ts'

writeFileSync(wireSchemasFile, `${JSON.stringify(await makeWireSchemas(), null, 2)}\n`)
writeFileSync(errorCodesFile, errorCodesPage())
