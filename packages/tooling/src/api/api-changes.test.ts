import { apiChanges } from './api-changes.ts'

const report = (...declarations: string[]) =>
  `## API Report\n\n\`\`\`ts\n\nimport type { Role } from 'x';\n\n${declarations.map((one) => `// @public (undocumented)\n${one}`).join('\n\n')}\n\n// (No @packageDocumentation comment for this package)\n\n\`\`\`\n`

const count = 'export const count: number;'
const person = 'export type Person = {\n    name: string;\n    role: Role;\n};'
const names = 'declare namespace bank {\n    export {\n        open,\n        close\n    }\n}'

test('an equal report has no change, whatever it imports', () => {
  expect(apiChanges(report(count, person), report(count, person).replace('Role }', 'Role, Words }'))).toEqual(
    [],
  )
})

test('a number that distinguishes types of one name is no change', () => {
  const say = (type: string) => report(`export const say: (words: ${type}) => string;`)
  expect(apiChanges(say('Words_2'), say('Words'))).toEqual([])
})

test('a new export, a new optional member and a new name in a namespace are additions', () => {
  const after = report(
    count,
    'export const total: number;',
    'export type Person = {\n    name: string;\n    service?: {\n        main: string;\n    };\n    role: Role;\n};',
    'declare namespace bank {\n    export {\n        open,\n        close,\n        count\n    }\n}',
  )
  expect(apiChanges(report(count, person, names), after)).toEqual([
    { name: 'Person', kind: 'addition' },
    { name: 'bank', kind: 'addition' },
    { name: 'total', kind: 'addition' },
  ])
})

test.each([
  ['removed export', person],
  ['another type', report('export const count: string;', person)],
  ['new required member', person.replace('role', 'age: number;\n    role')],
  ['member less', person.replace('    name: string;\n', '')],
  ['member that is optional now', person.replace('name:', 'name?:')],
])('a %s breaks the API', (_title, after) => {
  expect(apiChanges(report(count, person), report(after)).map(({ kind }) => kind)).toContain('break')
})

test('a type that was never exported may disappear, but not change', () => {
  const inner = 'type Inner = {\n    a: string;\n};'
  expect(apiChanges(report(count, inner), report(count))).toEqual([])
  expect(apiChanges(report(count, inner), report(count, inner.replace('string', 'number')))).toEqual([
    { name: 'Inner', kind: 'break' },
  ])
})
