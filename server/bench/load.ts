import autocannon, { type Options } from 'autocannon'

export const clients = 8
const durationSeconds = Number(process.env['BENCH_SECONDS'] ?? 3)

type LoadOptions = Pick<Options, 'url'> &
  Partial<Pick<Options, 'method' | 'body' | 'headers' | 'idReplacement'>>

/**
 * Returns the responses per second for `clients` clients. Throws on any error response, which would falsify
 * the figure.
 */
export async function measureRate(options: LoadOptions): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    ...options,
    connections: clients,
    duration: durationSeconds,
  })
  if (non2xx > 0 || errors > 0)
    throw new Error(`${non2xx} error responses and ${errors} connection errors at ${options.url}`)
  return requests.average
}
