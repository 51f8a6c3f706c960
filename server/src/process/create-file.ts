import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates a file that only its owner reads, and its folder. Of several processes one succeeds, and a reader
 * of the file always finds all of it. Throws EEXIST when there is one.
 */
export function createFile(file: string, content: string): void {
  const temporaryFile = `${file}.${randomUUID()}.new`
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(temporaryFile, content, { mode: 0o600, flush: true })
    linkSync(temporaryFile, file)
  } finally {
    rmSync(temporaryFile, { force: true })
  }
}
