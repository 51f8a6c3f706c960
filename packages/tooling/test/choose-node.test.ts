import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readJson, root } from '@samity/module-registry'

type ChooseNode = (machine: string, locked?: string) => 'machine' | 'locked' | undefined

/** The script has no types, because it also runs on a Node that cannot read TypeScript. */
const load = async () =>
  (await import(path.join(root, 'scripts/choose-node.mjs'))) as { chooseNode: ChooseNode }

test('all platforms are pinned to the same Node', () => {
  const { optionalDependencies } = readJson(path.join(root, 'package.json')) as {
    optionalDependencies: Record<string, string>
  }
  expect(Object.keys(optionalDependencies)).toHaveLength(5)
  const versions = [...new Set(Object.values(optionalDependencies))]
  expect(versions).toHaveLength(1)
  // pnpm compares packages with it
  expect(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')).toContain(
    `nodeVersion: ${versions[0]}`,
  )
})

test.each([
  ['20.20.2', 'locked'],
  ['24.21.0', 'locked'],
  ['24.22.0', 'machine'],
  ['25.9.0', 'locked'],
  ['26.10.0', 'locked'],
  ['26.9.9', 'locked'],
  ['26.10.1', 'machine'],
  ['27.0.0', 'locked'],
])('with Node %s on the machine and 26.10.0 in the lock file, the %s one runs', async (machine, choice) => {
  const { chooseNode } = await load()
  expect(chooseNode(machine, '26.10.0')).toBe(choice)
})

test('on a platform without a package the machine needs Node 24 or later', async () => {
  const { chooseNode } = await load()
  expect(chooseNode('24.0.0')).toBe('machine')
  expect(chooseNode('20.20.2')).toBeUndefined()
})
