type Params = Record<string, string>
export type RouteMatch<R> = { route: R; params: Params }

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** A path that the URL encodes badly is the path of no route. */
const decodeSegment = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function paramsOf(pattern: string[], segments: string[]): Params | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Params = {}
  for (const [index, segment] of pattern.entries()) {
    const value = decodeSegment(segments[index] ?? '')
    if (value === undefined) return undefined
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined
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
  const segments = segmentsOf(path)
  let best: RouteMatch<R> | undefined
  for (const route of routes) {
    const params = paramsOf(segmentsOf(route.path), segments)
    if (params && !(best && Object.keys(best.params).length <= Object.keys(params).length))
      best = { route, params }
  }
  return best
}

/** Whether a path belongs to the back office rather than to the website. */
export const isDashboardPath = (path: string): boolean => /^\/dashboard(\/|$)/i.test(path)
