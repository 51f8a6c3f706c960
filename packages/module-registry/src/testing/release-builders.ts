import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { screenNamesOf } from '../descriptor.ts'
import { sha384 } from '../files.ts'
import { contentHash, type Release } from '../release-store.ts'

export const aFolder = () => mkdtempSync(path.join(tmpdir(), 'samity-'))

const word = (en: string) => ({ en, bn: `${en} (bn)` })

export const aDescriptor = (overrides: Partial<Descriptor> = {}): Descriptor => ({
  name: 'mfe-tea',
  title: word('Tea'),
  contract: 1,
  requires: { shell: '^1.0', 'shared-ui': '^1.0', api: '^1.0' },
  routes: [{ path: '/dashboard/tea', screen: 'Tea', title: word('Tea'), allow: ['admin', 'staff'] }],
  nav: [{ section: 'sales', order: 10, path: '/dashboard/tea', label: word('Tea') }],
  ...overrides,
})

type Content = {
  descriptor?: Descriptor
  version?: string
  files?: Record<string, string>
  manifest?: object
  server?: string
  released?: string
}

export function aRelease(releases: string, content: Content = {}): Release {
  const {
    descriptor = aDescriptor(),
    version = '1.0.0',
    files = {},
    manifest = {},
    server,
    released = null,
  } = content
  const contents: Record<string, string> = {
    'mf-manifest.json': JSON.stringify(manifest),
    'module.json': JSON.stringify(descriptor),
    ...files,
    ...(server && { 'server/render.mjs': server }),
  }
  const hashes = Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, sha384(text)]))
  const release = `${version}+${contentHash(hashes)}`
  const folder = path.join(releases, descriptor.name, release)
  const description: Release = {
    schema: 1,
    module: descriptor.name,
    version,
    release,
    inputs: 'none',
    files: hashes,
    integrity: { 'mf-manifest.json': hashes['mf-manifest.json'] ?? '' },
    screens: Object.fromEntries(screenNamesOf(descriptor).map((screen) => [screen, { js: [], css: [] }])),
    entry: { js: [], css: [] },
    server: server ? 'server/render.mjs' : null,
    released,
  }
  for (const [file, text] of Object.entries({ ...contents, 'release.json': JSON.stringify(description) })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return description
}
