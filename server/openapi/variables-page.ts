import path from 'node:path'
import { environmentVariables } from '../src/process/environment-variables.ts'
import { workspaceRoot } from './wire-schema-inputs.ts'

export const variablesFile = path.join(workspaceRoot, 'docs/operate/variables.md')

const head = `# Environment variables

\`npm run openapi\` writes this page from \`server/src/process/environment-variables.ts\`.

An empty variable counts as not set. The server refuses to start with a value that it cannot use, and says why.
[samity.env.example](../../packaging/files/samity.env.example) has the settings of an installed server, ready to fill in.

`

export function variablesPage(): string {
  const items = environmentVariables.map(
    ({ name, meaning, fallback }) => `- \`${name}\`: ${meaning}. Default: ${fallback}.`,
  )
  const secrets = environmentVariables.filter(({ name, isSecret }) => isSecret && name !== 'SECRET_KEY')
  const files = secrets.map(({ name }) => `- \`${name}_FILE\``)
  return `${head}${items.join('\n')}\n\n## Secrets in files\n\nThe content of a file counts as the variable:\n\n${files.join('\n')}\n`
}
