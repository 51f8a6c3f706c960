import { newIdempotencyKey } from './idempotency-key.ts'

const originalCrypto = globalThis.crypto

function onPlainHttp() {
  const { getRandomValues } = originalCrypto
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { getRandomValues: getRandomValues.bind(originalCrypto) },
  })
}

afterEach(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: originalCrypto }))

const keys = () => Array.from({ length: 200 }, newIdempotencyKey)

test('200 keys are all different', () => {
  expect(new Set(keys()).size).toBe(200)
})

test('200 keys on plain http are all different too', () => {
  onPlainHttp()
  expect('randomUUID' in crypto).toBe(false)
  expect(new Set(keys()).size).toBe(200)
  for (const key of keys()) expect(key).toMatch(/^[\da-f]{32}$/)
})
