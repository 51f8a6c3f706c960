import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Descriptor } from '@samity/shared-api/module'
import { sha384 } from '../files.ts'
import type { Release } from '../registry.ts'

export const aFolder = () => mkdtempSync(path.join(tmpdir(), 'samity-'))

const word = (en: string) => ({ en, bn: `${en} (bn)` })

export const aDescriptor = (facts: Partial<Descriptor> = {}): Descriptor => ({
  name: 'mfe-tea',
  title: word('Tea'),
  contract: 1,
  requires: { shell: '^1.0', 'shared-ui': '^1.0', api: '^1.0' },
  routes: [{ path: '/dashboard/tea', screen: 'Tea', title: word('Tea'), allow: ['admin', 'staff'] }],
  nav: [{ section: 'sales', order: 10, path: '/dashboard/tea', label: word('Tea') }],
  ...facts,
})

type Content = { descriptor?: Descriptor; release?: string; files?: Record<string, string>; server?: string }

/** Writes a release's folder as the release command would, with these files. */
export function aRelease(releases: string, content: Content = {}): Release {
  const { descriptor = aDescriptor(), release = '1.0.0+0123456789ab', files = {}, server } = content
  const folder = path.join(releases, descriptor.name, release)
  const all: Record<string, string> = {
    'mf-manifest.json': '{}',
    'module.json': JSON.stringify(descriptor),
    ...files,
    ...(server && { 'server/render.mjs': server }),
  }
  const described: Release = {
    schema: 1,
    module: descriptor.name,
    version: '1.0.0',
    release,
    inputs: 'none',
    files: Object.fromEntries(Object.entries(all).map(([file, text]) => [file, sha384(text)])),
    integrity: { 'mf-manifest.json': sha384('{}') },
    screens: Object.fromEntries(descriptor.routes.map(({ screen }) => [screen, { js: [], css: [] }])),
    entry: { js: [], css: [] },
    server: server ? 'server/render.mjs' : null,
  }
  for (const [file, text] of Object.entries({ ...all, 'release.json': JSON.stringify(described) })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return described
}
