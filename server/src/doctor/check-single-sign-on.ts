import { discoverProvider } from '../process/discover-provider.ts'
import type { Environment } from '../process/environment.ts'
import { findingsOf, type Finding } from './finding.ts'
import { errorMessage } from '../process/error-message.ts'

const localHosts = ['localhost', '127.0.0.1', '[::1]']

export async function checkSingleSignOn({
  singleSignOn: config,
  publicUrl,
}: Pick<Environment, 'singleSignOn' | 'publicUrl'>): Promise<Finding[]> {
  if (!config) return []
  const { good, warning, error } = findingsOf('single sign-on')
  const url = new URL(publicUrl)
  const findings: Finding[] = []
  if (url.protocol !== 'https:' && !localHosts.includes(url.hostname))
    findings.push(
      error(
        `PUBLIC_URL is ${publicUrl}: most providers send nobody back to an address without encryption.`,
        'Set PUBLIC_URL to an address that begins with https.',
      ),
    )
  if (config.issuer.protocol !== 'https:')
    findings.push(
      warning(
        `OIDC_ISSUER is ${config.issuer.href}: the connection to the provider is not encrypted.`,
        'Use such a provider for tests only.',
      ),
    )
  try {
    await discoverProvider(config)
    findings.push(
      good(
        `${config.issuer.href} responds. It must know the address ${publicUrl}/api/single-sign-on/callback.`,
      ),
    )
  } catch (cause) {
    const reason = errorMessage(cause)
    findings.push(
      error(
        `${config.issuer.href} gives no valid OpenID Connect configuration (${reason}).`,
        'Correct OIDC_ISSUER, or check the way from this machine to the provider. Passwords work meanwhile.',
      ),
    )
  }
  return findings
}
