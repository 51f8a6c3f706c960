import { rmSync } from 'node:fs'
import { modulesCommand } from './modules-command.ts'
import { readStoredRegistry } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'

let releases: string
let first: string
let second: string
let output: string[]
const command = (...args: string[]) =>
  void modulesCommand(releases, args, (sentence) => output.push(sentence))
const entry = () => readStoredRegistry(releases).modules['mfe-tea']

beforeEach(() => {
  releases = aFolder()
  output = []
  first = aRelease(releases, { version: '1.0.0' }).release
  second = aRelease(releases, { version: '1.1.0' }).release
  command('activate', 'mfe-tea', '1.0.0', '--who', 'rahim')
})
afterEach(() => rmSync(releases, { recursive: true }))

test('activate accepts a version, and the registry records who and why', () => {
  command('activate', 'mfe-tea', '1.1.0', '--who', 'Karim', '--why', 'new prices')
  expect(output.at(-1)).toBe(`mfe-tea ${second} is active.`)
  expect(readStoredRegistry(releases).history[0]).toMatchObject({
    by: 'Karim',
    why: 'new prices',
    to: second,
  })
  command('list')
  expect(output.join('\n')).toMatch(
    /1\.1\.0\+\w+  active since .*, by Karim\n.*previous\n.*Karim: new prices\n.*rahim/,
  )
})

test('activate says that only the server can check a release with a service', () => {
  const { release } = aRelease(releases, {
    version: '2.0.0',
    descriptor: aDescriptor({ service: { main: 'service/main.mjs' } }),
    files: { 'service/main.mjs': '' },
  })
  command('activate', 'mfe-tea', '2.0.0')
  expect(output.at(-2)).toBe(`mfe-tea ${release} is active.`)
  expect(output.at(-1)).toMatch(
    /^The server now runs its migrations and starts its service\. If that keeps failing/,
  )
})

test('activate with a share starts a canary, and a share of 0 or a rollback ends it', () => {
  command('activate', 'mfe-tea', second, '--share', '20')
  expect(entry()).toMatchObject({ active: first, canary: { release: second, share: 20 } })
  command('activate', 'mfe-tea', second, '--share', '0')
  expect(entry()).toMatchObject({ active: first, canary: null })
  command('activate', 'mfe-tea', second, '--share', '20')
  command('rollback', 'mfe-tea')
  expect(output.at(-1)).toBe(`The canary ${second} has ended; mfe-tea ${first} is active.`)
})

test('rollback activates the previous release', () => {
  command('activate', 'mfe-tea', second)
  command('rollback', 'mfe-tea', '--why', 'it fails')
  expect(output.at(-1)).toBe(`mfe-tea ${first} is active.`)
})

test('remove removes a module, and activate adds it again', () => {
  const { release } = aRelease(releases, {
    descriptor: aDescriptor({ name: 'mfe-milk', routes: [], nav: [] }),
  })
  command('list', 'mfe-milk')
  expect(output.slice(-2)).toEqual(['mfe-milk  not active', `  ${release}`])
  command('activate', 'mfe-milk', '1.0.0')
  command('remove', 'mfe-milk', '--who', 'rahim', '--why', 'not needed')
  const { modules, history } = readStoredRegistry(releases)
  expect(Object.keys(modules)).toEqual(['mfe-tea'])
  expect(history[0]).toMatchObject({ action: 'remove', module: 'mfe-milk', from: release, by: 'rahim' })
  command('activate', 'mfe-milk', '1.0.0')
  expect(readStoredRegistry(releases).modules['mfe-milk']?.active).toBe(release)
})

test('--help prints the usage of a command, or of all commands, and changes nothing', () => {
  command('activate', 'mfe-tea', '1.1.0', '--help')
  expect(output.at(-1)).toMatch(
    /^Usage: modules activate <module> <release> .*\nIt activates it .*\n  --who +your name/,
  )
  command('--help')
  expect(output.at(-1)).toMatch(/^Usage:\n  modules list/)
  expect(entry()?.active).toBe(first)
})

test.each<[string[], RegExp]>([
  [[], /^Usage:/],
  [['brew'], /^There is no 'modules brew'\. Usage:/],
  [['activate', 'mfe-tea'], /^An argument is missing\.\nUsage: modules activate <module> <release>/],
  [['activate', 'mfe-tea', '1.1.0', 'now'], /^Unexpected argument 'now'\.\nUsage: modules activate /],
  [['list', 'mfe-milk'], /^There is no module 'mfe-milk'\. Known: mfe-tea\.$/],
  [['prune', '--days', 'two'], /^--days takes a whole number\.$/],
  [['verify', '--days', '2'], /^Unknown option '--days'\.\nUsage: modules verify$/],
  [['remove', 'mfe-tea'], /^mfe-tea is the only module of this system\.$/],
  [['activate', 'mfe-tea', '1'], /may mean 1\.\d\.0\+\w+ or 1\.\d\.0\+\w+\. Use a full name\.$/],
  [['activate', 'mfe-tea', '2.0.0'], /^mfe-tea has no release 2\.0\.0\.$/],
  [['activate', 'mfe-tea', '1.1.0', '--share', 'half'], /^--share takes a whole number\.$/],
  [['activate', 'mfe-tea', '1.1.0', '--colour', 'red'], /--colour/],
  [['activate', 'mfe-tea', '1.1.0', '--who', 'build'], /^'build' is reserved/],
  [['rollback', 'mfe-milk'], /^The registry has no module 'mfe-milk'\.$/],
  [['rollback', 'mfe-tea'], /^mfe-tea has no earlier release to go back to\.$/],
])('the arguments %j are refused with a sentence', (args, sentence) => {
  expect(() => command(...args)).toThrow(sentence)
  expect(entry()?.active).toBe(first)
})

test('a composition is named, compared, returned to, and carried as a file', () => {
  const file = `${releases}/trial.json`
  command('name', 'Before the fees', '--who', 'rahim')
  command('activate', 'mfe-tea', '1.1.0')
  command('compositions')
  expect(output.join('\n')).toMatch(
    /1 {2}'Before the fees', named .* by rahim\n2 {2}.* activate mfe-tea 1\.1\.0/,
  )
  command('compare', 'before the fees')
  expect(output.at(-1)).toBe(`mfe-tea\n  before the fees: ${first}\n  now: ${second}`)
  command('return', 'Before the fees', '--why', 'wrong fees')
  expect(entry()).toMatchObject({ active: first, previous: second })
  expect(output.at(-2)).toBe('1 module(s) changed; the composition is 3 now.')
  command('return', '2')
  expect(entry()?.active).toBe(second)
  command('export', 'Before the fees', file)
  command('forget', 'Before the fees')
  expect(() => command('return', 'Before the fees')).toThrow("no composition 'Before the fees'")
  command('import', file)
  expect(output.at(-1)).toBe(
    "'Before the fees' is here, with 1 modules. To use it: modules return 'Before the fees'",
  )
})
