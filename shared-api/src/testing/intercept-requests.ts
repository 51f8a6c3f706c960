import './fetch-classes.ts'
// not 'msw', which opens a BroadcastChannel. With that class defined, drafts would open one, too, and jest
// would not end.
import { http as on, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { http } from '../client/http.ts'
import { csrfHeader } from '../contract/csrf.ts'

export type Values = Record<string, unknown>

export type FakeRequest = {
  method: string
  path: string
  query: Record<string, string>
  body: Values
  headers: Record<string, string>
}
export type FakeResponse = { status?: number; body?: unknown; headers?: Record<string, string> }

/** Returns the response to a request, or 'unreachable' where the network fails. */
type Respond = (request: FakeRequest) => Promise<FakeResponse | 'unreachable'>

/**
 * One for each fake server of this test file: a late request of one test must not reach the server of the
 * next.
 */
const servers: Respond[] = []
const serverHeader = 'X-Fake-Server'
const strayRequests: string[] = []

const baseUrl = () => new URL(http.defaults.baseURL ?? '/', window.location.origin)

const network = setupServer(
  on.all('*', async ({ request }) => {
    const respond = servers[Number(request.headers.get(serverHeader) ?? -1)]
    if (!respond || !request.url.startsWith(baseUrl().href)) {
      strayRequests.push(`${request.method} ${request.url}`)
      return HttpResponse.error()
    }
    const response = await respond(await readRequest(request))
    return response === 'unreachable' ? HttpResponse.error() : toHttpResponse(response)
  }),
)
beforeAll(() => network.listen())
afterAll(() => network.close())
afterEach(() => {
  const requests = strayRequests.splice(0)
  if (requests.length > 0) throw new Error(`No fake server handles ${requests.join(', ')}`)
})

/** From now on `respond` gets every request that the client sends. Any other request fails the test. */
export function interceptRequests(respond: Respond): void {
  http.defaults.headers.common[serverHeader] = String(servers.push(respond) - 1)
  // jsdom leaves the timer of a failed request running, and jest would wait for its end
  http.defaults.timeout = 0
}

async function readRequest(request: Request): Promise<FakeRequest> {
  const { pathname, searchParams } = new URL(request.url)
  return {
    method: request.method,
    path: pathname.slice(baseUrl().pathname.length),
    query: Object.fromEntries(searchParams),
    body: await readBody(request),
    headers: Object.fromEntries(
      [...request.headers]
        .map(([name, value]) => [headerName(name), value] as const)
        .filter(([name]) => name !== serverHeader),
    ),
  }
}

/**
 * 'Accept-Language' for 'accept-language': Request has lower case only, and tests name headers as the client
 * does.
 */
const headerName = (name: string) =>
  name === csrfHeader.toLowerCase()
    ? csrfHeader
    : name.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())

async function readBody(request: Request): Promise<Values> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    const values = [...(await request.formData())].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await toPageFile(value),
    ])
    return Object.fromEntries((await Promise.all(values)) as [string, unknown][])
  }
  const text = await request.text()
  return text === '' ? {} : (JSON.parse(text) as Values)
}

/** The File class of the page, which tests compare with. Node's is another one. */
const toPageFile = async (file: File) =>
  new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified })

async function toHttpResponse({ status = 200, body, headers = {} }: FakeResponse): Promise<Response> {
  if (body === undefined || body === null) return new HttpResponse(null, { status, headers })
  if (body instanceof Blob) return new HttpResponse(await body.arrayBuffer(), { status, headers })
  if (typeof body === 'string') return HttpResponse.text(body, { status, headers })
  return HttpResponse.json(body as Values, { status, headers })
}
