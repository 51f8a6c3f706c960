import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { othersOf } from './check-release.ts'
import { compile, filesByImport } from './compile.ts'
import { checkDescriptor, readDescriptor, refuseOlderShell } from './descriptor.ts'
import { exposedScreens } from './exposed-screens.ts'
import { inputsOf } from './inputs.ts'
import { defineModule, defineServerRender } from './preset.ts'
import { describeRelease, publish } from './seal.ts'
import { systemOf } from './sharing.ts'
import { markReleased, readRelease, refuseOtherContent, releaseOf, verifyRelease } from './released.ts'
import { readStoredOrKept } from './stored-registry.ts'
import { folderOf, moduleNames, readJson, Refused, root, versionOf } from './workspace.ts'

/** Checks a module's descriptor against its own code and against the other active modules. */
export function checkModule(name: string, releases: string) {
  if (!moduleNames().includes(name))
    throw new Refused(`There is no module '${name}'. Known: ${moduleNames().join(', ')}.`)
  const descriptor = readDescriptor(readJson(path.join(folderOf(name), 'module.json')), `${name}/module.json`)
  if (descriptor.name !== name) throw new Refused(`${name}/module.json calls itself '${descriptor.name}'.`)
  refuseOlderShell(descriptor)
  const screens = exposedScreens(path.join(folderOf(name), 'src/module.tsx'))
  for (const others of othersOf(releases, name, readStoredOrKept(releases).stored))
    checkDescriptor(descriptor, [...screens.keys()], others, systemOf(releases))
  return { descriptor, screens }
}

type How = {
  /** A build of someone's own machine: it may have any content under its version */
  local?: boolean
}

/** Builds one module alone into an immutable folder of the releases and answers its release's name. Activates nothing. */
export async function release(name: string, releases: string, { local = false }: How = {}): Promise<string> {
  const { descriptor, screens } = checkModule(name, releases)
  const inputs = inputsOf(name)
  const before = releaseOf(releases, name, inputs)
  if (before && !local) return madeBefore(releases, name, before)
  const draft = path.join(root, '.cache', `${name}-${randomUUID()}`)
  try {
    const revision = inputs.slice(0, 12)
    const imports = await compile(name, defineModule(name, revision, draft), filesByImport)
    if (existsSync(path.join(folderOf(name), 'src/render.tsx')))
      await compile(
        `The server's part of ${name}`,
        defineServerRender(name, revision, draft),
        () => undefined,
      )
    rmSync(path.join(draft, 'mf-stats.json'), { force: true })
    copyFileSync(path.join(folderOf(name), 'module.json'), path.join(draft, 'module.json'))
    const needed = [...screens].map(
      ([screen, request]) => [screen, imports.get(request) ?? { js: [], css: [] }] as const,
    )
    const made = {
      version: versionOf(name),
      inputs,
      screens: Object.fromEntries(needed),
      chunksHashed: true,
    }
    const described = await describeRelease(draft, made, descriptor, systemOf(releases))
    return publish(draft, described, releases, local)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** What was built from exactly these sources becomes the release; nothing is built twice. */
function madeBefore(releases: string, name: string, made: string): string {
  const described = readRelease(releases, name, made)
  refuseOtherContent(releases, { ...described, released: described.released ?? new Date().toISOString() })
  const [changed] = verifyRelease(releases, name, made)
  if (changed) throw new Refused(`${changed.message} A release is never overwritten: remove it first.`)
  markReleased(releases, name, made)
  return made
}
