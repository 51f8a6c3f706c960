import { existsSync } from 'node:fs'
import path from 'node:path'
import { contractVersion } from '@samity/shared-api/module'
import { readJson } from './read-json.ts'
import { isWorkspace, installedVersion, versionOf } from './workspace.ts'

type SharedPackage = { request: string; packageName: string; eager?: true }

/**
 * What exists once on a page. The shell provides all of it; modules bring none of it along.
 * `eager` stands in the shell's first files, so it must stay light: no antd, no axios, no zod behind it.
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
  { request: '@samity/shared-ui/core', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/data', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/date', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/forms', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/more', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/qr-code', packageName: '@samity/shared-ui' },
  { request: '@samity/shared-ui/receipt', packageName: '@samity/shared-ui' },
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

/** What a system offers its modules. */
export type System = {
  contract: number
  /** What a descriptor's `requires` is compared with */
  versions: { shell: string; 'shared-ui': string; api: string }
  /** Every shared package with the version that the shell provides */
  shared: Record<string, string>
}

/** Lies in the packed tooling: the system that another team's module is made for. */
export const packedSystemFile = path.join(import.meta.dirname, 'system.json')

const systemAt = (from: string): System => ({
  contract: contractVersion,
  versions: { shell: versionOf('shell'), 'shared-ui': versionOf('shared-ui'), api: versionOf('shared-api') },
  shared: Object.fromEntries(
    sharedPackages.map(({ request, packageName }) => [request, versionIn(packageName, from)]),
  ),
})

/** This workspace's system, with versions as `from` sees them; elsewhere the one that the packages were packed with. */
export const thisSystem = (from = 'shell'): System =>
  // written by the pack command from this very type
  isWorkspace ? systemAt(from) : (readJson(packedSystemFile) as System)

/** The system that a folder of releases belongs to; where it does not say, the one these commands were made with. */
export function systemOf(releases: string): System {
  const file = path.join(releases, 'system.json')
  // written by the build of a system from this very type
  return existsSync(file) ? (readJson(file) as System) : thisSystem()
}
