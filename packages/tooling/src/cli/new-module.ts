import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, installedVersion, isWorkspace, readJson, thisSystem } from '@samity/module-registry'
import type { Say } from './command-line.ts'

const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * The names of a module: `mfe-book-loans`, `book-loans`, `BookLoans` in code and `Book Loans` on the page.
 */
export type ModuleNames = { name: string; short: string; screen: string; title: string }

export function moduleNamesOf(argument: string): ModuleNames {
  const short = argument.replace(/^mfe-/, '')
  if (!namePattern.test(short))
    throw new CommandError(
      `'${argument}' is not a valid module name: use lower-case letters, digits and single hyphens, and begin with a letter.`,
    )
  const parts = short.split('-').map(capitalize)
  return { name: `mfe-${short}`, short, screen: parts.join(''), title: parts.join(' ') }
}

export function moduleDescriptor({ name, short, screen, title }: ModuleNames): object {
  const words = { en: title, bn: title }
  const route = `/dashboard/${short}`
  const { contract, versions } = thisSystem()
  const minor = (version: string) => `^${version.split('.').slice(0, 2).join('.')}`
  return {
    name,
    title: words,
    contract,
    requires: {
      shell: minor(versions.shell),
      'shared-ui': minor(versions['shared-ui']),
      api: minor(versions.api),
    },
    routes: [{ path: route, screen, title: words, allow: ['admin', 'staff'] }],
    nav: [{ section: name, order: 10, path: route, label: words }],
  }
}

export function toolVersion(tool: string): string {
  if (isWorkspace) return installedVersion(tool, 'packages/tooling')
  // packed with exact versions in place of the catalog's
  const { dependencies } = readJson(path.join(import.meta.dirname, '../../package.json')) as {
    dependencies: Record<string, string>
  }
  return dependencies[tool] ?? '*'
}

function packageManifest(name: string): object {
  const { shared } = thisSystem()
  const version = (request: string) => (isWorkspace ? 'catalog:' : (shared[request] ?? '*'))
  const builderVersion = (tool: string) => (isWorkspace ? 'catalog:' : toolVersion(tool))
  const samityVersion = isWorkspace ? 'workspace:*' : '^1.0.0'
  return {
    name: isWorkspace ? `@samity/${name}` : name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      analyze: 'rspack build --env analyze',
      build: 'samity-tooling build',
      dev: 'samity-tooling dev',
      release: 'samity-tooling release',
    },
    dependencies: {
      '@samity/shared-api': samityVersion,
      '@samity/shared-ui': samityVersion,
      jotai: version('jotai'),
      react: version('react'),
      'react-dom': version('react-dom'),
    },
    devDependencies: {
      ...(isWorkspace && { '@module-federation/enhanced': 'catalog:' }),
      ...(!isWorkspace && { '@samity/module-registry': samityVersion }),
      '@samity/tooling': samityVersion,
      '@rspack/cli': builderVersion('@rspack/cli'),
      '@rspack/core': builderVersion('@rspack/core'),
      '@rspack/dev-server': builderVersion('@rspack/dev-server'),
    },
  }
}

const configCode = `import { moduleConfig } from '@samity/tooling/rspack'

export default moduleConfig(import.meta.dirname)
`

const moduleCode = (
  screen: string,
  folder: string,
) => `import { defineModule } from '@samity/shared-api/module'

export default defineModule({
  screens: {
    ${screen}: () => import('./${folder}/${screen}Page.tsx'),
  },
})
`

const pageCode = (screen: string, title: string) => `import { sessionAtom } from '@samity/shared-api/session'
import { Button, Card, Page } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useState } from 'react'

const words = {
  heading: { en: '${title}', bn: '${title}' },
  greeting: { en: 'Welcome, {name}.', bn: 'স্বাগতম, {name}।' },
  count: { en: 'Count', bn: 'গণনা করুন' },
  counted: { en: 'Counted: {times}', bn: 'গণনা হয়েছে: {times}' },
}

export default function ${screen}Page() {
  const t = useWords(words)
  const show = useShow()
  const { user } = useAtomValue(sessionAtom)
  const [times, setTimes] = useState(0)
  return (
    <Page heading={words.heading}>
      <Card>
        <p>{fill(t.greeting, { name: user?.name || user?.username || '' })}</p>
        <p role="status">{fill(t.counted, { times: show.number(times) })}</p>
        <Button type="primary" onClick={() => setTimes(times + 1)}>
          {t.count}
        </Button>
      </Card>
    </Page>
  )
}
`

const testCode = (screen: string) => `import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import ${screen}Page from './${screen}Page.tsx'

test('the page greets the signed-in person and counts', async () => {
  const { user } = renderScreen(<${screen}Page />)
  expect(screen.getByText('Welcome, Rahima Khatun.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Count' }))
  expect(screen.getByRole('status')).toHaveTextContent('Counted: 1')
})

test('the page is in Bengali when the language is', () => {
  renderScreen(<${screen}Page />, { language: 'bn' })
  expect(screen.getByText('স্বাগতম, Rahima Khatun।')).toBeVisible()
})
`

const tsconfig = {
  compilerOptions: {
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
  },
  include: ['src'],
  exclude: ['src/**/*.test.tsx'],
}

/** The boundaries of a module; oxlint inherits neither plugins nor categories. */
const lintConfig = {
  $schema: '../node_modules/oxlint/configuration_schema.json',
  extends: ['../.oxlintrc.json', '../packages/tooling/module.oxlintrc.json'],
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
}

const formatJson = (content: object) =>
  `${JSON.stringify(content, null, 2).replace(/\[\s+("\w+"),\s+("\w+")\s+\]/g, '[$1, $2]')}\n`

export function createModule(argument: string, parent: string, say: Say): string {
  const names = moduleNamesOf(argument)
  const { name, short, screen, title } = names
  const folder = path.join(parent, name)
  if (existsSync(folder)) throw new CommandError(`${folder} already exists.`)
  const files: Record<string, string> = {
    'module.json': formatJson(moduleDescriptor(names)),
    'package.json': formatJson(packageManifest(name)),
    'rspack.config.ts': configCode,
    'src/module.tsx': moduleCode(screen, short),
    [`src/${short}/${screen}Page.tsx`]: pageCode(screen, title),
    ...(isWorkspace
      ? {
          [`src/${short}/${screen}Page.test.tsx`]: testCode(screen),
          '.oxlintrc.json': formatJson(lintConfig),
        }
      : { 'tsconfig.json': formatJson(tsconfig), '.gitignore': 'node_modules/\nreleases/\n.cache/\n' }),
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  say(`${folder} is ready: one screen at /dashboard/${short}.`)
  return folder
}
