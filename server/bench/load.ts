import autocannon, { type Options } from 'autocannon'

export const clients = 8
const durationSeconds = Number(process.env['BENCH_SECONDS'] ?? 3)

type LoadOptions = Pick<Options, 'url'> &
  Partial<Pick<Options, 'method' | 'body' | 'headers' | 'idReplacement'>>

/** Answers a second to `clients` clients. A refusal would make the figure a lie, so it ends the run. */
export async function measureRate(options: LoadOptions): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    ...options,
    connections: clients,
    duration: durationSeconds,
  })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${options.url}`)
  return requests.average
}
