import { rmSync, watch } from 'node:fs'
import path from 'node:path'
import type { ActiveModule } from '@samity/shared-api/module'
import { activeModule, folderOf, root } from '@samity/module-registry'
import { buildRelease } from '../release/build-release.ts'
import { createRebuilder, watchFolders } from './rebuild.ts'

type WatchedBuilds = { folder: string; active: () => ActiveModule | undefined }

export function watchBuilds(name: string, say: (sentence: string) => void): WatchedBuilds {
  const folder = path.join(root, '.cache/dev', name)
  rmSync(folder, { recursive: true, force: true })
  let active: ActiveModule | undefined
  const rebuild = createRebuilder(async () => {
    const releaseName = await buildRelease(name, folder, { local: true, readable: true })
    active = activeModule(folder, name, releaseName, '/')
    say(`${name} ${releaseName} is built.`)
  }, say)
  rebuild()
  watchFolders([path.join(folderOf(name), 'src')], rebuild)
  watch(folderOf(name), (_event, file) => {
    if (file === 'module.json') rebuild()
  })
  return { folder, active: () => active }
}
