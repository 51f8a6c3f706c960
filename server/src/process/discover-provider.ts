import type { Configuration } from 'openid-client'
import type { SingleSignOnConfig } from './single-sign-on.ts'

const timeoutSeconds = 5

/** Reads the provider's addresses. Throws when it cannot be reached or is not the named issuer. */
export async function discoverProvider(config: SingleSignOnConfig): Promise<Configuration> {
  // loaded with the first use, so that the server's start never depends on it
  const client = await import('openid-client')
  const isLocal = config.issuer.protocol === 'http:'
  const options = {
    timeout: timeoutSeconds,
    // the environment accepts http for this machine only: development and tests
    ...(isLocal && { execute: [client.allowInsecureRequests] }),
  }
  const discovered = await client.discovery(config.issuer, config.clientId, undefined, client.None(), options)
  const metadata = discovered.serverMetadata()
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const secret = config.clientSecret
  const authenticate = methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret)
  const configuration = new client.Configuration(
    metadata,
    config.clientId,
    secret,
    secret === undefined ? client.None() : authenticate,
  )
  configuration.timeout = timeoutSeconds
  // without it the library trusts the encrypted connection and does not check the signature of the identity
  // token
  client.enableNonRepudiationChecks(configuration)
  if (isLocal) client.allowInsecureRequests(configuration)
  return configuration
}
