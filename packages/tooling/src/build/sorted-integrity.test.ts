import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

test('the order in which Rspack writes the integrity of files changes neither a name nor a source map', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samity-integrity-'))
  try {
    const program = path.join(import.meta.dirname, 'testing/print-ordered-builds.ts')
    const output = execFileSync(process.execPath, [program, folder], { encoding: 'utf8' })
    const [first = {}, ...others] = JSON.parse(output) as Record<string, string>[]
    expect(Object.values(first).join('')).toContain('sha384-')
    expect(Object.keys(first)).toHaveLength(8)
    expect(others).toEqual([first, first])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
