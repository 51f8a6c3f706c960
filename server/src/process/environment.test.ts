import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environmentVariables } from './environment-variables.ts'
import { readEnvironment } from './environment.ts'
import { StartupError } from './startup-error.ts'

const isDevelopment = (env: Record<string, string>) => readEnvironment(env).isDevelopment

test('only SAMITY_DEV=1 on this machine is development', () => {
  expect(isDevelopment({})).toBe(false)
  expect(isDevelopment({ SAMITY_DEV: '0' })).toBe(false)
  expect(isDevelopment({ DEV_ORIGINS: 'http://localhost:*' })).toBe(false)
  expect(isDevelopment({ SAMITY_DEV: '1' })).toBe(true)
  expect(isDevelopment({ SAMITY_DEV: '1', PUBLIC_URL: 'http://127.0.0.1:9000' })).toBe(true)
})

test.each<Record<string, string>>([
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://bar.example' },
  { PUBLIC_URL: 'http://192.168.1.20:8080' },
  { PUBLIC_URL: 'https://localhost.bar.example' },
])('development is refused with %j', (env) => {
  expect(() => isDevelopment({ SAMITY_DEV: '1', ...env })).toThrow(StartupError)
  expect(isDevelopment(env)).toBe(false)
})

describe('a secret from a file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'samity-secrets-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (content: string) => {
    const file = path.join(folder, 'secret')
    writeFileSync(file, content)
    return file
  }

  test('counts as the secret, without the line break at its end', () => {
    const url = 'postgres://samity:secret@database/samity'
    expect(readEnvironment({ DATABASE_URL_FILE: write(`${url}\n`) }).databaseUrl).toBe(url)
    expect(readEnvironment({ BACKUP_PASSPHRASE_FILE: write('a long passphrase of words\r\n') })).toEqual(
      readEnvironment({ BACKUP_PASSPHRASE: 'a long passphrase of words' }),
    )
    const admin = { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD_FILE: write('a-Password-of-1874') }
    expect(readEnvironment(admin)).toEqual(
      readEnvironment({ ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'a-Password-of-1874' }),
    )
  })

  test('is checked like the secret', () => {
    expect(() => readEnvironment({ DATABASE_URL_FILE: write('mysql://database') })).toThrow(/DATABASE_URL/)
  })

  test('is refused beside the secret, and when it cannot be read', () => {
    const DATABASE_URL = 'postgres://localhost/samity'
    expect(() => readEnvironment({ DATABASE_URL, DATABASE_URL_FILE: write(DATABASE_URL) })).toThrow(
      'Set DATABASE_URL or DATABASE_URL_FILE, not both.',
    )
    expect(() => readEnvironment({ DEMO_PASSWORD_FILE: path.join(folder, 'missing') })).toThrow(
      /DEMO_PASSWORD_FILE names .*missing, which cannot be read \(ENOENT\)/,
    )
  })

  test('of an empty variable is not read', () => {
    expect(readEnvironment({ DATABASE_URL_FILE: ' ' }).databaseUrl).toBeUndefined()
  })
})

test('LOG_LEVEL is the name of a level', () => {
  expect(readEnvironment({}).logLevel).toBeUndefined()
  expect(readEnvironment({ LOG_LEVEL: 'Debug' }).logLevel).toBe('debug')
  expect(() => readEnvironment({ LOG_LEVEL: 'loud' })).toThrow(
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but it is 'loud'.",
  )
})

test('DATABASE_URL may name several hosts with their ports', () => {
  const url = 'postgresql://samity:p%2Cw@first:5432,second:5433,10.0.0.3/samity?sslmode=require'
  expect(readEnvironment({ DATABASE_URL: url }).databaseUrl).toBe(url)
  expect(() => readEnvironment({ DATABASE_URL: 'postgres://first:port,second/samity' })).toThrow(
    /DATABASE_URL/,
  )
})

test('the example of an environment names every variable for operators', () => {
  const root = path.join(__dirname, '../../..')
  const example = readFileSync(path.join(root, 'packaging/files/samity.env.example'), 'utf8')
  const forDevelopers = ['DEMO_PASSWORD', 'DEV_ORIGINS', 'RELEASE_SIGN_KEY', 'SAMITY_NODE', 'WEBSITE_MODULE']
  const documented = environmentVariables.map(({ name }) => name)
  const missing = documented.filter(
    (name) => !forDevelopers.includes(name) && !new RegExp(`\\b${name}\\b`).test(example),
  )
  expect(documented.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
  const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.filter((name) => !documented.includes(name ?? ''))).toEqual([])
})
