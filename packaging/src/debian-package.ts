import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { CommandError, root } from '@samity/module-registry'
import { entriesBelow } from './walk.ts'
import type { PackageVersion } from './version.ts'

const files = path.join(root, 'packaging/files/debian')
const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/** The name of this machine's architecture in Debian. Throws a CommandError for one without packages. */
export function debianArchitecture(): string {
  const architecture = architectures[process.arch]
  if (process.platform !== 'linux' || !architecture)
    throw new CommandError('A Debian package is made on Linux, for amd64 or arm64.')
  return architecture
}

const install = (from: string, to: string, mode: number) => {
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, { dereference: true })
  chmodSync(to, mode)
}

/** Debian's own Node is too old for Samity, so the package brings the one that makes it. */
const addNode = (product: string) => install(process.execPath, path.join(product, 'node/bin/node'), 0o755)

function writeControl(folder: string, version: string, kibibytes: number): void {
  const template = readFileSync(path.join(files, 'control'), 'utf8')
  const text = template
    .replace('{version}', version)
    .replace('{architecture}', debianArchitecture())
    .replace('{size}', String(kibibytes))
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'control'), text)
  for (const script of ['preinst', 'postinst', 'prerm', 'postrm'])
    install(path.join(files, script), path.join(folder, script), 0o755)
}

const writeCompressed = (text: string, to: string) => {
  mkdirSync(path.dirname(to), { recursive: true })
  writeFileSync(to, gzipSync(text, { level: 9 }))
}

export const debianChangelog = ({ name, seconds }: PackageVersion): string => {
  const date = new Date(seconds * 1000).toUTCString().replace('GMT', '+0000')
  return `samity (${name}) unstable; urgency=medium\n\n  * What changed is in NEWS.gz beside this file.\n\n -- The Samity developers <samity@localhost>  ${date}\n`
}

/**
 * As Debian's tools count: files by their bytes, everything else as 1 KiB. The size of a folder differs
 * between file systems.
 */
export const kibibytesOf = (folder: string): number =>
  entriesBelow(folder)
    .map((entry) => (entry.isFile() ? lstatSync(path.join(entry.parentPath, entry.name)).size : 1024))
    .reduce((sum, bytes) => sum + Math.ceil(bytes / 1024), 0)

/**
 * Gives everything in the tree one time, and modes that do not depend on the umask: everybody may read, only
 * the owner may write.
 */
export function makeTreeUniform(tree: string, seconds: number): void {
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', tree])
  execFileSync('find', [tree, '-exec', 'touch', '-h', '-d', `@${seconds}`, '{}', '+'])
}

type DebianOptions = {
  /** The folder of the product, from `stageProduct`. It becomes /usr/lib/samity. */
  product: string
  tree: string
  target: string
  version: PackageVersion
}

/**
 * Writes a Debian package with dpkg-deb. Equal sources give equal bytes. Throws a CommandError without
 * dpkg-deb.
 */
export function writeDebianPackage({ product, tree, target, version }: DebianOptions): void {
  rmSync(tree, { recursive: true, force: true })
  const at = (file: string) => path.join(tree, file)
  cpSync(product, at('usr/lib/samity'), { recursive: true, verbatimSymlinks: true })
  addNode(at('usr/lib/samity'))
  for (const unit of ['samity.service', 'samity@.service'])
    install(path.join(files, unit), at(`lib/systemd/system/${unit}`), 0o644)
  // no conffile: dpkg would ask at each upgrade that brings another example, and everyone changes this file
  install(
    path.join(root, 'packaging/files/samity.env.example'),
    at('usr/lib/samity/samity.env.example'),
    0o644,
  )
  install(path.join(files, 'samity-command'), at('usr/bin/samity'), 0o755)
  install(path.join(files, 'copyright'), at('usr/share/doc/samity/copyright'), 0o644)
  symlinkSync('../../../lib/samity/LICENSES', at('usr/share/doc/samity/LICENSES'))
  const date = new Date(version.seconds * 1000).toISOString().slice(0, 10)
  const manual = readFileSync(path.join(files, 'samity.8'), 'utf8').replace('{date}', date)
  writeCompressed(manual, at('usr/share/man/man8/samity.8.gz'))
  writeCompressed(debianChangelog(version), at('usr/share/doc/samity/changelog.gz'))
  writeCompressed(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), at('usr/share/doc/samity/NEWS.gz'))
  writeControl(at('DEBIAN'), version.name, kibibytesOf(tree))
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(version.seconds) }
  makeTreeUniform(tree, version.seconds)
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zzstd', '--build', tree, target], { env, stdio: 'pipe' })
}
