import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { isServerFile } from '@samity/module-registry'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const compressible = /\.(js|mjs|css|json|svg|html|txt)$/
const compressedFile = /\.(br|gz)$/
export const isCompressed = (file: string) => compressedFile.test(file)

/** At the highest quality a large file takes seconds and becomes only a few per cent smaller. */
const qualityFor = (bytes: number) => (bytes > 1_000_000 ? 9 : 11)

/** Writes `.br` and `.gz` beside every text file of at least 300 bytes that browsers may receive. */
export async function compressFolder(folder: string, files = listFiles(folder)): Promise<void> {
  await Promise.all(
    files
      .filter((file) => compressible.test(file) && !isServerFile(file))
      .map(async (file) => {
        const content = await readFile(path.join(folder, file))
        if (content.length < 300) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: qualityFor(content.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        }
        const [br, gz] = await Promise.all([
          brotliAsync(content, { params }),
          gzipAsync(content, { level: 9 }),
        ])
        await Promise.all([
          writeFile(path.join(folder, `${file}.br`), br),
          writeFile(path.join(folder, `${file}.gz`), gz),
        ])
      }),
  )
}
