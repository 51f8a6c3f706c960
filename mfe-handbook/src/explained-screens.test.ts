import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { readPageFile, slugsOf } from './testing/read-handbook.ts'

const root = path.join(__dirname, '../..')
const slugs = slugsOf('en')

function dashboardRoutes(): string[] {
  const descriptors = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => path.join(root, name, 'module.json'))
  return [path.join(root, 'shell/routes.json'), ...descriptors]
    .filter((file) => existsSync(file))
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Pick<Descriptor, 'routes'>).routes)
    .map((route) => route.path)
    .filter((route) => /^\/dashboard(?:\/|$)/.test(route))
}

test('every screen of the back office is explained by one page', () => {
  const explained = slugs.flatMap((slug) => readPageFile('en', slug).routes)
  const known = dashboardRoutes()
  expect({
    withoutPage: known.filter((route) => !explained.includes(route)),
    withTwoPages: explained.filter((route, index) => explained.indexOf(route) !== index),
    withoutScreen: explained.filter((route) => !known.includes(route)),
  }).toEqual({ withoutPage: [], withTwoPages: [], withoutScreen: [] })
})
