import type { Stats } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { sha384 } from '@samity/module-registry'

/** 'unlisted': no release lists the file, so its bytes cannot be checked. */
export type FileStatus = 'as listed' | 'changed' | 'unlisted'
/**
 * The hash that a file must have according to the list of its release. Files are named from the root, with
 * '/'.
 */
export type HashOf = (file: string) => string | undefined

const decompressors: Record<string, ((bytes: Buffer) => Promise<Buffer>) | undefined> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
}

type CheckedFile = { mtimeMs: number; size: number; result: Promise<FileStatus>; status?: FileStatus }

/** More files than a system's releases have. An invented URL is not a file and takes no entry. */
const maxKnownFiles = 20_000

/**
 * Compares files, and their compressed copies, with the hashes of their release. Each file is read once, and
 * again when its time or size has changed.
 */
export function makeFileCheck(root: string, hashOf: HashOf) {
  const cache = new LRUCache<string, CheckedFile>({ max: maxKnownFiles })

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
      const current: CheckedFile = { mtimeMs, size, result: compare(full) }
      cache.set(full, current)
      void current.result.then((status) => {
        // a release may list the file later
        if (status === 'unlisted') cache.delete(full)
        else current.status = status
      })
      return current.result
    },
    isAsListed: (full: string): boolean => cache.get(full)?.status === 'as listed',
  }
}
