import { createReadStream, createWriteStream, lstatSync, readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'

type TarballOptions = {
  prefix: string
  seconds: number
}

const byName = (a: string, b: string) => (a < b ? -1 : Number(a > b))

async function addFolder(tar: Pack, folder: string, name: string, mtime: Date): Promise<void> {
  tar.entry({ name: `${name}/`, type: 'directory', mode: 0o755, mtime, uid: 0, gid: 0 })
  for (const child of readdirSync(folder).sort(byName)) {
    const file = path.join(folder, child)
    const entry = { name: `${name}/${child}`, mtime, uid: 0, gid: 0 }
    const stats = lstatSync(file)
    if (stats.isDirectory()) await addFolder(tar, file, entry.name, mtime)
    else if (stats.isSymbolicLink())
      tar.entry({ ...entry, type: 'symlink', linkname: readlinkSync(file), mode: 0o777 })
    else {
      // equal bytes on every machine, whatever its umask
      const mode = stats.mode & 0o100 ? 0o755 : 0o644
      await pipeline(createReadStream(file), tar.entry({ ...entry, size: stats.size, mode }))
    }
  }
}

/** Writes a folder as a .tar.gz. Equal folders give equal bytes: sorted names, one time, no owners. */
export async function writeTarball(
  folder: string,
  target: string,
  { prefix, seconds }: TarballOptions,
): Promise<void> {
  const tar = pack()
  const tarball = pipeline(tar, createGzip({ level: 9 }), createWriteStream(target))
  await addFolder(tar, folder, prefix, new Date(seconds * 1000))
  tar.finalize()
  await tarball
}
