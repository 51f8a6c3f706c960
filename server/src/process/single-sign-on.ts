import { roles, type Role } from '@samity/shared-api/contract'
import { StartupError } from './startup-error.ts'

/**
 * Without `clientSecret` Samity is a public client, which PKCE alone protects. The values of `roleClaim` give
 * roles by `roleByValue`: the first value that a person has counts. Without it administrators choose roles.
 */
export type SingleSignOnConfig = {
  issuer: URL
  clientId: string
  clientSecret: string | undefined
  name: string
  scope: string
  roleClaim: string | undefined
  roleByValue: [value: string, role: Role][]
}

const localHosts = ['localhost', '127.0.0.1', '[::1]']

function readIssuer(value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && localHosts.includes(url.hostname))
  if (!url || !isSafe || url.search || url.hash || url.username)
    throw new StartupError(`OIDC_ISSUER must look like https://login.example.org, but it is '${value}'.`)
  return url
}

function readRoles(text: string): [string, Role][] {
  return text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const at = pair.lastIndexOf('=')
      const role = roles.find((one) => one === pair.slice(at + 1).trim())
      const value = pair.slice(0, Math.max(at, 0)).trim()
      if (!role || !value)
        throw new StartupError(
          `OIDC_ROLES must look like office=staff,counter=cashier with the roles ${roles.join(', ')}, but one part is '${pair}'.`,
        )
      return [value, role]
    })
}

/** Reads the settings of single sign-on; undefined when OIDC_ISSUER is not set. Throws StartupError. */
export function readSingleSignOn(
  variable: (name: string) => string | undefined,
): SingleSignOnConfig | undefined {
  const issuer = variable('OIDC_ISSUER')
  const clientId = variable('OIDC_CLIENT_ID')
  const names = [
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
    'OIDC_NAME',
    'OIDC_ROLE_CLAIM',
    'OIDC_ROLES',
    'OIDC_SCOPE',
  ]
  if (issuer === undefined) {
    const lonely = names.find((name) => variable(name) !== undefined)
    if (lonely) throw new StartupError(`${lonely} is set without OIDC_ISSUER: set both, or neither.`)
    return undefined
  }
  if (clientId === undefined) throw new StartupError('OIDC_ISSUER is set without OIDC_CLIENT_ID: set both.')
  const roleClaim = variable('OIDC_ROLE_CLAIM')
  const roleByValue = readRoles(variable('OIDC_ROLES') ?? '')
  if ((roleClaim === undefined) !== (roleByValue.length === 0))
    throw new StartupError('OIDC_ROLE_CLAIM and OIDC_ROLES must be set together.')
  const scope = variable('OIDC_SCOPE') ?? 'openid email profile'
  if (!scope.split(/\s+/).includes('openid'))
    throw new StartupError(`OIDC_SCOPE must contain openid, but it is '${scope}'.`)
  const url = readIssuer(issuer)
  return {
    issuer: url,
    clientId,
    clientSecret: variable('OIDC_CLIENT_SECRET'),
    name: (variable('OIDC_NAME') ?? url.hostname).slice(0, 60),
    scope,
    roleClaim,
    roleByValue,
  }
}
