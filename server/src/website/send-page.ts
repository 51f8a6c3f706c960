import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from '../http/etag.ts'
import { noncePlaceholder } from './html.ts'
import { contentSecurityPolicy, newNonce, pageHeaders } from './page-headers.ts'

/**
 * A page that waits for its nonce. Everything around the nonce is compressed once: a deflate stream that is flushed
 * ends on a whole byte, so the two parts and the nonce between them can be put together for each answer.
 */
export type PreparedPage = { etag: string; styleHash?: string; before: Part; after: Part }
type Part = { plain: Buffer; deflateBytes: Buffer; crc: number }

const makePart = (text: string, finish: boolean): Part => {
  const plain = Buffer.from(text)
  const finishFlush = finish ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
  return { plain, deflateBytes: deflateRawSync(plain, { level: 9, finishFlush }), crc: crc32(plain) }
}

export function preparePage(html: string, styles = ''): PreparedPage {
  const index = html.lastIndexOf(`nonce="${noncePlaceholder}"`) + 'nonce="'.length
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    ...(styles && { styleHash: `sha256-${createHash('sha256').update(styles).digest('base64')}` }),
    before: makePart(html.slice(0, index), false),
    after: makePart(html.slice(index + noncePlaceholder.length), true),
  }
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])

/** A deflate block that holds its bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([header, bytes])
}

function gzip({ before, after }: PreparedPage, nonce: Buffer): Buffer {
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(after.plain, crc32(nonce, before.crc)), 0)
  trailer.writeUInt32LE(before.plain.length + nonce.length + after.plain.length, 4)
  return Buffer.concat([gzipHeader, before.deflateBytes, storedBlock(nonce), after.deflateBytes, trailer])
}

export type PageResponse = { status: number; page: PreparedPage }

/** The page without its nonce is what an ETag speaks of; a page that has not changed keeps the policy it came with. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, origins }: PageResponse & { origins: string[] },
): FastifyReply {
  // a page that was kept keeps its policy, so other origins make it another page
  const etag = origins.length > 0 ? `${page.etag.slice(0, -1)}|${origins.join('|')}"` : page.etag
  reply.headers({ ...pageHeaders, etag, vary: 'accept-encoding' })
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  if (status === 200 && matchesEtag(request, etag)) return reply.code(304).send()
  const nonce = newNonce()
  reply
    .code(status)
    .header('content-security-policy', contentSecurityPolicy(nonce, page.styleHash, origins))
    .type('text/html; charset=utf-8')
  if (/\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(gzip(page, Buffer.from(nonce)))
  return reply.send(Buffer.concat([page.before.plain, Buffer.from(nonce), page.after.plain]))
}
