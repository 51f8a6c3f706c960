import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderOf, root } from '@samity/module-registry'

const script = path.join(root, 'tooling/src/build/testing/print-config-names.ts')

test('the rspack command in the folder of a module writes the files of a release', () => {
  const output = mkdtempSync(path.join(tmpdir(), 'samity-rspack-'))
  try {
    execFileSync(
      process.execPath,
      [
        path.join(folderOf('mfe-public'), 'node_modules/@rspack/cli/bin/rspack.js'),
        'build',
        '--env',
        `output=${output}`,
      ],
      { cwd: folderOf('mfe-public'), stdio: 'pipe' },
    )
    const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['mf-manifest.json', path.join('server', 'render.mjs')]))
    expect(files.filter((file) => /rsdoctor|\.map$/.test(file))).toEqual([])
  } finally {
    rmSync(output, { recursive: true })
  }
})

test.each([
  ['shell', 'shell start'],
  ['mfe-sales', 'browser'],
  ['mfe-public', 'browser server'],
])('the rspack.config.ts of %s defines the builds %s', (name, builds) => {
  expect(execFileSync(process.execPath, [script, name], { encoding: 'utf8' })).toBe(builds)
})
