import { malformed, routeNotFound } from '../../http/errors.ts'

export type ServiceUrl = { module: string; path: string; query: string }

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed()
  }
}

/**
 * Splits the URL of a request to the gateway. Throws 404 for a path that only the server itself may request
 * ('/-/…', however it is written), and 400 for a path that leads upwards or cannot be decoded.
 */
export function parseServiceUrl(url: string): ServiceUrl {
  const [rawPath = '', ...rest] = url.split('?')
  const match = /^\/api\/x\/(?<module>[a-z][a-z0-9-]*)(?<path>\/.*)?$/.exec(rawPath.replace(/\/{2,}/g, '/'))
  const { module, path = '/' } = match?.groups ?? {}
  if (module === undefined) throw routeNotFound()
  // a service may decode '%2F' and '\' before it looks for its route
  const segments = decode(path)
    .split(/[/\\]/)
    .filter((segment) => segment !== '')
  if (segments.some((segment) => segment === '.' || segment === '..')) throw malformed()
  // so may one that ignores parameters of a segment ('/-;a/settings')
  if (segments[0]?.replace(/;.*$/, '').trim() === '-') throw routeNotFound()
  return { module, path, query: rest.length > 0 ? `?${rest.join('?')}` : '' }
}
