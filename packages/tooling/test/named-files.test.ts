import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = stdout.split('\n').filter(Boolean)
const names = new Set(files.map((file) => path.basename(file)))
/** A migration never changes again, so its comments may name former files. */
const sources = files.filter(
  (file) => /\.(?:tsx?|mjs|css|sql)$/.test(file) && !file.startsWith('server/db/migrations/'),
)
const comment = /\/\*[\s\S]*?\*\/|(?<=^\s*|\s)\/\/ .*$|^\s*-- .*$/gm
const namedSource = /(?<![\w.<…*-])[\w./-]*?([\w-][\w.-]*\.(?:tsx?|sql))\b/g

test('each source file that a comment names exists', () => {
  const dead = sources.flatMap((file) => {
    const comments = readFileSync(path.join(root, file), 'utf8').match(comment) ?? []
    return comments
      .flatMap((text) => [...text.matchAll(namedSource)])
      .filter(([, name = '']) => !names.has(name))
      .map(([text]) => `${file}: ${text}`)
  })
  expect(sources.length).toBeGreaterThan(1000)
  expect(dead).toEqual([])
})
