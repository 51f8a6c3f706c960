import path from 'node:path'
import { errorCodes, statusCodes } from '@samity/shared-api/contract/error-codes'
import { workspaceRoot } from './wire-schema-inputs.ts'

export const errorCodesFile = path.join(workspaceRoot, 'docs/api-errors.md')

const head = `# Error codes

\`npm run openapi\` writes this page from \`shared-api/src/contract/error-codes.ts\`.

Every error response is \`{ message, code, errors?, conflict? }\`:

- \`message\` is a sentence for people, in the language of \`Accept-Language\`. Do not compare it.
- \`code\` is the reason for programs. It never changes its meaning. Treat a code that you do not know as the general code of its status.
- \`errors\` has messages by the field's name on the wire; a nested row has a path such as \`serials.0.to_serial\`.
- \`conflict\` names the record in the way: \`{ path, id, number? }\`. \`GET <path>/<id>/\` returns it.

`

export function errorCodesPage(): string {
  const general = Object.entries(statusCodes).map(([status, code]) => `- ${status}: \`${code}\``)
  const all = Object.entries(errorCodes).map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  return `${head}## General codes by status\n\n${general.join('\n')}\n\n## All codes\n\n${all.join('\n')}\n`
}
