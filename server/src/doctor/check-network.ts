import { once } from 'node:events'
import { createServer } from 'node:net'
import { connect } from 'node:tls'
import { errorCode } from '../process/error-code.ts'
import type { Environment } from '../process/environment.ts'
import { judgeClock } from './check-database.ts'
import { findingsOf, type Finding } from './finding.ts'
import { errorMessage } from '../process/error-message.ts'

const timeoutMs = 10_000
const day = 86_400_000

/** fetch names the cause of a failed connection in its cause. */
const reasonOf = (error: unknown): string =>
  errorCode(error instanceof Error ? error.cause : undefined) ?? errorCode(error) ?? errorMessage(error)

const isSamity = async (url: string): Promise<Response | undefined> => {
  const response = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(timeoutMs) })
  return response.headers.get('content-type')?.includes('json') ? response : undefined
}

async function checkPort({ port, host }: Environment): Promise<Finding> {
  const { good, error } = findingsOf('port')
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
    probe.close()
    return good(`Port ${port} is free.`)
  } catch (cause) {
    const response = await isSamity(`http://127.0.0.1:${port}`).catch(() => undefined)
    return response
      ? good(`Samity responds at port ${port}.`)
      : error(
          `Port ${port} cannot be used (${errorCode(cause)}), and no Samity responds there.`,
          'Stop the program that uses it, or set PORT to another one.',
        )
  }
}

async function checkPublicUrl(publicUrl: string): Promise<Finding[]> {
  const { good, warning, error } = findingsOf('reachability')
  try {
    const before = Date.now()
    const response = await isSamity(publicUrl)
    if (!response)
      return [
        error(
          `${publicUrl} responds, but is no Samity.`,
          'Check the proxy: it must pass every path to PORT.',
        ),
      ]
    const date = Date.parse(response.headers.get('date') ?? '')
    const clock = Number.isNaN(date) ? [] : [judgeClock('PUBLIC_URL', (before - date) / 1000)]
    return response.ok
      ? [good(`${publicUrl} responds.`), ...clock]
      : [warning(`${publicUrl} responds with ${response.status}.`, 'See the log of the server.'), ...clock]
  } catch (cause) {
    return [
      error(
        `${publicUrl} cannot be reached from this machine (${reasonOf(cause)}).`,
        'Start the server, and check the proxy, the name in the DNS and the firewall.',
      ),
    ]
  }
}

/** Judges a certificate by its last day, in ms since 1970. */
export function judgeCertificate(host: string, validTo: number, now: number): Finding {
  const { good, warning, error } = findingsOf('certificate')
  const days = Math.floor((validTo - now) / day)
  if (days < 0) return error(`The certificate of ${host} has expired.`, 'Renew it.')
  return days < 14
    ? warning(
        `The certificate of ${host} expires in ${days} days.`,
        'Renew it, and check why this did not happen automatically.',
      )
    : good(`The certificate of ${host} is valid for ${days} days.`)
}

async function checkCertificate(url: URL): Promise<Finding[]> {
  if (url.protocol !== 'https:') return []
  const { error } = findingsOf('certificate')
  // an invalid certificate is what this check is to describe; nothing is sent over the connection
  const socket = connect({
    host: url.hostname,
    port: Number(url.port) || 443,
    servername: url.hostname,
    rejectUnauthorized: false,
    timeout: timeoutMs,
  })
  try {
    await once(socket, 'secureConnect')
    const { valid_to } = socket.getPeerCertificate()
    const problem = socket.authorizationError
    const findings = [judgeCertificate(url.hostname, Date.parse(valid_to), Date.now())]
    return problem
      ? [
          ...findings,
          error(
            `Browsers do not trust the certificate of ${url.hostname} (${String(problem)}).`,
            'Use a certificate for this name from a public authority, with its chain.',
          ),
        ]
      : findings
  } catch {
    // the check of reachability says why nothing responds
    return []
  } finally {
    socket.destroy()
  }
}

export async function checkNetwork(environment: Environment): Promise<Finding[]> {
  const { publicUrl } = environment
  return [
    await checkPort(environment),
    ...(await checkPublicUrl(publicUrl)),
    ...(await checkCertificate(new URL(publicUrl))),
  ]
}
