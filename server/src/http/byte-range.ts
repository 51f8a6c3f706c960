import type { FastifyReply, FastifyRequest } from 'fastify'

type ByteRange = { start: number; end: number }

/**
 * The bytes that a `Range` header asks for, `end` included; 'all' when it asks for no single range, which a server may
 * ignore; 'none' when no byte of the file lies in it.
 */
function byteRange(header: string, size: number): ByteRange | 'all' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.replaceAll(' ', '')) ?? []
  if (!first && !last) return 'all'
  if (first && last && Number(last) < Number(first)) return 'all'
  const start = first ? Number(first) : Math.max(size - Number(last), 0)
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start > end ? 'none' : { start, end }
}

/** Sends a file, or the part of it that was asked for. A browser that holds another version gets the whole (`If-Range`). */
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
