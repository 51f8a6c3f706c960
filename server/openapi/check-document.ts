// A check of `npm run check`: lints the OpenAPI document of the server's routes with the recommended rules of
// Redocly.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { makeApiDocument } from './api-document.ts'

const config = await createConfig({ extends: ['recommended'] })
const problems = await lintFromString({ source: JSON.stringify(await makeApiDocument()), config })
for (const { severity, ruleId, message, location } of problems)
  console.log(`${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)
console.log(`${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
