import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderOf, root } from '@samity/module-registry'

const printScript = path.join(root, 'packages/tooling/src/build/testing/print-config-names.ts')

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
    expect(files.filter((file) => file.includes('rsdoctor'))).toEqual([])
    const maps = files.filter((file) => file.endsWith('.map'))
    expect(maps.filter((file) => !file.startsWith(path.join('server', 'maps')))).toEqual([])
    const texts = maps.map((file) => readFileSync(path.join(output, file), 'utf8'))
    expect(texts.some((text) => text.includes('src/module.tsx'))).toBe(true)
    expect(texts.filter((text) => text.includes(root))).toEqual([])
    const scripts = files.filter((file) => file.endsWith('.js'))
    expect(
      scripts.filter((file) => readFileSync(path.join(output, file), 'utf8').includes('sourceMappingURL')),
    ).toEqual([])
  } finally {
    rmSync(output, { recursive: true })
  }
})

test('a readable build has source maps with the text of the source beside its scripts', () => {
  const output = mkdtempSync(path.join(tmpdir(), 'samity-rspack-'))
  try {
    execFileSync(
      process.execPath,
      [
        path.join(folderOf('mfe-config'), 'node_modules/@rspack/cli/bin/rspack.js'),
        'build',
        '--env',
        `output=${output}`,
        '--env',
        'readable',
      ],
      { cwd: folderOf('mfe-config'), stdio: 'pipe' },
    )
    const files = readdirSync(output)
    const script = files.find((file) => /^__federation_expose.+\.js$/.test(file))!
    expect(readFileSync(path.join(output, script), 'utf8')).toContain(`sourceMappingURL=${script}.map`)
    expect(readFileSync(path.join(output, `${script}.map`), 'utf8')).toContain('defineModule({')
  } finally {
    rmSync(output, { recursive: true })
  }
})

test.each([
  ['shell', 'shell start server'],
  ['mfe-sales', 'browser'],
  ['mfe-public', 'browser server'],
])('the rspack.config.ts of %s defines the builds %s', (name, builds) => {
  expect(execFileSync(process.execPath, [printScript, name], { encoding: 'utf8' })).toBe(builds)
})
