import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import {
  CommandError,
  readJson,
  readShellBuild,
  readStoredRegistry,
  releaseFolder,
  root,
  shellBuildFile,
  systemFile,
  type ShellBuild,
} from '@samity/module-registry'
import { entriesBelow } from './walk.ts'

const packageManager = process.env.SAMITY_PNPM ?? 'pnpm'

export const serverPackages = ['server', 'shared-api', 'packages/client', 'packages/module-registry']
/** Packages of which only the version is needed: modules say for which versions they were made. */
const namedPackages = ['shell', 'shared-ui']

const isSource = (file: string) =>
  !/\.test\.tsx?(\.snap)?$|\/testing(\/|$)/.test(file.split(path.sep).join('/'))

/**
 * Builds of Node for all platforms are dependencies of the workspace. A package has its own Node, or uses the
 * machine's.
 */
const isNodeBuild = (name: string) => /^node-(?:bin-)?(?:darwin|linux|win)-/.test(name)

/** pnpm's notes about an installation: times and paths of this machine. */
const installationNotes = [
  '.modules.yaml',
  '.pnpm-workspace-state-v1.json',
  '.package-map.json',
  '.pnpm/lock.yaml',
]

function copySources(to: string): void {
  for (const name of serverPackages) {
    const from = path.join(root, name)
    cpSync(path.join(from, 'package.json'), path.join(to, name, 'package.json'))
    for (const folder of ['src', 'db'].filter((one) => existsSync(path.join(from, one))))
      cpSync(path.join(from, folder), path.join(to, name, folder), { recursive: true, filter: isSource })
  }
  // what the build makes for the server
  cpSync(path.join(root, 'server/dist'), path.join(to, 'server/dist'), { recursive: true })
  for (const name of namedPackages)
    cpSync(path.join(root, name, 'package.json'), path.join(to, name, 'package.json'))
  for (const file of [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'scripts/patches',
    'LICENSE',
    'CHANGELOG.md',
  ])
    cpSync(path.join(root, file), path.join(to, file), { recursive: true })
}

function installDependencies(folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      '-y',
      packageManager,
      'install',
      '--prod',
      '--frozen-lockfile',
      '--prefer-offline',
      '--filter',
      '@samity/server...',
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    },
  )
  if (status !== 0) throw new CommandError(`The dependencies cannot be installed:\n${stdout}${stderr}`)
}

const foldersNamed = (name: string, folder: string): string[] =>
  entriesBelow(folder)
    .filter((entry) => entry.isDirectory() && entry.name === name)
    .map((entry) => path.join(entry.parentPath, entry.name))

/**
 * The module registry names the contract as a peer, because teams choose its version. pnpm links peers of the
 * workspace only for development.
 */
function linkContract(folder: string): void {
  const link = path.join(folder, 'packages/module-registry/node_modules/@samity/shared-api')
  mkdirSync(path.dirname(link), { recursive: true })
  if (!existsSync(link)) symlinkSync('../../../../shared-api', link)
}

/** Folders of a package that it is developed with. Those of a package that loads a file from one stay. */
const developmentFolders = [
  'test',
  'tests',
  'spec',
  'integration',
  '__tests__',
  'docs',
  'doc',
  'example',
  'examples',
  'benchmark',
  'benchmarks',
  '.github',
]
const developmentFiles =
  /^(?:\.gitignore|\.gitattributes|\.npmignore|\.editorconfig|\.nycrc.*|\.taprc.*|\.(?:eslint|oxlint|prettier)rc.*|eslint\.config\..*|biome\.json|tsconfig.*\.json|.*\.html)$/

const folderPattern = (name: string) => new RegExp(`["'./]${name}/`)

export function removeDevelopment(folder: string): void {
  const remove = (...names: string[]) => rmSync(path.join(folder, ...names), { recursive: true, force: true })
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8')
  const { main, exports, bin, imports } = JSON.parse(manifest) as Record<string, unknown>
  const loaded = JSON.stringify([main, exports, bin, imports])
  for (const { name } of readdirSync(folder, { withFileTypes: true }))
    if (
      developmentFiles.test(name) ||
      (developmentFolders.includes(name) && !folderPattern(name).test(loaded))
    )
      remove(name)
  const prebuilds = path.join(folder, 'prebuilds')
  for (const system of existsSync(prebuilds) ? readdirSync(prebuilds) : [])
    if (!system.startsWith(`${process.platform}-${process.arch}`)) remove('prebuilds', system)
}

