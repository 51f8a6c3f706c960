import { http } from '@samity/shared-api/client'
import type { FakeRequest, FakeResponse } from '@samity/shared-api/testing'
import { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/*
 * The gallery's network. It takes the place of the file with this name in shared-api/src/testing, which needs
 * Node: the HTTP client hands its requests to the fake server and sends nothing.
 */

type Respond = (request: FakeRequest) => Promise<FakeResponse | 'unreachable'>

/** From now on `respond` gets every request of the client. */
export function interceptRequests(respond: Respond): void {
  http.defaults.adapter = async (config) => {
    const response = await respond(requestOf(config))
    if (response === 'unreachable') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    return toAxiosResponse(config, response)
  }
}

function requestOf(config: InternalAxiosRequestConfig): FakeRequest {
  const address = new URL(http.getUri(config), location.origin)
  const base = new URL(http.defaults.baseURL ?? '/', location.origin).pathname
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

function parseBody(data: unknown): FakeRequest['body'] {
  if (data instanceof FormData) return Object.fromEntries(data)
  // the client has sent JSON
  return typeof data === 'string' && data !== '' ? (JSON.parse(data) as FakeRequest['body']) : {}
}

function toAxiosResponse(
  config: Parameters<AxiosAdapter>[0],
  { status = 200, body, headers = {} }: FakeResponse,
): AxiosResponse {
  const response: AxiosResponse = { status, data: body, statusText: '', headers, config }
  if (status >= 400) throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, undefined, response)
  return response
}
