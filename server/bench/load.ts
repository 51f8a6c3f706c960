import autocannon, { type Options } from 'autocannon'

export const clients = 8
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)

type Asked = Pick<Options, 'url'> & Partial<Pick<Options, 'method' | 'body' | 'headers' | 'idReplacement'>>

/** Answers a second to `clients` clients. A refusal would make the figure a lie, so it ends the run. */
export async function rate(asked: Asked): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ ...asked, connections: clients, duration: seconds })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${asked.url}`)
  return requests.average
}
