import { includesScope, scopeAreas, scopes, type Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import fc from 'fast-check'
import { addressesIn } from './AddressList.tsx'
import { changeScopes } from './ScopeTable.tsx'

test('any clicks leave at most one scope of an area, and each click does what its box says', () => {
  const click = fc.record({
    area: fc.constantFrom(...scopeAreas.map(({ value }) => value)),
    access: fc.constantFrom('read', 'write'),
    isOn: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(click, { maxLength: 30 }), (clicks) => {
      let granted: Scope[] = []
      for (const { area, access, isOn } of clicks) {
        // there is no box for it
        if (!scopes.includes(`${access}:${area}`)) continue
        granted = changeScopes(granted, { area, access, isOn })
        expect(includesScope(granted, access, area)).toBe(isOn)
      }
      for (const { value } of scopeAreas)
        expect(granted.filter((scope) => scope.endsWith(`:${value}`)).length).toBeLessThanOrEqual(1)
      expect(granted.filter((scope) => !scopes.includes(scope))).toEqual([])
    }),
  )
})

test('addresses may be in lines, or with commas between them', () => {
  expect(addressesIn(['203.0.113.7, 10.0.0.0/8', '', '  2001:db8::/32 ;192.0.2.1'])).toEqual([
    '203.0.113.7',
    '10.0.0.0/8',
    '2001:db8::/32',
    '192.0.2.1',
  ])
  expect(addressesIn([])).toEqual([])
})
