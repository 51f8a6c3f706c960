import { FakeTable } from './fake-table.ts'
import { type Values } from './intercept-requests.ts'
import { interceptRequests, type FakeRequest, type FakeResponse } from './intercept-requests.ts'
import type { Resource } from '../contract/resource.ts'

type Route = (request: FakeRequest) => FakeResponse | undefined | Promise<FakeResponse | undefined>

/**
 * A server for screen tests. It stores the rows of the declared resources; it pages, searches and filters
 * them, and refuses what their declarations refuse. A test adds routes for other paths.
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

  /**
   * The table whose resource the path begins with: 'banks/7/', or 'x/mfe-library/books/7/' of a module's
   * service
   */
  const tableOf = (path: string) =>
    tables.get([...tables.keys()].find((resourcePath) => path.startsWith(`${resourcePath}/`)) ?? '')

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

  interceptRequests(async (request) => {
    requests.push(request)
    const error = request.method === 'GET' ? undefined : nextError
    if (error) nextError = undefined
    return error ?? respond(request)
  })

  const server = {
    /** Every request so far, oldest first */
    requests,
    and(other: Resource, otherRows: Values[] = []) {
      tables.set(other.path, new FakeTable(other, otherRows))
      return server
    },
    rows: (other: Resource): Values[] => tables.get(other.path)?.rows ?? [],
    /** Adds a route. If it returns undefined, the resource handles the request. */
    route(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, route: Route) {
      routes.set(`${method} ${path}`, route)
      return server
    },
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
