import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, root } from '@samity/module-registry'

const pages = [
  { name: 'reference', title: 'module.json, and the code of a module', source: 'index.ts' },
  { name: 'reference-links', title: 'menu and links', source: 'links.ts' },
  { name: 'reference-slots', title: 'slots', source: 'slots.ts' },
  {
    name: 'reference-service',
    title: 'service, data, permissions, settings and money',
    source: 'module-server.ts',
  },
]

const links = pages.map(({ name, title }) => `- [${title}](${name}.md)`).join('\n')

const withoutImports = (source: string) =>
  source.replace(/^(?:import|export) [^;]*? from '[^']+'\n/gm, '').trim()

export function moduleReference(): Map<string, string> {
  return new Map(
    pages.map(({ name, title, source }) => {
      const code = readFileSync(path.join(folderOf('shared-api'), 'src/module', source), 'utf8')
      const text = `# Reference: ${title}

\`npm run api\` writes this page from \`shared-api/src/module/${source}\`. A module imports the types from
\`@samity/shared-api/module\`. [Guide](../modules.md) · [tutorial](tutorial.md)

${links}

\`\`\`ts
${withoutImports(code)}
\`\`\`
`
      return [path.join(root, 'docs/modules', `${name}.md`), text]
    }),
  )
}
