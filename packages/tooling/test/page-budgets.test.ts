import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  folderOf,
  readDescriptor,
  readRelease,
  readStoredRegistry,
  releaseFolder,
} from '@samity/module-registry'
import { lastShellBuild } from '../src/build/shell-build.ts'
import { moduleNames, releasesFolder } from '../src/workspace.ts'

/*
 * A browser loads these files before a staff screen can be used, without data. The test reads the last build
 * (`npm run build`). A budget is a little more than today's size; those of modules are in their module.json.
 * Before you raise one, look for code that the first screen does not need: docs/performance.md.
 */

const bytesPerKib = 1024
const maxScripts = 12
/**
 * The goal is 300. The sale with its receipt has 310.4: the early requests (docs/decisions/082) are 2.5 of
 * it, the prices by resolution and the codes of receipts 1.5, the parts that modules share 1.6, the icons of
 * new sections and the link to the handbook 0.8, what a member owes and the question 'Confirm that it is you'
 * 1.5, pages and delay fees of receipts 0.4.
 */
const maxScriptKib = 312

/**
 * KiB of each file of the shell, compressed with brotli, by the first part of its name. The ids of modules
 * follow the names of folders; when one is renamed, their order changes, and a file by 0.2 KiB.
 */
const shellBudgets: Record<string, number> = {
  'shell.js': 112,
  'start.js': 2,
  'early.js': 2,
  'client.js': 35,
  'staff.js': 142.3,
  'shell.css': 2,
  'staff.css': 6.7,
  'antd.css': 27,
}
const partBudgets: Record<string, number> = { 'receipt.js': 4, 'dark.css': 1.7, 'appearance.js': 0.6 }

/** Parts of the shell that a screen loads beside the files of every page */
const partsOf: Record<string, string[]> = { BailBondEntry: ['receipt.js'] }

/** The screens that have a budget in module.json */
type Screen = { module: string; screen: string; kib: number }
const screens: Screen[] = moduleNames().flatMap((module) => {
  const file = path.join(folderOf(module), 'module.json')
  const { budgets = {} } = readDescriptor(JSON.parse(readFileSync(file, 'utf8')), file)
  return Object.entries(budgets).flatMap(([screen, { kib }]) => (kib ? [{ module, screen, kib }] : []))
})

type LoadedFile = { name: string; kib: number }

function transferKib(folder: string, file: string): number {
  const compressed = path.join(folder, `${file}.br`)
  return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size / bytesPerKib
}
const isScript = ({ name }: LoadedFile) => name.endsWith('.js')
const sumOf = (files: LoadedFile[]) => files.reduce((sum, file) => sum + file.kib, 0)
const round = (size: number) => Math.round(size * 10) / 10

const withoutHash = (file: string) => file.replace(/\.[0-9a-f]{12}(?=\.\w+$)/, '')

function shellFile(name: string): LoadedFile {
  const file = lastShellBuild()?.files.find((one) => withoutHash(one) === name)
  if (!file) throw new Error(`The shell has no file '${name}'. Run npm run build, or correct the list.`)
  return { name, kib: transferKib(path.join(folderOf('shell'), 'dist/assets'), file) }
}

function moduleFiles({ module, screen }: Screen): LoadedFile[] {
  const releases = releasesFolder()
  const { active } = readStoredRegistry(releases).modules[module] ?? { active: '' }
  const release = readRelease(releases, module, active)
  const own = release.screens[screen]
  if (!own) throw new Error(`${module} ${active} does not say which files ${screen} needs.`)
  const files = new Set([...release.entry.js, ...release.entry.css, ...own.js, ...own.css])
  const folder = releaseFolder(releases, module, active)
  return [...files].map((file) => ({ name: withoutHash(file), kib: transferKib(folder, file) }))
}

const describeFile = ({ name, kib: size }: LoadedFile) => `${name} ${round(size)} KiB`

test.each(Object.entries({ ...shellBudgets, ...partBudgets }))(
  '%s of the shell has at most %d KiB',
  (name, budget) => {
    const file = shellFile(name)
    expect(file.kib > budget ? `${describeFile(file)}, budget ${budget} KiB` : '').toBe('')
  },
)

describe.each(screens)('$module: $screen', (screen) => {
  test('loads no more of its module than its budget, which has room for its data, too', () => {
    const files = moduleFiles(screen)
    expect(sumOf(files) > screen.kib ? files.map(describeFile) : []).toEqual([])
  })

  test(`loads at most ${maxScripts} scripts with ${maxScriptKib} KiB`, () => {
    const common = [...Object.keys(shellBudgets), ...(partsOf[screen.screen] ?? [])].map(shellFile)
    const scripts = [...common, ...moduleFiles(screen)].filter(isScript)
    expect(scripts.length > maxScripts ? scripts.map(describeFile) : []).toEqual([])
    expect(sumOf(scripts) > maxScriptKib ? scripts.map(describeFile) : []).toEqual([])
  })
})
