import path from 'node:path'

type Hashes = { ofTest(test: string): string; ofSpec(spec: string, modules?: string[]): string }
// plain JavaScript, because it runs before the packages are installed
const load = async () =>
  (await import(path.join(__dirname, '../../../scripts/test-memory.mjs'))) as {
    ContentHashes: new (tree: Map<string, string>) => Hashes
  }

const packageOf = (name: string, ...dependencies: string[]) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((one) => [one, '1'])) })

const files = {
  'pnpm-lock.yaml': 'packages',
  'server/package.json': packageOf('server'),
  'server/src/sales.ts': "const page = '../../docs/pages/sales.md'",
  'server/test/sales.test.ts': 'sales',
  'server/test/releases.test.ts': "readFileSync('releases.json')",
  'server/test/helped.test.ts': "import { read } from './helper.ts'",
  'server/test/helper.ts': "export { read } from './deeper-helper.ts'",
  'server/test/deeper-helper.ts': 'import.meta.dirname',
  'docs/pages/sales.md': 'a page',
  'ui/package.json': packageOf('ui'),
  'ui/src/button.ts': 'a button',
  'mfe-a/package.json': packageOf('a', 'ui'),
  'mfe-a/src/page.ts': 'a page',
  'mfe-a/src/page.test.ts': 'a test',
  'mfe-b/package.json': packageOf('b', 'ui'),
  'mfe-b/src/page.ts': 'a page',
  'mfe-b/src/page.test.ts': 'a test',
  'ui/src/with-a.test.ts': "import page from '../../mfe-a/src/page.ts'",
  'e2e/package.json': packageOf('e2e'),
  'e2e/tests/a.spec.ts': "import { open } from '../open.ts'",
  'e2e/open.ts': 'open',
  'e2e/tests/machine.spec.ts': "import 'node:child_process'",
}

async function testsAfter(changed: string): Promise<string[]> {
  const { ContentHashes } = await load()
  const before = new ContentHashes(new Map(Object.entries(files)))
  const after = new ContentHashes(new Map(Object.entries({ ...files, [changed]: 'another content' })))
  const tests = Object.keys(files).filter((name) => name.endsWith('.test.ts'))
  const specs = Object.keys(files).filter((name) => name.endsWith('.spec.ts'))
  return [
    ...tests.filter((name) => before.ofTest(name) !== after.ofTest(name)),
    ...specs.filter((name) => before.ofSpec(name, ['mfe-a']) !== after.ofSpec(name, ['mfe-a'])),
  ]
}
const whole = ['server/test/releases.test.ts', 'server/test/helped.test.ts', 'e2e/tests/machine.spec.ts']

test('a change of a module: its tests, the specifications that loaded it, and tests that look around', async () => {
  expect(await testsAfter('mfe-a/src/page.ts')).toEqual(
    expect.arrayContaining([
      ...whole,
      'mfe-a/src/page.test.ts',
      // and no other test that uses the package of this one
      'ui/src/with-a.test.ts',
      'e2e/tests/a.spec.ts',
    ]),
  )
  expect(await testsAfter('mfe-a/src/page.ts')).toHaveLength(6)
  expect((await testsAfter('mfe-b/src/page.ts')).sort()).toEqual([...whole, 'mfe-b/src/page.test.ts'].sort())
})

test('a change of a package: the tests of all that use it', async () => {
  const tests = await testsAfter('ui/src/button.ts')
  expect(tests).toEqual(expect.arrayContaining(['mfe-a/src/page.test.ts', 'mfe-b/src/page.test.ts']))
  expect(tests).not.toContain('server/test/sales.test.ts')
})

test('a page that a package names by its path: the tests of the package', async () => {
  expect(await testsAfter('docs/pages/sales.md')).toContain('server/test/sales.test.ts')
})

test('the packages of the lock file: every test', async () => {
  expect(await testsAfter('pnpm-lock.yaml')).toHaveLength(8)
})

test('a specification that never ran depends on everything', async () => {
  const { ContentHashes } = await load()
  const hashes = new ContentHashes(new Map(Object.entries(files)))
  expect(hashes.ofSpec('e2e/tests/a.spec.ts')).toBe(hashes.ofTest('server/test/releases.test.ts'))
})
