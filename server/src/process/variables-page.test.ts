import { readFileSync } from 'node:fs'
import path from 'node:path'
import { variablesFile, variablesPage } from '../../openapi/variables-page.ts'
import { environmentVariables } from './environment-variables.ts'

/** Prettier wraps the written page. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const processFolder = __dirname
/** Variables that commands of Samity set for their own processes. */
const ownVariables = ['SAMITY_SHELL', 'SAMITY_DEV', 'SAMITY_TRIAL', 'SAMITY_SERVICES', 'NODE_ENV']

test('docs/operate/variables.md lists the declared variables (npm run openapi)', () => {
  expect(oneLine(readFileSync(variablesFile, 'utf8'))).toBe(oneLine(variablesPage()))
})

test('each variable that the server reads is declared', () => {
  const sources = ['environment.ts', 'single-sign-on.ts'].map((name) =>
    readFileSync(path.join(processFolder, name), 'utf8'),
  )
  const names = sources.flatMap((source) =>
    [...source.matchAll(/(?:variable\(|env\[)'([A-Z_]+)'/g)].map(([, name = '']) => name),
  )
  const declaredNames = environmentVariables.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => ![...declaredNames, ...ownVariables].includes(name))).toEqual([])
})
