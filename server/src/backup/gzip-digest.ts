import { createHash } from 'node:crypto'

/*
 * A backup without encryption is a gzip file. The checksum of gzip does not cover its own header, and nothing
 * would notice appended bytes. So the file ends with a second, empty gzip member whose comment is the SHA-256
 * digest of all bytes before it. `gunzip` and `tar` ignore it. It detects damage by a disk or by copying, but
 * not an attacker.
 */

/** A gzip header with a comment, and as time, flags and system 'unknown' (RFC 1952) */
const memberHeader = Buffer.from([0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 255])
/** An empty deflate block, the checksum 0 and the length 0 */
const emptyContent = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])

const encodeDigest = (digest: Buffer): Buffer =>
  Buffer.concat([memberHeader, Buffer.from(`sha256 ${digest.toString('hex')}\0`), emptyContent])

const digestBytes = encodeDigest(Buffer.alloc(32)).length

export const gzipMagic = memberHeader.subarray(0, 3)

export async function* appendDigest(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  yield encodeDigest(hash.digest())
}

/** Yields the content without the digest. Throws at its end if it was changed or cut off. */
export async function* checkDigest(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let tail: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    const all = Buffer.concat([tail, chunk])
    const checked = all.subarray(0, Math.max(0, all.length - digestBytes))
    tail = all.subarray(checked.length)
    hash.update(checked)
    yield checked
  }
  if (!tail.equals(encodeDigest(hash.digest()))) throw new Error('the digest differs')
}
