import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

/**
 * Folders (and single files) of a package from the lowest to the highest: each imports only itself and lower
 * ones.
 */
const layers: Record<string, string[]> = {
  server: [
    'process',
    'database',
    'doctor',
    'support',
    'audit',
    'http',
    'auth',
    'media',
    'resources',
    'openapi',
    'settings',
    'attachments',
    'paper-codes',
    'backup',
    'ledger',
    'receipts',
    'features',
    'modules',
    'website',
    'checks',
    'upgrade',
    'rehearsal',
    'demo',
    'commands',
  ],
  shell: [
    'page.ts',
    'language.ts',
    'forms',
    'components',
    'notices',
    'modules',
    'navigation',
    'early',
    'frames',
    'session',
    'screens',
    'routing',
  ],
}

type Import = { from: string; to: string }

const staticImport = /(?:from|^import) '(\.[^']+)'/gm

const sourceFilesOf = (packageName: string): string[] =>
  readdirSync(path.join(root, packageName, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|(^|\/)testing\//.test(file),
  )

const importsOf = (packageName: string): Import[] =>
  sourceFilesOf(packageName).flatMap((file) =>
    [...readFileSync(path.join(root, packageName, 'src', file), 'utf8').matchAll(staticImport)].flatMap(
      ([, target = '']) => {
        const to = path.join(path.dirname(file), target)
        return to.startsWith('..') ? [] : [{ from: file, to }]
      },
    ),
  )

const topFolderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file)

const folderOf = (file: string) =>
  /^(?:features|screens)\/[^/]+\//.exec(file)?.[0].slice(0, -1) ?? topFolderOf(file)

function findCircle(imports: Import[], groupOf = folderOf): string[] | undefined {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [folder, target] = [groupOf(from), groupOf(to)]
    if (folder !== target) targets.set(folder, (targets.get(folder) ?? new Set()).add(target))
  }
  const finished = new Set<string>()
  const visit = (folder: string, visited: string[]): string[] | undefined => {
    if (visited.includes(folder)) return [...visited.slice(visited.indexOf(folder)), folder]
    if (finished.has(folder)) return undefined
    for (const target of targets.get(folder) ?? []) {
      const circle = visit(target, [...visited, folder])
      if (circle) return circle
    }
    finished.add(folder)
    return undefined
  }
  for (const folder of targets.keys()) {
    const circle = visit(folder, [])
    if (circle) return circle
  }
  return undefined
}

const packageNames = ['', 'packages', 'docs']
  .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)))
  .filter((name) => existsSync(path.join(root, name, 'src')))

test('a circle of folders is found', () => {
  const imports = [
    { from: 'a/one.ts', to: 'b/two.ts' },
    { from: 'b/two.ts', to: 'c.ts' },
    { from: 'c.ts', to: 'a/three.ts' },
  ]
  expect(findCircle(imports)).toEqual(['a', 'b', 'c.ts', 'a'])
  expect(findCircle(imports.slice(0, 2))).toBeUndefined()
})

test.each(packageNames)('the folders of %s form no circle', (packageName) => {
  expect(findCircle(importsOf(packageName))).toBeUndefined()
})

test.each(packageNames)('the files of %s form no circle', (packageName) => {
  expect(findCircle(importsOf(packageName), (file) => file)).toBeUndefined()
})

/**
 * Uses of what another file declares on Fastify's objects: an arrow that no import shows. The declaration
 * belongs to the lowest folder that uses it; who fills it in may be higher.
 */
function decoratorUses(packageName: string): Import[] {
  const sources = sourceFilesOf(packageName).map((file) => ({
    file,
    text: readFileSync(path.join(root, packageName, 'src', file), 'utf8'),
  }))
  const owners = new Map<string, string>()
  for (const { file, text } of sources)
    for (const [, members = ''] of text.matchAll(
      /interface Fastify(?:Instance|Request) \{\n([\s\S]*?)\n {2}\}/g,
    ))
      for (const [, name = ''] of members.matchAll(/^ {4}(?:readonly )?(\w+)[?(:]/gm)) owners.set(name, file)
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:app|request|server)\.(\w+)/g)].flatMap(([, name = '']) => {
      const owner = owners.get(name)
      return owner && owner !== file ? [{ from: file, to: owner }] : []
    }),
  )
}

test.each(Object.entries(layers))('each folder of %s imports only lower ones', (packageName, order) => {
  const rank = (file: string) => {
    const index = order.indexOf(topFolderOf(file))
    // files beside the folders put the package together
    return index < 0 ? order.length : index
  }
  const folders = new Set(
    sourceFilesOf(packageName)
      .filter((file) => file.includes('/'))
      .map(topFolderOf),
  )
  expect([...folders].filter((folder) => !order.includes(folder))).toEqual([])
  const arrows = [...importsOf(packageName), ...decoratorUses(packageName)]
  expect(arrows.filter(({ from, to }) => rank(from) < rank(to))).toEqual([])
})
