import { readEnvironment } from './environment.ts'

const valid = { OIDC_ISSUER: 'https://login.example.org/realms/bar', OIDC_CLIENT_ID: 'samity' }

test('without variables single sign-on is off', () => {
  expect(readEnvironment({}).singleSignOn).toBeUndefined()
})

test('an issuer and a client are enough; roles are optional', () => {
  expect(readEnvironment(valid).singleSignOn).toMatchObject({
    clientId: 'samity',
    clientSecret: undefined,
    name: 'login.example.org',
    scope: 'openid email profile',
    roleByValue: [],
  })
  expect(
    readEnvironment({ ...valid, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'a=b=staff, counter=cashier' })
      .singleSignOn?.roleByValue,
  ).toEqual([
    ['a=b', 'staff'],
    ['counter', 'cashier'],
  ])
})

test.each([
  ['an issuer without a client', { OIDC_ISSUER: valid.OIDC_ISSUER }, 'OIDC_CLIENT_ID'],
  ['a client without an issuer', { OIDC_CLIENT_ID: 'samity' }, 'without OIDC_ISSUER'],
  [
    'an unencrypted issuer',
    { ...valid, OIDC_ISSUER: 'http://login.example.org' },
    'OIDC_ISSUER must look like',
  ],
  ['an issuer that is no address', { ...valid, OIDC_ISSUER: 'login' }, 'OIDC_ISSUER must look like'],
  [
    'an unknown role',
    { ...valid, OIDC_ROLE_CLAIM: 'groups', OIDC_ROLES: 'office=clerk' },
    "one part is 'office=clerk'",
  ],
  ['a claim without roles', { ...valid, OIDC_ROLE_CLAIM: 'groups' }, 'must be set together'],
  ['a scope without openid', { ...valid, OIDC_SCOPE: 'email' }, 'must contain openid'],
])('%s is refused', (_mistake, env, message) => {
  expect(() => readEnvironment(env)).toThrow(message)
})
