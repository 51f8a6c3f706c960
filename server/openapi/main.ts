// `npm run openapi`: writes the pages of error codes and of variables, and the types of the client.
import { writeFileSync } from 'node:fs'
import { makeApiDocument } from './api-document.ts'
import { clientFiles } from './client-files.ts'
import { errorCodesFile, errorCodesPage } from './error-codes-page.ts'
import { variablesFile, variablesPage } from './variables-page.ts'

writeFileSync(errorCodesFile, errorCodesPage())
writeFileSync(variablesFile, variablesPage())
for (const [file, content] of await clientFiles(await makeApiDocument())) writeFileSync(file, content)
// jobs of the server without data would keep the process running
process.exit(0)
