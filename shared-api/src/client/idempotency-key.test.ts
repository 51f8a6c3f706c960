import { newIdempotencyKey } from './idempotency-key.ts'

const originalCrypto = globalThis.crypto

/** Browsers take `randomUUID` away on plain http outside localhost. */
function onPlainHttp() {
  const { getRandomValues } = originalCrypto
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { getRandomValues: getRandomValues.bind(originalCrypto) },
  })
}

afterEach(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: originalCrypto }))

const keys = () => Array.from({ length: 200 }, newIdempotencyKey)

test('every key is another one', () => {
  expect(new Set(keys()).size).toBe(200)
})

test('on plain http too there is a key, and every one is another', () => {
  onPlainHttp()
  expect('randomUUID' in crypto).toBe(false)
  expect(new Set(keys()).size).toBe(200)
  for (const key of keys()) expect(key).toMatch(/^[\da-f]{32}$/)
})
