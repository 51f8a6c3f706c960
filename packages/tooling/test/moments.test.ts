import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

test('a contract gives each moment the type Instant, so that no screen can show it as a day', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*/contract/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = stdout.split('\n').filter(Boolean)
  const looseFields = (file: string) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\b\w+_at\??: string\b/g)].map(
      ([field]) => `${file}: ${field}`,
    )
  expect(files.some((file) => readFileSync(path.join(root, file), 'utf8').includes('_at: Instant'))).toBe(
    true,
  )
  expect(files.flatMap(looseFields)).toEqual([])
})
