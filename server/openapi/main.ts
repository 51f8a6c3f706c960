// `npm run openapi`: writes the schemas of the wire from the types of the contract, the page of error codes, and the types of the client.
import { writeFileSync } from 'node:fs'
import { errorCodesFile, errorCodesPage } from './error-codes-page.ts'
import { makeWireSchemas, wireSchemasFile } from './wire-schemas.ts'

writeFileSync(wireSchemasFile, `${JSON.stringify(await makeWireSchemas(), null, 2)}\n`)
writeFileSync(errorCodesFile, errorCodesPage())
// the document is made of the schemas above, so it is loaded after them
const [{ makeApiDocument }, { clientFiles }] = await Promise.all([
  import('./api-document.ts'),
  import('./client-files.ts'),
])
for (const [file, content] of await clientFiles(await makeApiDocument())) writeFileSync(file, content)
// jobs of the server without data would keep the process running
process.exit(0)
