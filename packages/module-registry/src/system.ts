import { existsSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from '@samity/shared-api/module'
import { readJson } from './read-json.ts'
import { isWorkspace, installedVersion, versionOf } from './workspace.ts'

type SharedPackage = { request: string; packageName: string; eager?: true }

/**
 * The packages that exist once on a page. The shell provides all of them, and modules contain none of them.
 * An `eager` package is part of the shell's first files and must stay light: it must not import antd, axios
 * or zod.
 */
export const sharedPackages: SharedPackage[] = [
  { request: 'react', packageName: 'react', eager: true },
  { request: 'react/jsx-runtime', packageName: 'react', eager: true },
  { request: 'react-dom', packageName: 'react-dom', eager: true },
  { request: 'react-dom/client', packageName: 'react-dom', eager: true },
  { request: 'jotai', packageName: 'jotai', eager: true },
  { request: 'jotai/utils', packageName: 'jotai' },
  { request: '@samity/shared-ui/router', packageName: '@samity/shared-ui', eager: true },
  { request: '@samity/shared-ui/words', packageName: '@samity/shared-ui', eager: true },
  { request: '@samity/shared-ui/admin', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/combobox', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/core', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/data', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/date', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/forms', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/import', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/more', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/plain', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/print', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/qr-code', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/query', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/receipt', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/records', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/segmented', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/tabs', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-api/session', packageName: '@samity/shared-api', eager: true },
  { request: '@samity/shared-api/module', packageName: '@samity/shared-api', eager: true },
  { request: '@samity/shared-api/contract', packageName: '@samity/shared-api' },
  { request: '@samity/shared-api/client', packageName: '@samity/shared-api' },
]

export const sharedRequests = sharedPackages.map(({ request }) => request)

const versionIn = (packageName: string, from: string) =>
  packageName.startsWith('@samity/')
    ? versionOf(packageName.slice('@samity/'.length))
    : installedVersion(packageName, from)

export type System = {
  contract: number
  versions: { shell: string; 'shared-ui': string; api: string }
  shared: Record<string, string>
}

export const packedSystemFile = path.join(import.meta.dirname, 'system.json')

const systemAt = (from: string): System => ({
  contract: contractVersion,
  versions: { shell: versionOf('shell'), 'shared-ui': versionOf('shared-ui'), api: versionOf('shared-api') },
  shared: Object.fromEntries(
    sharedPackages.map(({ request, packageName }) => [request, versionIn(packageName, from)]),
  ),
})

/**
 * The system of this workspace, with versions as `from` sees them. Outside the workspace: the system of the
 * packed packages.
 */
export const thisSystem = (from = 'shell'): System =>
  // written by the pack command from this very type
  isWorkspace ? systemAt(from) : (readJson(packedSystemFile) as System)

export const systemFile = (releases: string): string => path.join(releases, 'system.json')

/** The system that a folder of releases belongs to. Without a system.json: the system of these commands. */
export function systemOf(releases: string): System {
  const file = systemFile(releases)
  // written by the build of a system from this very type
  return existsSync(file) ? (readJson(file) as System) : thisSystem()
}
