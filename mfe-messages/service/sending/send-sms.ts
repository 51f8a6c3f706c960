import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import Mustache from 'mustache'
import type { Reason } from '../../contract/message.ts'
import { ForbiddenAddressError, isForbiddenHost, lookupIn, type Network } from './network.ts'
import type { Outcome } from './outcome.ts'
import { answerTextAt, meets, parseJson, type Provider, type ProviderValues } from './provider.ts'

const connectTimeoutMs = 8000
const answerTimeoutMs = 20_000
const maxAnswerBytes = 16_384

const fill = (text: string, values: ProviderValues) => Mustache.render(text, values, {}, { escape: String })
const fillAll = (texts: Record<string, string>, values: ProviderValues) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text, values)]))

type Answer = { status: number; body: string }
type Failure = { problem: Reason; wasSent: boolean }

/** Asks the provider once to send an SMS. It never throws and never repeats. */
export async function sendSms(
  provider: Provider,
  values: ProviderValues,
  network: Network,
  timeoutMs = answerTimeoutMs,
): Promise<Outcome> {
  const { url: address, method, headers, format, fields, answer } = provider
  const url = new URL(address)
  if (!network.protocols.includes(url.protocol) || isForbiddenHost(url.hostname, network))
    return { outcome: 'held', reason: 'private' }
  const filled = fillAll(fields, values)
  const asQuery = format === 'query' || method === 'GET'
  if (asQuery) for (const [name, value] of Object.entries(filled)) url.searchParams.set(name, value)
  const body = asQuery
    ? ''
    : format === 'json'
      ? JSON.stringify(filled)
      : new URLSearchParams(filled).toString()
  const response = await exchange(url, body, timeoutMs, {
    method,
    headers: {
      'user-agent': 'Samity-Messages/1',
      accept: 'application/json',
      ...(body && {
        'content-type': format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...fillAll(headers, values),
    },
    lookup: lookupIn(network),
    // a connection that is used twice could bring the answer of another message
    agent: false,
    // a header with such a character, perhaps one that nobody sees, stops the request before it begins
  }).catch((): Failure => ({ problem: 'unsendable', wasSent: false }))
  if ('problem' in response)
    return response.wasSent
      ? { outcome: 'unknown', reason: response.problem }
      : { outcome: 'held', reason: response.problem }
  return readAnswer(response, answer)
}

function readAnswer({ status, body }: Answer, { ok, reference, error }: Provider['answer']): Outcome {
  if (status === 429) return { outcome: 'held', reason: 'busy' }
  const json = parseAnswer(body)
  const text = answerTextAt(json, error)
  const isAccepted = status >= 200 && status < 300
  if (isAccepted && meets(json, ok))
    return { outcome: 'sent', reference: answerTextAt(json, reference) ?? '' }
  if (isAccepted && (text || answerTextAt(json, ok.field) !== undefined))
    return { outcome: 'failed', reason: text ?? answerTextAt(json, ok.field) ?? '' }
  // a redirect is not followed; an error of the provider's own may come after it has sent the message
  if (status >= 300 && status < 500) return { outcome: 'failed', reason: text ?? `HTTP ${status}` }
  return { outcome: 'unknown', reason: 'unreadable' }
}

/** JSON, or the text itself under the name `text` */
function parseAnswer(body: string): unknown {
  try {
    return parseJson(body)
  } catch {
    return { text: body.trim() }
  }
}

const exchange = (
  url: URL,
  body: string,
  timeoutMs: number,
  options: RequestOptions,
): Promise<Answer | Failure> =>
  new Promise((settle) => {
    let wasSent = false
    const isSecure = url.protocol === 'https:'
    const request = (isSecure ? requestHttps : requestHttp)(url, options, (response) => {
      readBeginning(response).then(
        (text) => finish({ status: response.statusCode ?? 0, body: text }),
        () => finish({ problem: 'connection', wasSent: true }),
      )
    })
    const finish = (result: Answer | Failure) => {
      clearTimeout(connectTimer)
      clearTimeout(answerTimer)
      request.destroy()
      settle(result)
    }
    const connectTimer = setTimeout(() => {
      if (!wasSent) finish({ problem: 'connection', wasSent })
    }, connectTimeoutMs)
    const answerTimer = setTimeout(
      () => finish({ problem: wasSent ? 'timeout' : 'connection', wasSent }),
      timeoutMs,
    )
    request.on('socket', (socket) => {
      // nothing of the message leaves before the connection stands
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        wasSent = true
      })
    })
    request.on('error', (error) =>
      finish({ problem: error instanceof ForbiddenAddressError ? 'private' : 'connection', wasSent }),
    )
    request.end(body)
  })

async function readBeginning(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size >= maxAnswerBytes) break
  }
  // a zero character fits in no column of text
  return Buffer.concat(pieces).subarray(0, maxAnswerBytes).toString().replaceAll('\0', '')
}
