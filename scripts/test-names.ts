/*
 * Compares the names of all tests with those of a commit: `node_modules/.bin/node scripts/test-names.ts
 * COMMIT`. A name is the file, its `describe`s and the title as in the source, so `test.each` is one name.
 * Prints what only one side has, and fails if a title is gone.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseSync, type CallExpression, type Expression } from '@swc/core'

const root = path.resolve(import.meta.dirname, '..')
const isTest = /^[^/]+\/.*\.(?:test\.tsx?|spec\.ts)$/

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

function wordsOf(callee: Expression | CallExpression['callee']): string[] {
  if (callee.type === 'Identifier') return [callee.value]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return [...wordsOf(callee.object), callee.property.value]
}

function titleIn({ arguments: [first] }: CallExpression): string | undefined {
  const title = first?.expression
  if (title?.type === 'StringLiteral') return title.value
  return title?.type === 'TemplateLiteral' ? title.quasis.map(({ raw }) => raw).join('${…}') : undefined
}

const isCall = (node: object): node is CallExpression => 'type' in node && node.type === 'CallExpression'

function namesIn(file: string, text: string): string[] {
  const names: string[] = []
  const visit = (node: unknown, outer: string): void => {
    if (typeof node !== 'object' || node === null) return
    let inner = outer
    const title = isCall(node) ? titleIn(node) : undefined
    const words = isCall(node) && title !== undefined ? wordsOf(node.callee) : []
    if (['test', 'it', 'describe'].includes(words[0] ?? '') && words[1] !== 'step') {
      inner = `${outer} › ${title}`
      if (!words.includes('describe')) names.push(inner)
    }
    for (const child of Object.values(node)) visit(child, inner)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }), file)
  return names
}

const titleOf = (name: string) => name.split(' › ').at(-1)!

function namesAt(commit: string): Set<string> {
  const files = git('ls-tree', '-r', '--name-only', commit)
    .split('\n')
    .filter((file) => isTest.test(file))
  return new Set(files.flatMap((file) => namesIn(file, git('show', `${commit}:${file}`))))
}

const [commit] = process.argv.slice(2)
if (commit === undefined)
  throw new Error('Name a commit: node_modules/.bin/node scripts/test-names.ts COMMIT')
const [before, now] = [namesAt(commit), namesAt('HEAD')]
const titles = new Set([...now].map(titleOf))
const lost = [...before].filter((name) => !titles.has(titleOf(name)))
for (const name of lost) console.log(`- ${name}`)
for (const name of now) if (!before.has(name)) console.log(`+ ${name}`)
console.log(`${before.size} tests at ${commit}, ${now.size} now; ${lost.length} titles are gone.`)
process.exitCode = lost.length > 0 ? 1 : 0
