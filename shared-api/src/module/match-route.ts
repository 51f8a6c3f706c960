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

function paramsOf(wanted: string[], given: string[]): Params | undefined {
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
  const given = parts(path)
  let best: RouteMatch<R> | undefined
  for (const route of routes) {
    const params = paramsOf(parts(route.path), given)
    if (params && !(best && Object.keys(best.params).length <= Object.keys(params).length))
      best = { route, params }
  }
  return best
}

/** Whether a path belongs to the back office rather than to the website. */
export const inDashboard = (path: string): boolean => /^\/dashboard(\/|$)/i.test(path)
