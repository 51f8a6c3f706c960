import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, root } from '@samity/module-registry'

/** The page that is made from the types of the contract. */
export const referenceFile = path.join(root, 'docs/modules/reference.md')

const sections = [
  ['module.json, and the code of a module', 'index.ts'],
  ['Slots', 'slots.ts'],
  ['Service, data, permissions, settings and money', 'module-server.ts'],
] as const

const head = `# Reference: the contract of modules

\`npm run api\` writes this page from the types in \`shared-api/src/module\`. A module imports them from \`@samity/shared-api/module\`.
[Guide](../modules.md) · [tutorial](tutorial.md)
`

const withoutImports = (source: string) =>
  source.replace(/^(?:import|export) [^;]*? from '[^']+'\n/gm, '').trim()

/** The content of the page: the declarations with their comments. */
export function moduleReference(): string {
  const parts = sections.map(([title, file]) => {
    const source = readFileSync(path.join(folderOf('shared-api'), 'src/module', file), 'utf8')
    return `## ${title}\n\n\`\`\`ts\n${withoutImports(source)}\n\`\`\`\n`
  })
  return `${head}\n${parts.join('\n')}`
}
