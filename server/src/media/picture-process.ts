import { fstatSync, readSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { isHeic, PictureError, shrinkPicture } from './shrink-picture.ts'
import type { PictureProcessResult, PictureProcessRequest } from './shrink-upload.ts'

// The program that shrink-upload.ts starts for one picture: it reads the file that is its standard input, sends the
// picture back in its widths, and ends.

const input = 0

// people who save a receipt go first
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', ({ bytes, widths }: PictureProcessRequest) => {
  void shrink(bytes ?? readInput(), widths)
    .catch((error: unknown): PictureProcessResult => ({
      reason: error instanceof PictureError ? error.reason : 'unreadable',
    }))
    .then((result) => process.send?.(result, () => process.exit()))
})

async function shrink(bytes: Uint8Array, widths: readonly number[]): Promise<PictureProcessResult> {
  if (!isHeic(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    return shrinkPicture(bytes, widths)
  const { heicToJpeg } = await import('./heic.ts')
  return shrinkPicture(await heicToJpeg(bytes), widths)
}

/** All of the file, wherever the server stopped writing */
function readInput(): Buffer {
  const bytes = Buffer.allocUnsafeSlow(fstatSync(input).size)
  for (let at = 0; at < bytes.length;) {
    const count = readSync(input, bytes, at, bytes.length - at, at)
    if (count === 0) throw new PictureError('unreadable')
    at += count
  }
  return bytes
}
