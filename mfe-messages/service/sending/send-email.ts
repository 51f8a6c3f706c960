import { promisify } from 'node:util'
import { createTransport } from 'nodemailer'
import { toHtml } from '../render-text.ts'
import { ForbiddenAddressError, isForbiddenHost, lookupIn, type Network } from './network.ts'
import type { Outcome } from './outcome.ts'

export type MailServer = { host: string; port: number; user: string; password: string; from: string }
export type Mail = { to: string; subject: string; text: string; id: string }

const timeoutMs = 20_000
type SmtpError = Error & { command?: string; responseCode?: number; response?: string }

const resolveAddress = (host: string, network: Network) =>
  promisify(lookupIn(network))(host, {}) as Promise<string> // with `all` left out it is one address

/** Sends an e-mail once, encrypted. It never throws and never repeats. */
export async function sendEmail(
  { host, port, user, password, from }: MailServer,
  { to, subject, text, id }: Mail,
  network: Network,
): Promise<Outcome> {
  if (host === '' || from === '') return { outcome: 'held', reason: 'undescribed' }
  if (isForbiddenHost(host, network)) return { outcome: 'held', reason: 'private' }
  let address: string
  try {
    address = await resolveAddress(host, network)
  } catch (error) {
    return { outcome: 'held', reason: error instanceof ForbiddenAddressError ? 'private' : 'connection' }
  }
  let maySend = false
  const watch = (_entry: unknown, line: string) => {
    // after this command the text leaves, and silence says nothing; the error itself names no command then
    if (line === 'DATA') maySend = true
  }
  const ignore = () => undefined
  const transport = createTransport({
    host: address,
    port,
    secure: port === 465,
    // only tests have a server without encryption
    requireTLS: network.protocols.every((protocol) => protocol === 'https:'),
    tls: { servername: host },
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    logger: { trace: ignore, debug: watch, info: ignore, warn: ignore, error: ignore, fatal: ignore },
    transactionLog: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const messageId = `<samity-${id}@${host}>`
    await transport.sendMail({ from, to, subject, text, html: toHtml(text), messageId })
    return { outcome: 'sent', reference: messageId }
  } catch (error) {
    return outcomeOf(error as SmtpError, maySend) // nodemailer throws nothing else
  } finally {
    transport.close()
  }
}

function outcomeOf({ command = '', responseCode = 0, response = '' }: SmtpError, maySend: boolean): Outcome {
  if (responseCode >= 400 && /^(?:MAIL FROM|RCPT TO|DATA)/.test(command))
    return { outcome: 'failed', reason: response.slice(0, 200) }
  return maySend ? { outcome: 'unknown', reason: 'connection' } : { outcome: 'held', reason: 'connection' }
}
