import { Events, OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import { findPort, startEmptyProduct } from './empty-product.ts'

export type Claims = { sub: string } & Record<string, unknown>

export type SignOnProduct = {
  url: string
  admin: { username: string; password: string }
  setPerson: (claims: Claims) => void
  close: () => Promise<void>
}

/** Creating the database takes a few seconds. */
export async function startSignOnProduct(): Promise<SignOnProduct> {
  let person: Claims = { sub: 'nobody' }
  const provider = new OAuth2Server()
  await provider.issuer.keys.generate('RS256')
  provider.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) =>
    Object.assign(payload, person),
  )
  provider.service.on(Events.BeforeUserinfo, (response) => {
    response.body = { ...person }
  })
  await provider.start(await findPort(), 'localhost')

  const admin = { username: 'boss', password: 'a-Password-of-1874' }
  const product = await startEmptyProduct({
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    OIDC_ISSUER: provider.issuer.url!,
    OIDC_CLIENT_ID: 'samity',
    OIDC_CLIENT_SECRET: 'a secret of the tests',
    OIDC_NAME: 'District Court',
    OIDC_ROLE_CLAIM: 'groups',
    OIDC_ROLES: 'office=staff',
  }).catch(async (error: unknown) => {
    await provider.stop()
    throw error
  })
  return {
    url: product.url,
    admin,
    setPerson: (claims) => {
      person = claims
    },
    close: async () => {
      await product.close()
      await provider.stop()
    },
  }
}