const installedPackages = (modules: string): string[] =>
  entriesBelow(path.join(modules, '.pnpm'))
    .filter((entry) => entry.isFile() && entry.name === 'package.json')
    .map((entry) => entry.parentPath)
    .filter((folder) => /[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+$/.test(folder))

/** Commands of dependencies would need a Node in the path, and nobody runs them. */
function isProgram(file: string): boolean {
  const start = Buffer.alloc(4)
  const handle = openSync(file, 'r')
  readSync(handle, start)
  closeSync(handle)
  return start.toString('latin1') === '\x7fELF' && !/\.so(?:\.|$)/.test(file)
}

/** Removes what a running server never reads, and what differs from one installation to the next. */
export function removeUnused(folder: string): void {
  const modules = path.join(folder, 'node_modules')
  const remove = (file: string) => rmSync(file, { recursive: true, force: true })
  for (const base of [modules, path.join(modules, '.pnpm'), path.join(modules, '.pnpm/node_modules')])
    for (const name of readdirSync(base).filter(isNodeBuild)) remove(path.join(base, name))
  for (const name of installationNotes) remove(path.join(modules, name))
  for (const bin of foldersNamed('.bin', folder)) remove(bin)
  // pnpm sometimes leaves such a folder in a package that nothing else is installed in
  for (const temporary of foldersNamed('.tmp', modules)) {
    remove(temporary)
    if (existsSync(path.dirname(temporary)) && readdirSync(path.dirname(temporary)).length === 0)
      remove(path.dirname(temporary))
  }
  for (const installed of installedPackages(modules)) removeDevelopment(installed)
  for (const entry of entriesBelow(modules).filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    if (/\.(?:d\.[cm]?ts|map|tsbuildinfo)$|^\.eslintrc/.test(entry.name)) remove(file)
    else if (!isProgram(file)) chmodSync(file, 0o644)
  }
  for (const file of ['pnpm-lock.yaml', 'scripts']) remove(path.join(folder, file))
}

/**
 * Copies the last build of the shell without its source maps. The folder also contains files of the builds
 * before it, for open tabs of this checkout.
 */
function copyShell(to: string): void {
  const from = path.join(root, 'shell/dist')
  const build = readShellBuild(from)
  const assets = path.join(from, 'assets')
  const isCopied = (file: string) => {
    if (path.dirname(file) === assets)
      return build.files.includes(path.basename(file).replace(/\.(?:br|gz)$/, ''))
    return path.relative(from, file) !== 'maps'
  }
  cpSync(from, to, { recursive: true, filter: isCopied })
  const hashes = Object.fromEntries(build.files.map((file) => [file, build.hashes[file] ?? '']))
  const content: ShellBuild = { ...build, hashes, former: [] }
  writeFileSync(shellBuildFile(to), `${JSON.stringify(content, null, 2)}\n`)
}

function copyBuilds(to: string, releases: string): void {
  copyShell(path.join(to, 'shell/dist'))
  const packaged = path.join(to, 'packaged-releases')
  for (const [module, { active }] of Object.entries(readStoredRegistry(releases).modules))
    cpSync(releaseFolder(releases, module, active), releaseFolder(packaged, module, active), {
      recursive: true,
    })
  cpSync(systemFile(releases), systemFile(packaged))
}

/**
 * Copies the built documentation. Its gallery of parts is for people who have a checkout, and is half of its
 * size.
 */
function copyDocumentation(to: string): void {
  const site = path.join(root, 'docs/site/dist')
  cpSync(site, path.join(to, 'docs/site/dist'), {
    recursive: true,
    filter: (file) => path.relative(site, file) !== 'gallery',
  })
}

const builtFolders = ['shell/dist', 'packaged-releases', 'docs/site/dist']

/**
 * Throws a CommandError when a built file names a file of this checkout: another folder would give another
 * package.
 */
export function refuseOwnFolder(product: string, ownFolder: string): void {
  // a short folder alone ('/app') may be part of a URL
  const paths = [`file://${ownFolder}/`, `${ownFolder}/node_modules/`]
  for (const folder of builtFolders.filter((one) => existsSync(path.join(product, one))))
    for (const entry of readdirSync(path.join(product, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const content = readFileSync(file)
      const trace = paths.find((one) => content.includes(one))
      if (trace)
        throw new CommandError(
          `${path.relative(product, file)} contains ${trace}. A package must not depend on the folder of the checkout.`,
        )
    }
}

function writePackageFile(folder: string, version: string): void {
  // our own file
  const { name, description, license } = readJson(path.join(root, 'package.json')) as Record<string, string>
  const content = {
    name,
    version,
    description,
    license,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`)
}

/**
 * Writes what needs no installation: sources, builds and the package file. Throws a CommandError when a built
 * file names a file of this checkout.
 */
export function stageSources(folder: string, releases: string, version: string): void {
  copySources(folder)
  for (const file of ['pnpm-lock.yaml', 'scripts']) rmSync(path.join(folder, file), { recursive: true })
  copyBuilds(folder, releases)
  refuseOwnFolder(folder, root)
  writePackageFile(folder, version)
}

/**
 * Writes the product as it is installed into an empty folder: the server's sources, the built shell, one
 * release of each module, and the dependencies of the server. `releases` is the folder of the build. Throws a
 * CommandError when the dependencies cannot be installed.
 */
export function stageProduct(folder: string, releases: string, version: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  copySources(folder)
  installDependencies(folder)
  linkContract(folder)
  removeUnused(folder)
  copyBuilds(folder, releases)
  copyDocumentation(folder)
  refuseOwnFolder(folder, root)
  writePackageFile(folder, version)
  cpSync(path.join(root, 'packaging/files/bin'), path.join(folder, 'bin'), { recursive: true })
}
