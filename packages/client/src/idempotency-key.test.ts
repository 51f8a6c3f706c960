import { createHmac } from 'node:crypto'
import { keyFrom, newKey } from './idempotency-key.ts'

test('the same parts give the same key, and other parts, another order or another secret another one', async () => {
  const keys = await Promise.all([
    keyFrom('secret', 'a', 'bc'),
    keyFrom('secret', 'ab', 'c'),
    keyFrom('secret', 'bc', 'a'),
    keyFrom('other', 'a', 'bc'),
  ])
  expect(new Set(keys).size).toBe(4)
  expect(await keyFrom('secret', 'a', 'bc')).toBe(keys[0])
})

test('the key is the HMAC of the parts as JSON, which other languages can compute', async () => {
  const expected = createHmac('sha256', 'secret').update('["receipts.csv","১"]').digest('hex')
  expect(await keyFrom('secret', 'receipts.csv', '১')).toBe(expected)
  expect(expected.length).toBeLessThan(200)
})

test('a key without a secret is refused', async () => {
  await expect(keyFrom('', 'a')).rejects.toThrow(/secret/)
})

test('new keys differ', () => {
  expect(newKey()).not.toBe(newKey())
})
