import type { FastifyReply, FastifyRequest } from 'fastify'

type ByteRange = { start: number; end: number }

/**
 * Returns the bytes that a `Range` header requests, including `end`. Returns 'all' when the header does not
 * request exactly one range, because a server may ignore such a header, and 'none' when the range contains no
 * byte of the file.
 */
function byteRange(header: string, size: number): ByteRange | 'all' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.replaceAll(' ', '')) ?? []
  if (!first && !last) return 'all'
  if (first && last && Number(last) < Number(first)) return 'all'
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start > end ? 'none' : { start, end }
}

/**
 * Sends a file or the requested range of it. A browser with another version gets the whole file (`If-Range`).
 */
export function sendBytes(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  etag: string,
): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const ifRange = headers['if-range']
  const range =
    ifRange === undefined || ifRange === etag ? byteRange(headers.range ?? '', bytes.length) : 'all'
  if (range === 'all') return reply.send(bytes)
  if (range === 'none')
    return reply
      .code(416)
      .header('content-range', `bytes */${bytes.length}`)
      .removeHeader('content-type')
      .header('cache-control', 'no-store')
      .send()
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1))
}
