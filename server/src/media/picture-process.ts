import { fstatSync, readSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { isHeic, PictureError, shrinkPicture } from './shrink-picture.ts'
import type { PictureProcessResult, PictureProcessRequest } from './shrink-upload.ts'

// shrink-upload.ts starts this program for one picture. It reads the picture from the message or from its
// standard input, sends it back in the requested widths, and exits.

const input = 0

// requests such as saving a receipt have priority
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

/** Reads the whole file from its start, because the server has already moved the file position */
function readInput(): Buffer {
  const bytes = Buffer.allocUnsafeSlow(fstatSync(input).size)
  for (let at = 0; at < bytes.length;) {
    const count = readSync(input, bytes, at, bytes.length - at, at)
    if (count === 0) throw new PictureError('unreadable')
    at += count
  }
  return bytes
}
