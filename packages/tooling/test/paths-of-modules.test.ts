import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchRoute, type Descriptor } from '@samity/shared-api/module'
import { root } from '@samity/module-registry'

/*
 * A package knows the paths of its own screens only. Records of other modules are opened by their kind
 * (`useRecordPath`, docs/modules/extensions.md), so a module can be absent, replaced or moved.
 */

const exceptions: Record<string, string> = {
  // the shell opens the back office after sign-in, and its bars and the website lead back to it
  '/dashboard': 'home of the back office',
  // where a person must go who has to set up two-step sign-in: the server lets only it pass
  '/dashboard/profile': 'set-up of two-step sign-in, named by the specification',
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const modules = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const routes = modules.flatMap((module) =>
  (JSON.parse(read(`${module}/module.json`)) as Descriptor).routes.map((route) => ({ module, ...route })),
)

const sourcesOf = (name: string): string[] =>
  readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|(^|\/)(testing|generated)\//.test(file))
    .map((file) => path.join(name, 'src', file))

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

/** The path that a literal names, with any value for what is filled in */
const pathOf = (literal: string) => literal.replace(/\$\{[^}]*\}?/g, 'x').replace(/[?#].*$/, '')

function foreignPaths(name: string, source: string): string[] {
  const literals = [...withoutComments(source).matchAll(/['"`](\/dashboard[^'"`\s]*)/g)].map(
    ([, literal = '']) => pathOf(literal),
  )
  return literals.filter((literal) => {
    const owner = matchRoute(routes, literal)?.route.module
    return owner !== undefined && owner !== name && !(literal in exceptions)
  })
}

test.each([...modules, 'shared-ui', 'shared-api', 'shell'])('%s names no path of another module', (name) => {
  const found = sourcesOf(name).flatMap((file) =>
    foreignPaths(name, read(file)).map((literal) => `${file}: ${literal}`),
  )
  expect(found).toEqual([])
})

test('a path of another module is found, one of the module itself is not', () => {
  const source = "to={`/dashboard/receipt/${number}`} back='/dashboard/library/books'"
  expect(foreignPaths('mfe-library', source)).toEqual(['/dashboard/receipt/x'])
})
