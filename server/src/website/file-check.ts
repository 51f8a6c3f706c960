import type { Stats } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sha384 } from '@samity/module-registry'

/** 'unlisted': no list of a release names the file, so nothing can be said of its bytes. */
export type FileStatus = 'as listed' | 'changed' | 'unlisted'
/** The hash that a file must have, as its release's list names it; files are named from the root, with '/' */
export type HashOf = (file: string) => string | undefined

const decompressors: Record<string, ((bytes: Buffer) => Promise<Buffer>) | undefined> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
}

type CheckedFile = { mtimeMs: number; size: number; result: Promise<FileStatus>; status?: FileStatus }

/** More files than a system's releases have; a made-up address is no file and takes no place. */
const maxKnownFiles = 20_000

/**
 * Compares files with the hashes of their release, also as they were compressed. Each is read once; a file that was
 * written since, which its time and size show, is read again.
 */
export function makeFileCheck(root: string, hashOf: HashOf) {
  const cache = new Map<string, CheckedFile>()

  async function compare(full: string): Promise<FileStatus> {
    const decompress = decompressors[path.extname(full)]
    const originalPath = decompress ? full.slice(0, -path.extname(full).length) : full
    const expected = hashOf(path.relative(root, originalPath).split(path.sep).join('/'))
    if (!expected) return 'unlisted'
    try {
      const bytes = await readFile(full)
      return sha384(decompress ? await decompress(bytes) : bytes) === expected ? 'as listed' : 'changed'
    } catch {
      return 'changed'
    }
  }

  return {
    check(full: string, { mtimeMs, size }: Stats): FileStatus | Promise<FileStatus> {
      const previous = cache.get(full)
      if (previous?.mtimeMs === mtimeMs && previous.size === size) return previous.status ?? previous.result
      if (cache.size >= maxKnownFiles) cache.clear()
      const current: CheckedFile = { mtimeMs, size, result: compare(full) }
      cache.set(full, current)
      void current.result.then((status) => {
        // a file without a list may get one
        if (status === 'unlisted') cache.delete(full)
        else current.status = status
      })
      return current.result
    },
    /** What was found when it was last checked */
    isAsListed: (full: string): boolean => cache.get(full)?.status === 'as listed',
  }
}
