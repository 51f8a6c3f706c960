import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { http } from '../client/http.ts'
import { FakeTable, type Values } from './fake-table.ts'
import type { Resource } from '../contract/resource.ts'

export type FakeRequest = {
  method: string
  path: string
  query: Record<string, string>
  body: Values
  headers: Record<string, string>
}
/** The response of a route. The status is 200 unless it says otherwise. */
export type FakeResponse = { status?: number; body?: unknown; headers?: Record<string, string> }
type Route = (request: FakeRequest) => FakeResponse | undefined | Promise<FakeResponse | undefined>

/**
 * A server for screen tests. It stores the rows of the declared resources; it pages, searches and filters them, and
 * refuses what their declarations refuse. A test adds routes for other paths.
 *
 *     const server = fakeServer(bank, [sonali]).and(building, [])
 *     server.route('GET', 'receipts/VKL-2026-000001/', () => ({ body: receipt }))
 *     server.refuseNext(409, { message: 'In use by 3 records' })
 */
export function fakeServer(resource: Resource, rows: Values[] = []) {
  const tables = new Map<string, FakeTable>()
  const routes = new Map<string, Route>()
  const requests: FakeRequest[] = []
  let nextError: FakeResponse | 'unreachable' | undefined

  const tableOf = (path: string) => tables.get(path.split('/')[0]!)

  async function respond(request: FakeRequest): Promise<FakeResponse> {
    const routeResponse = await routes.get(`${request.method} ${request.path}`)?.(request)
    if (routeResponse) return routeResponse
    const table = tableOf(request.path)
    if (!table)
      return {
        status: 404,
        body: { message: `The fake server has no route for ${request.method} ${request.path}` },
      }
    return table.respond(request)
  }

  http.defaults.adapter = async (config) => {
    const request = requestOf(config)
    requests.push(request)
    const error = request.method === 'GET' ? undefined : nextError
    if (error) nextError = undefined
    if (error === 'unreachable') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    return toAxiosResponse(config, error ?? (await respond(request)))
  }

  const server = {
    /** Every request so far, oldest first */
    requests,
    /** Adds a resource */
    and(other: Resource, otherRows: Values[] = []) {
      tables.set(other.path, new FakeTable(other, otherRows))
      return server
    },
    /** The current rows of a resource */
    rows: (other: Resource): Values[] => tables.get(other.path)?.rows ?? [],
    /** Adds a route. If it returns undefined, the resource handles the request. */
    route(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, route: Route) {
      routes.set(`${method} ${path}`, route)
      return server
    },
    /** Makes the next write fail with this status and body */
    refuseNext(status: number, body: { message: string; errors?: Record<string, string[]> }) {
      nextError = { status, body }
    },
    /** Makes the next write fail without a response, as a broken network does */
    loseNext() {
      nextError = 'unreachable'
    },
  }
  return server.and(resource, rows)
}
export type FakeServer = ReturnType<typeof fakeServer>

function requestOf(config: InternalAxiosRequestConfig): FakeRequest {
  const address = new URL(http.getUri(config), 'http://localhost')
  const base = new URL(http.defaults.baseURL ?? '/', 'http://localhost').pathname
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: address.pathname.slice(base.length),
    query: Object.fromEntries(address.searchParams),
    body: parseBody(config.data),
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ),
  }
}

/** Parses JSON and multipart into the same shape. Files stay File objects. */
function parseBody(data: unknown): Values {
  if (data instanceof FormData) return Object.fromEntries(data)
  return typeof data === 'string' && data !== '' ? (JSON.parse(data) as Values) : {}
}

function toAxiosResponse(
  config: Parameters<AxiosAdapter>[0],
  { status = 200, body, headers = {} }: FakeResponse,
): AxiosResponse {
  const response: AxiosResponse = { status, data: body, statusText: '', headers, config }
  if (status >= 400) throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response)
  return response
}
