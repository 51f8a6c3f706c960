import { createHash, randomUUID } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'

export const sha384 = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Replaces a file in one step: readers see the old content or the new one, never a part of it. The new
 * content is on the disk before: after a power cut one of the two is complete.
 */
export function writeFileAtomically(file: string, content: string): void {
  const tempFile = `${file}.${randomUUID()}.tmp`
  writeFileSync(tempFile, content, { flush: true })
  renameSync(tempFile, file)
}
