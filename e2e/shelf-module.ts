import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Descriptor, ExtensionEntry } from '@samity/shared-api/module'

const workspace = fileURLToPath(new URL('..', import.meta.url))

const roles = ['admin', 'staff', 'cashier', 'auditor'] satisfies ExtensionEntry['allow']
const anExtension = (slot: ExtensionEntry['slot'], extension: string, title: string): ExtensionEntry => ({
  slot,
  id: 'shelf',
  extension,
  title: { en: title, bn: `${title} (বাংলা)` },
  order: 15,
  allow: roles,
})

export const shelfDescriptor: Descriptor = {
  name: 'mfe-shelf',
  title: { en: 'Shelf', bn: 'তাক' },
  contract: 1,
  requires: { shell: '^1.0', 'shared-ui': '^1.0', api: '^1.0' },
  routes: [],
  nav: [],
  extensions: [
    anExtension('dashboard.card', 'ShelfCard', 'Books overdue'),
    anExtension('advocate.tab', 'ShelfAdvocate', 'Shelf loans'),
    anExtension('renter.tab', 'ShelfRenter', 'Keys'),
    anExtension('settings.section', 'ShelfSettings', 'Shelf settings'),
    anExtension('receipt.action', 'ShelfReceipt', 'Send'),
    anExtension('search.result', 'ShelfSearch', 'Books'),
  ],
}

/** Differs for each release: two of them may be in one tab. */
const globalNameOf = (version: string) => `mfe_shelf_${version.replaceAll('.', '_')}`

/**
 * The container, as a bundler would write it. A page sets `shelfFault` ('throw', 'hang', 'suspend', 'reject',
 * 'megabyte') before an extension is loaded; every extension then fails in this way.
 */
const code = (version: string) => `
var ${globalNameOf(version)} = (() => {
  let shareScope
  const fault = () => globalThis.shelfFault
  const react = async () => {
    const [shared] = Object.values(shareScope.react)
    return shared.lib ? shared.lib() : (await shared.get())()
  }
  const component = (text) => async () => {
    if (fault() === 'reject') throw new Error('The shelf is locked')
    if (fault() === 'hang') return new Promise(() => undefined)
    const { createElement, use } = await react()
    const forever = new Promise(() => undefined)
    return {
      default: (props) => {
        if (fault() === 'throw') throw new Error('The shelf has fallen')
        if (fault() === 'suspend') use(forever)
        if (fault() === 'megabyte') return createElement('div', null, 'x'.repeat(1000000))
        return createElement('button', { type: 'button' }, text(props) + ' ${version}')
      },
    }
  }
  const search = async (query, { language, loadCoreResult }) => {
    if (fault() === 'throw') throw new Error('The shelf has fallen')
    if (fault() === 'reject') return Promise.reject(new Error('The shelf is locked'))
    if (fault() === 'hang' || fault() === 'suspend') return new Promise(() => undefined)
    const { receipts } = await loadCoreResult()
    const text = fault() === 'megabyte' ? 'x'.repeat(1000000) : 'Evidence Act ' + query + ' ' + receipts.length
    return [{ id: 'books', title: language === 'bn' ? 'বই' : 'Books', links: [{ id: '1', path: '/dashboard/profile', text }] }]
  }
  const module = {
    screens: {},
    extensions: {
      ShelfCard: component(() => 'Three books'),
      ShelfAdvocate: component(({ advocate }) => 'Loans of ' + advocate.bar_registration_number),
      ShelfRenter: component(({ renter }) => 'Keys of ' + renter.renter_name),
      ShelfSettings: component(() => 'Days of a loan'),
      ShelfReceipt: component(({ receipt }) => 'Send ' + receipt.number),
      ShelfSearch: async () => ({ default: search }),
    },
  }
  return {
    init: (scope) => void (shareScope = scope),
    get: async () => () => ({ default: module }),
  }
})()
`

export const releaseShelf = (releases: string, version: string, descriptor = shelfDescriptor): string =>
  sealModule(releases, { version, descriptor, code: code(version), globalName: globalNameOf(version) })

type SealedModule = {
  version: string
  descriptor: Descriptor
  /** The container; it sets the global variable `globalName` */
  code: string
  globalName: string
  /** Further files, such as those of a service */
  files?: Record<string, string>
}

/** Makes a release of a module that was built by hand, and returns its name. */
export function sealModule(releases: string, module: SealedModule): string {
  const { version, descriptor, globalName } = module
  const folder = mkdtempSync(path.join(tmpdir(), 'samity-sealed-'))
  const id = descriptor.name.replaceAll('-', '_')
  const manifest = {
    id,
    name: id,
    metaData: {
      name: id,
      type: 'app',
      globalName,
      buildInfo: { buildVersion: version, buildName: descriptor.name },
      remoteEntry: { name: 'entry.js', path: '', type: 'global' },
      types: { path: '', name: '' },
      publicPath: 'auto',
    },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: `${id}:module`,
        name: 'module',
        path: './module',
        assets: { js: { sync: ['entry.js'], async: [] }, css: { sync: [], async: [] } },
      },
    ],
  }
  const contents: Record<string, string> = {
    ...module.files,
    'module.json': JSON.stringify(descriptor),
    'mf-manifest.json': JSON.stringify(manifest),
    'entry.js': module.code,
  }
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  try {
    const output = execFileSync(
      process.execPath,
      [path.join(workspace, 'packages/tooling/bin/samity-tooling.mjs'), 'seal', folder, '--into', releases],
      { cwd: workspace, encoding: 'utf8', stdio: 'pipe' },
    )
    const [, release] = new RegExp(`(${version.replaceAll('.', '\\.')}\\+[0-9a-f]{12})`).exec(output) ?? []
    if (!release) throw new Error(`No release is named in: ${output}`)
    return release
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
