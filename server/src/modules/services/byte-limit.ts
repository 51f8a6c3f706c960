import { Transform } from 'node:stream'

/**
 * A stream that fails with `error` after `maxBytes`. It passes chunks on as they come and respects
 * back-pressure.
 */
export function byteLimit(maxBytes: number, error: () => Error): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(error())
      else done(null, chunk)
    },
  })
}
