import type { Stats } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sha384 } from '@samity/tooling/registry'

/** 'unlisted': no list of a release names the file, so nothing can be said of its bytes. */
export type FileStatus = 'as listed' | 'changed' | 'unlisted'
/** The hash that a file must have, as its release's list names it; files are named from the root, with '/' */
export type HashOf = (file: string) => string | undefined

const unpackers: Record<string, ((bytes: Buffer) => Promise<Buffer>) | undefined> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
}

type Known = { mtimeMs: number; size: number; checked: Promise<FileStatus>; status?: FileStatus }

/** More files than a system's releases have; a made-up address is no file and takes no place. */
const maxKnownFiles = 20_000

/**
 * Compares files with the hashes of their release, also as they were compressed. Each is read once; a file that was
 * written since, which its time and size show, is read again.
 */
export function fileCheck(root: string, hashOf: HashOf) {
  const known = new Map<string, Known>()

  async function compare(full: string): Promise<FileStatus> {
    const unpack = unpackers[path.extname(full)]
    const listed = unpack ? full.slice(0, -path.extname(full).length) : full
    const expected = hashOf(path.relative(root, listed).split(path.sep).join('/'))
    if (!expected) return 'unlisted'
    try {
      const bytes = await readFile(full)
      return sha384(unpack ? await unpack(bytes) : bytes) === expected ? 'as listed' : 'changed'
    } catch {
      return 'changed'
    }
  }

  return {
    check(full: string, { mtimeMs, size }: Stats): FileStatus | Promise<FileStatus> {
      const before = known.get(full)
      if (before?.mtimeMs === mtimeMs && before.size === size) return before.status ?? before.checked
      if (known.size >= maxKnownFiles) known.clear()
      const now: Known = { mtimeMs, size, checked: compare(full) }
      known.set(full, now)
      void now.checked.then((status) => {
        // a file without a list may get one
        if (status === 'unlisted') known.delete(full)
        else now.status = status
      })
      return now.checked
    },
    /** What was found when it was last checked */
    isAsListed: (full: string): boolean => known.get(full)?.status === 'as listed',
  }
}
