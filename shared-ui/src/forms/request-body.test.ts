import { shopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { fingerprintOf, toRequestBody } from './request-body.ts'

const values = { renterId: '7', amount: '500' }

test('a place that nobody has chosen is left out, so content stays the same when its field appears later', () => {
  const before = toRequestBody(shopRent, { ...values }, new Set(['amount']))
  const after = toRequestBody(shopRent, { ...values, place: undefined }, new Set(['amount', 'place']))
  expect(after).not.toHaveProperty('place')
  expect(fingerprintOf(after)).toBe(fingerprintOf(before))
})

test('a chosen place and a cleared one are sent, unless the form does not show the field', () => {
  for (const place of [3, null])
    expect(toRequestBody(shopRent, { ...values, place }, new Set(['amount', 'place']))).toHaveProperty(
      'place',
      place,
    )
  expect(toRequestBody(shopRent, { ...values, place: 3 }, new Set(['amount']))).not.toHaveProperty('place')
})
