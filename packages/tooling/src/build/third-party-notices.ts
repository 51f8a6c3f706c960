import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Compiler, Module } from '@rspack/core'
import { rspack } from '@rspack/core'

const licenceFile = /^(licen[cs]e|copying|ofl)(\.\w+)?$/i

type Package = { name: string; version: string; license?: string }

function packageFolder(file: string): string | undefined {
  const parts = file.split(/[\\/]node_modules[\\/]/)
  if (parts.length < 2) return undefined
  const [scope = '', name = ''] = (parts.pop() ?? '').split(/[\\/]/)
  const folder = scope.startsWith('@') ? path.join(scope, name) : scope
  return path.join(parts.join(`${path.sep}node_modules${path.sep}`), 'node_modules', folder)
}

function noticeOf(folder: string): [id: string, notice: string] {
  const {
    name,
    version,
    license = 'licence not stated',
  }: Package = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const texts = readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim())
  return [`${name}@${version}`, [`${name} ${version} (${license})`, ...texts].join('\n\n')]
}

function* filesOf(modules: Iterable<Module>): Generator<string> {
  for (const item of modules) {
    const file = item.nameForCondition()
    if (file) yield file
    // a concatenated module contains others
    if ('modules' in item) yield* filesOf(item.modules as Iterable<Module>) // the union type of modules leaves `modules` out
  }
}

function noticesIn(compilation: Compilation): string {
  const folders = new Set<string>()
  for (const file of filesOf(compilation.modules)) {
    const folder = packageFolder(file)
    if (folder && existsSync(path.join(folder, 'package.json'))) folders.add(folder)
  }
  const notices = new Map([...folders].map(noticeOf))
  const ids = [...notices.keys()].toSorted()
  return ids.map((id) => notices.get(id)).join(`\n\n${'-'.repeat(80)}\n\n`)
}

export const thirdPartyNotices = {
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap('third-party notices', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'third-party notices', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = noticesIn(compilation)
          if (!text) return
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
          compilation.emitAsset(`third-party-notices.${hash}.txt`, new rspack.sources.RawSource(`${text}\n`))
        },
      ),
    ),
}
