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
