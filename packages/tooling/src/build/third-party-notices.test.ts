import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readStoredRegistry, releaseFolder } from '@samity/module-registry'
import { releasesFolder } from '../workspace.ts'
import { shellFolder } from './shell-build.ts'

function noticesIn(folder: string): string {
  const [file = ''] = readdirSync(folder).filter((name) => /^third-party-notices\.\w+\.txt$/.test(name))
  return readFileSync(path.join(folder, file), 'utf8')
}

const activeFolder = (module: string): string => {
  const { active } = readStoredRegistry(releasesFolder()).modules[module]!
  return releaseFolder(releasesFolder(), module, active!)
}

test('the notices of the shell contain name, version and licence text of its packages', () => {
  const notices = noticesIn(path.join(shellFolder(), 'assets'))
  for (const name of ['antd', 'axios', 'jotai', 'react', 'react-dom', 'react-router-dom', 'zod'])
    expect(notices).toMatch(new RegExp(String.raw`^${name} \d+\.\d+\.\d+ \(MIT\)\n\n`, 'm'))
  expect(notices).toContain('THE SOFTWARE IS PROVIDED "AS IS"')
  expect(notices).not.toContain('@rspack/core')
})

test('the notices of a module contain its own packages and not those of the shell', () => {
  const notices = noticesIn(activeFolder('mfe-public'))
  expect(notices).toMatch(/^@fontsource\/noto-sans-bengali .+ \(OFL-1\.1\)\n\n.*SIL OPEN FONT LICENSE/ims)
  expect(notices).not.toMatch(/^antd /m)
})
