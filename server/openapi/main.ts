// `npm run openapi`: writes the schemas of the wire from the types of the contract, the pages of error codes and of variables,
// and the types of the client.
import { writeFileSync } from 'node:fs'
import { errorCodesFile, errorCodesPage } from './error-codes-page.ts'
import { variablesFile, variablesPage } from './variables-page.ts'
import { makeWireSchemas, wireSchemasFile } from './wire-schemas.ts'

writeFileSync(wireSchemasFile, `${JSON.stringify(await makeWireSchemas(), null, 2)}\n`)
writeFileSync(errorCodesFile, errorCodesPage())
writeFileSync(variablesFile, variablesPage())
// the document is made of the schemas above, so it is loaded after them
const [{ makeApiDocument }, { clientFiles }] = await Promise.all([
  import('./api-document.ts'),
  import('./client-files.ts'),
])
for (const [file, content] of await clientFiles(await makeApiDocument())) writeFileSync(file, content)
// jobs of the server without data would keep the process running
process.exit(0)
