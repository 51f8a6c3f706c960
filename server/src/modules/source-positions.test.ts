import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aFolder, aRelease } from '@samity/module-registry/testing'
import { makeSourcePositions } from './source-positions.ts'

/** Column 11 of line 1 comes from line 37, column 5 of the source. */
const sourceMap = JSON.stringify({
  version: 3,
  file: '406.ab.js',
  sources: ['src/tea/TeaPage.tsx'],
  names: [],
  mappings: 'UAoCI',
})

let releases: string
let release: string
let shellFolder: string

beforeEach(() => {
  releases = aFolder()
  release = aRelease(releases, {
    files: { '406.ab.js': 'throwSomething()', 'server/maps/406.ab.js.map': sourceMap },
  }).release
  shellFolder = path.join(releases, 'shell-dist')
  mkdirSync(path.join(shellFolder, 'maps'), { recursive: true })
  writeFileSync(
    path.join(shellFolder, 'maps/part.cd.js.map'),
    sourceMap.replace('src/tea/TeaPage', 'webpack:///shell/./src/routing/App'),
  )
  writeFileSync(path.join(shellFolder, 'secret.js.map'), sourceMap)
})
afterEach(() => rmSync(releases, { recursive: true }))

const frame = (script: string) => `at x (https://bar.example/releases/mfe-tea/${release}/${script}:1:11)`
const framesOf = (stack: string) => makeSourcePositions(releases, shellFolder)('mfe-tea', release, stack)

test('a frame in a script of the release names the line of the source', () => {
  const shell = 'at Q (https://bar.example/assets/shell.ab.js:2:99)'
  expect(framesOf(`TypeError: x is undefined\n  ${frame('406.ab.js')}\n  ${shell}`)).toEqual([
    'src/tea/TeaPage.tsx:37:5',
    shell,
  ])
})

test('Firefox and Safari write the function before the address', () => {
  const place = `https://bar.example/releases/mfe-tea/${release}/406.ab.js:1:11`
  expect(framesOf(`x@${place}`)).toEqual(['src/tea/TeaPage.tsx:37:5'])
})

test.each(['other.js', '../1.0.0/406.ab.js', '__proto__.js'])('a frame of %s stays as it is', (script) => {
  expect(framesOf(frame(script))).toEqual([frame(script)])
})

test('a source map that differs from the release is not used', () => {
  writeFileSync(path.join(releases, 'mfe-tea', release, 'server/maps/406.ab.js.map'), `${sourceMap} `)
  expect(framesOf(frame('406.ab.js'))).toEqual([frame('406.ab.js')])
})

test('a release of before, without source maps, gives the positions of the script', () => {
  const { release: oldRelease } = aRelease(releases, { version: '0.9.0' })
  const place = `at x (https://bar.example/releases/mfe-tea/${oldRelease}/406.ab.js:1:11)`
  expect(makeSourcePositions(releases, shellFolder)('mfe-tea', oldRelease, place)).toEqual([place])
})

test('a frame in a script of the shell names the line of the source', () => {
  const place = 'at Q (https://bar.example/assets/part.cd.js:1:11)'
  expect(framesOf(`${place}\n${frame('406.ab.js')}`)).toEqual([
    'shell/src/routing/App.tsx:37:5',
    'src/tea/TeaPage.tsx:37:5',
  ])
})

test.each(['../secret.js', '..%2fsecret.js', 'former.ef.js', 'x/part.cd.js'])(
  'a frame of /assets/%s stays as it is',
  (file) => {
    const place = `at Q (https://bar.example/assets/${file}:1:11)`
    expect(framesOf(place)).toEqual([place])
  },
)
