import { trustedKeys } from '@samity/module-registry'
import type { Environment } from '../process/environment.ts'
import { findingsOf, type Finding } from './finding.ts'

const isLocal = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** Finds settings that are valid and probably not intended. `readEnvironment` has refused invalid ones. */
export function checkSettings(
  { publicUrl, trustProxy, backups }: Environment,
  releaseKeys: string | undefined,
): Finding[] {
  const { good, warning } = findingsOf('settings')
  const url = new URL(publicUrl)
  const findings: Finding[] = []
  if (isLocal(url))
    findings.push(
      warning(
        `PUBLIC_URL is ${publicUrl}: links and printed codes work on this machine only.`,
        'Set PUBLIC_URL to the address at which people reach the server.',
      ),
    )
  else if (url.protocol !== 'https:')
    findings.push(
      warning(
        `PUBLIC_URL is ${publicUrl}: passwords travel unencrypted.`,
        'Put a proxy with a certificate in front of the server, and set PUBLIC_URL to its https address.',
      ),
    )
  else if (trustProxy === false)
    findings.push(
      warning(
        'TRUST_PROXY is not set: all visitors behind the proxy count as one address.',
        'Set TRUST_PROXY to the address of the proxy, such as 127.0.0.1.',
      ),
    )
  if (!isLocal(url) && trustedKeys(releaseKeys).length === 0)
    findings.push(
      warning(
        'RELEASE_KEYS is not set: releases of modules and upgrades need no signature.',
        'Set RELEASE_KEYS to the public keys of the people who release (npm run modules -- keygen prints one).',
      ),
    )
  if (backups.unencrypted)
    findings.push(
      warning(
        'BACKUP_PASSPHRASE is none: anyone who has a backup can read it.',
        'Remove BACKUP_PASSPHRASE, or set it to a passphrase.',
      ),
    )
  if (backups.at === undefined)
    findings.push(
      warning(
        'BACKUP_AT is off: the server makes no backups.',
        'Set BACKUP_AT to a time of day such as 02:00.',
      ),
    )
  return findings.length > 0 ? findings : [good('The settings are valid.')]
}
