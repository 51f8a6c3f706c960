type Params = Record<string, string>
export type RouteMatch<R> = { route: R; params: Params }

const parts = (path: string) => path.split('/').filter(Boolean)

/** A path that the URL encodes badly is the path of no route. */
const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function paramsOf(pattern: string, path: string): Params | undefined {
  const [wanted, given] = [parts(pattern), parts(path)]
  if (wanted.length !== given.length) return undefined
  const params: Params = {}
  for (const [index, part] of wanted.entries()) {
    const value = decoded(given[index] ?? '')
    if (value === undefined) return undefined
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return params
}

/**
 * The route of a path, with or without a trailing slash and in letters of either case. A route spelt out comes before
 * one with a parameter. Used by the shell and by the server, so that both agree on what exists.
 */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  path: string,
): RouteMatch<R> | undefined {
  const fewestParams = [...routes].sort((a, b) => a.path.split(':').length - b.path.split(':').length)
  for (const route of fewestParams) {
    const params = paramsOf(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}

/** Whether a path belongs to the back office rather than to the website. */
export const inDashboard = (path: string): boolean => /^\/dashboard(\/|$)/i.test(path)
