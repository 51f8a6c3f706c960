import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Words } from '@samity/shared-api/contract'

const root = path.join(import.meta.dirname, '../../..')
const sources = ['shell', 'shared-ui/src', 'shared-api/src', 'mfe-*']

// 'en: … , bn: …' of TypeScript and of JSON, with any quotes
const text = String.raw`(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|${'`'}((?:[^${'`'}\\]|\\.)*)${'`'})`
const pair = new RegExp(String.raw`["']?\ben["']?:\s*${text},\s*["']?bn["']?:\s*${text}`, 'g')

const unescape = (value: string) => value.replace(/\\(.)/g, '$1').normalize('NFC')

/** All words of the product in both languages, read from the sources of the screens and of the contract. */
export function readLabels(): Words[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...sources], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = stdout
    .split('\n')
    .filter(
      (file) =>
        /\.(?:tsx?|json)$/.test(file) && !/\.(?:test|stories)\.|\/testing\/|contents\.json$/.test(file),
    )
  return files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pair)].map(([, ...groups]) => ({
      en: unescape(groups[0] ?? groups[1] ?? groups[2] ?? ''),
      bn: unescape(groups[3] ?? groups[4] ?? groups[5] ?? ''),
    })),
  )
}
