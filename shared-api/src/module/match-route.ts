type Params = Record<string, string>
export type RouteMatch<R> = { route: R; params: Params }

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** Returns undefined for a badly encoded segment, which then matches no route. */
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
 * Finds the route of a path. A trailing slash and the letter case make no difference. A literal route takes
 * precedence over one with a parameter. The shell and the server both use it, so they agree on which pages
 * exist.
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

export const isDashboardPath = (path: string): boolean => /^\/dashboard(\/|$)/i.test(path)
