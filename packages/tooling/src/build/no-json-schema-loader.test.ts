import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { folderOf } from '@samity/module-registry'
import withoutJsonSchema from './no-json-schema-loader.ts'

const zodFolder = path.dirname(
  createRequire(path.join(folderOf('shared-api'), 'package.json')).resolve('zod/package.json'),
)
const schemas = withoutJsonSchema(readFileSync(path.join(zodFolder, 'v4/classic/schemas.js'), 'utf8'))

test('the schemas of zod use nothing of its JSON Schema, except for the limits of a text or number', () => {
  const code = schemas.replace(/^import .*$/gm, '')
  expect([...new Set(code.match(/\bprocessors\.\w+/g))]).toEqual(['processors.aggregateChecks'])
  expect(code).not.toMatch(/\bcreate\w*JSONSchema\w*/)
})
