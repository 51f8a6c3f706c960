import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { CommandError, folderOf, readJson, root } from '@samity/module-registry'
import { compilePackages, packageNameIn, packedPackages, withJsImports } from '../cli/compile-packages.ts'
import { linkDependencies } from './link-dependencies.ts'

/*
 * API Extractor reads the declarations as another team receives them, with its own compiler: TypeScript 7 has
 * none to import.
 */

export type ApiReports = Map<string, string>

const declarationsFolder = path.join(root, '.cache/declarations')
type Manifest = { publishConfig: { exports: Record<string, { types: string }> } }

/**
 * Entries without a report: the OpenAPI document describes the first, and a test compares both; a style sheet
 * has no types.
 */
const entriesWithoutReport = new Set([
  '@samity/client ./api',
  '@samity/shared-ui ./colours.css',
  '@samity/shared-ui ./tokens.css',
])

function layOut(name: string): string {
  const folder = path.join(declarationsFolder, name)
  const compiledFolder = path.join(folder, 'src')
  cpSync(compiledFolder, path.join(folder, 'dist'), { recursive: true })
  rmSync(compiledFolder, { recursive: true })
  for (const file of readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const target = path.join(folder, 'dist', file)
    if (file.endsWith('.d.ts')) writeFileSync(target, withJsImports(readFileSync(target, 'utf8')))
  }
  const manifest = readJson(path.join(folderOf(name), 'package.json')) as Manifest
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ ...manifest, exports: manifest.publishConfig.exports }),
  )
  linkDependencies(path.join(folderOf(name), 'node_modules'), path.join(folder, 'node_modules'))
  const ownPackages = path.join(folder, 'node_modules/@samity')
  mkdirSync(ownPackages, { recursive: true })
  for (const other of packedPackages)
    if (other !== name)
      symlinkSync(
        path.join(declarationsFolder, other),
        path.join(ownPackages, packageNameIn(other)),
        'junction',
      )
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { types: ['node'], typeRoots: [path.join(root, 'node_modules/@types')] },
    include: ['dist/**/*.d.ts'],
    exclude: [],
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  return folder
}

function writeStarEntry(folder: string, types: string): string {
  const [start = '', end = ''] = types.split('*')
  const files = readdirSync(path.join(folder, start), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(end) && !file.endsWith(`index${end}`))
    .sort()
  const lines = files.map((file) => {
    const stem = file.slice(0, -end.length)
    return `export * as ${stem.replace(/\W/g, '_')} from '${start}${stem}.js'`
  })
  const entry = path.join(folder, `${start.replace(/\W/g, '_')}files.d.ts`)
  writeFileSync(entry, `${lines.join('\n')}\n`)
  return entry
}

/** './module' → 'module', '.' → 'index', './contract/*' → 'contract.files' */
const reportName = (entry: string) =>
  entry === '.' ? 'index' : entry.slice(2).replace('/*', '.files').replaceAll('/', '.')

function prepareEntry(folder: string, entry: string, types: string): ExtractorConfig {
  const reports = path.join(folder, 'api')
  mkdirSync(reports, { recursive: true })
  const logLevel = ExtractorLogLevel.None
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types.includes('*') ? writeStarEntry(folder, types) : path.join(folder, types),
      compiler: { tsconfigFilePath: path.join(folder, 'tsconfig.json') },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: reportName(entry),
        reportFolder: reports,
        reportTempFolder: path.join(folder, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel } },
        tsdocMessageReporting: { default: { logLevel } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(folder, 'package.json'),
  })
}

/** The entries of a package, by the names of their reports. */
function entriesOf(folder: string): Map<string, ExtractorConfig> {
  const manifest = readJson(path.join(folder, 'package.json')) as {
    name: string
    exports: Record<string, { types: string }>
  }
  const entries = Object.entries(manifest.exports).filter(
    ([entry]) => !entriesWithoutReport.has(`${manifest.name} ${entry}`),
  )
  return new Map(entries.map(([entry, { types }]) => [reportName(entry), prepareEntry(folder, entry, types)]))
}

function reportOf(config: ExtractorConfig, compilerState: CompilerState): string {
  const errors: string[] = []
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback: (message) => {
      message.handled = true
      if (message.logLevel === ExtractorLogLevel.Error) errors.push(message.formatMessageWithLocation(root))
    },
  })
  if (errors.length > 0) throw new CommandError(`The API cannot be read:\n${errors.join('\n')}`)
  return readFileSync(config.reportFilePath, 'utf8')
}

export function makeApiReports(): Map<string, ApiReports> {
  compilePackages(declarationsFolder, { declarationsOnly: true })
  const folders = packedPackages.map((name) => [name, layOut(name)] as const)
  const packages = folders.map(([name, folder]) => [name, entriesOf(folder)] as const)
  // one program for all of them: each would read React and antd again
  const [first, ...others] = packages.flatMap(([, entries]) => [...entries.values()])
  const compilerState = CompilerState.create(first!, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  })
  return new Map(
    packages.map(([name, entries]) => [
      name,
      new Map([...entries].map(([report, config]) => [report, reportOf(config, compilerState)])),
    ]),
  )
}
