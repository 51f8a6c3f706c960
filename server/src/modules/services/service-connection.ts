import { randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream'
import { json } from 'node:stream/consumers'
import { Pool } from 'undici'
import { z } from 'zod'
import type { FeedEvent } from '@samity/shared-api/contract/webhooks/event-kinds'
import {
  serviceChecksPath,
  serviceEventsPath,
  serviceJobsPath,
  serviceSettingsPath,
  type ModuleCheckResult,
  type ModuleSettings,
} from '@samity/shared-api/module'
import { readAnswer, responseTimeoutMs, type WebhookAnswer } from '../../features/webhooks/webhook-client.ts'
import { errorMessage } from '../../process/error-message.ts'
import { byteLimit } from './byte-limit.ts'

/**
 * Requests that the gateway sends to one service at the same time. More are refused with 503, so that they do
 * not pile up.
 */
export const maxRequestsInFlight = 64
export const maxVisitorRequestsInFlight = 16
/** Health checks and settings have connections of their own. */
const systemConnections = 2
const systemTimeoutMs = 5000
/** A job that runs longer has failed. */
export const jobTimeoutMs = 600_000
/** A check may add up years of records. */
const checksTimeoutMs = 30_000
const maxSystemResponseBytes = 64 * 1024

/**
 * `origin` has no path. `socketPath` is the private socket; undefined for a service elsewhere. `prefix` is
 * the path of the service's URL, without a slash at its end.
 */
export type Upstream = {
  origin: string
  socketPath?: string
  prefix: string
}

type SystemCall = { token: string; signal: AbortSignal }
/**
 * The calls throw an error with a sentence unless the response is 2xx. A service that does not want void
 * receipts may respond with 404.
 */
export type UpstreamConnection = Upstream & {
  pool: Pool
  checkHealth(path: string): Promise<void>
  putSettings(settings: ModuleSettings, token: string): Promise<void>
  putVoidReceipts(numbers: string[], token: string): Promise<void>
  /** Sends one event. It throws only when `signal` ends it. */
  postEvent(event: FeedEvent, call: SystemCall): Promise<WebhookAnswer>
  /** Runs a job and waits for its end, at most `jobTimeoutMs`. It throws only when `signal` ends it. */
  postJob(name: string, due: string, call: SystemCall): Promise<WebhookAnswer>
  getChecks(token: string): Promise<ModuleCheckResult[]>
  close(): Promise<void>
}

const resultsSchema = z
  .array(
    z.object({
      name: z.string(),
      ok: z.boolean(),
      expected: z.string().regex(/^-?\d{1,15}\.\d\d$/),
      actual: z.string().regex(/^-?\d{1,15}\.\d\d$/),
      detail: z.string().max(200).optional(),
    }),
  )
  .max(20)

/** Only the server itself requests it, as all paths with '/-/'. */
const voidReceiptsPath = '/-/void-receipts'
const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'x-request-id': randomUUID() })
export function connectService(upstream: Upstream): UpstreamConnection {
  const { origin, socketPath, prefix } = upstream
  const pool = new Pool(origin, {
    ...(socketPath !== undefined && { socketPath }),
    connections: maxRequestsInFlight + systemConnections,
    connect: { timeout: systemTimeoutMs },
  })

  async function request(
    method: 'GET' | 'PUT',
    path: string,
    {
      body,
      headers = {},
      mayBeMissing = false,
    }: { body?: string; headers?: Record<string, string>; mayBeMissing?: boolean } = {},
  ): Promise<void> {
    let status: number
    try {
      const response = await pool.request({
        method,
        path: `${prefix}${path}`,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body ?? null,
        headersTimeout: systemTimeoutMs,
        bodyTimeout: systemTimeoutMs,
        signal: AbortSignal.timeout(2 * systemTimeoutMs),
      })
      status = response.statusCode
      await response.body.dump({ limit: maxSystemResponseBytes })
    } catch (error) {
      throw new Error(`${method} ${path} failed (${errorMessage(error)})`, { cause: error })
    }
    if (mayBeMissing && status === 404) return
    if (status < 200 || status > 299) throw new Error(`${method} ${path} returned ${status}`)
  }

  const post = (path: string, content: object, { token, signal }: SystemCall, timeoutMs: number) =>
    readAnswer(
      pool.request({
        method: 'POST',
        path: `${prefix}${path}`,
        headers: { 'content-type': 'application/json', ...headersOf(token) },
        body: JSON.stringify(content),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      }),
      signal,
    )

  return {
    ...upstream,
    pool,
    postEvent: (event, call) => post(serviceEventsPath, event, call, responseTimeoutMs),
    postJob: (name, due, call) => post(`${serviceJobsPath}${name}`, { due }, call, jobTimeoutMs),
    checkHealth: (path) => request('GET', path),
    getChecks: async (token) => {
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: `${prefix}${serviceChecksPath}`,
        headers: headersOf(token),
        headersTimeout: checksTimeoutMs,
        bodyTimeout: checksTimeoutMs,
        signal: AbortSignal.timeout(checksTimeoutMs),
      })
      if (statusCode !== 200) {
        await body.dump({ limit: maxSystemResponseBytes })
        throw new Error(`GET ${serviceChecksPath} returned ${statusCode}`)
      }
      const limited = byteLimit(
        maxSystemResponseBytes,
        () => new Error(`GET ${serviceChecksPath} returned more than ${maxSystemResponseBytes} bytes`),
      )
      return resultsSchema.parse(await json(pipeline(body, limited, () => undefined)))
    },
    putSettings: (settings, token) =>
      request('PUT', serviceSettingsPath, {
        body: JSON.stringify(settings),
        headers: headersOf(token),
      }),
    putVoidReceipts: (numbers, token) =>
      request('PUT', voidReceiptsPath, {
        body: JSON.stringify({ numbers }),
        headers: headersOf(token),
        mayBeMissing: true,
      }),
    close: () => pool.destroy(),
  }
}
