import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@samity/module-registry'

const script = path.join(root, 'packages/tooling/src/build/testing/print-data-modules.ts')

test('no module of a build contains the name of its folder, so the same sources give the same release in any folder', () => {
  const output = mkdtempSync(path.join(tmpdir(), 'samity-build-'))
  try {
    const printed = execFileSync(process.execPath, [script, 'mfe-config', output], { encoding: 'utf8' })
    const addresses = JSON.parse(printed) as string[]
    expect(addresses).toHaveLength(1)
    expect(decodeURIComponent(addresses[0]!)).not.toContain(root)
  } finally {
    rmSync(output, { recursive: true })
  }
})
