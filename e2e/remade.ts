import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { ActiveModule, Registry } from '@samity/shared-api/module'
import { readRegistry, readRelease, releaseFolder } from '@samity/tooling/registry'
import { product } from './products.ts'

const { releases } = product

const sha384 = (content: string | Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A release as a browser is given it, with its files. */
export type Remade = { module: ActiveModule; files: Map<string, Buffer> }

type Changes = {
  version: string
  /** Another text in place of each file's */
  change?: (text: string, file: string) => string
  descriptor?: Partial<ActiveModule['descriptor']>
}

export const activeRelease = (name: string): ActiveModule => {
  const found = readRegistry(releases).modules.find((one) => one.name === name)
  if (!found) throw new Error(`${name} has no active release.`)
  return found
}

/**
 * The active release of a module once more under another version: its code is the same but for `change`, its run-time is
 * set apart as a build would do it, and every hash is right again.
 */
export function remake(name: string, { version, change = (text) => text, descriptor }: Changes): Remade {
  const active = activeRelease(name)
  const built = readRelease(releases, name, active.release)
  const folder = releaseFolder(releases, name, active.release)
  const own = (file: string) => !file.startsWith('server/')
  const mark = version.replaceAll('.', '_')
  const before = new Map(
    Object.keys(built.files)
      .filter(own)
      .map((file) => [file, readFileSync(path.join(folder, file))]),
  )
  const files = new Map(
    [...before].map(([file, content]) => {
      if (!/\.(js|css|json)$/.test(file)) return [file, content] as const
      const text = content
        .toString()
        .replaceAll(/(rspackChunkmfe_[a-z]+)_\w+/g, `$1_${mark}`)
        .replaceAll(/(mfe-[a-z]+)@\d+\.\d+\.\d+-[0-9a-f]+/g, `$1@${version}`)
      return [file, Buffer.from(change(text, file))] as const
    }),
  )
  const entry = [...files.keys()].find((file) => file.startsWith('remoteEntry')) ?? ''
  let text = files.get(entry)?.toString() ?? ''
  for (const [file, content] of before)
    text = text.replaceAll(sha384(content), sha384(files.get(file) ?? content))
  files.set(entry, Buffer.from(text))

  const release = `${version}+${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
  const integrity = Object.fromEntries(
    Object.keys(active.integrity).map((file) => [file, sha384(files.get(file) ?? '')]),
  )
  return {
    module: {
      ...active,
      release,
      base: `/releases/${name}/${release}/`,
      integrity,
      descriptor: { ...active.descriptor, ...descriptor },
    },
    files,
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Releases that only this browser is given, as if the registry named them. `activate` changes the registry; the page
 * learns of it when it asks again, at once after `network returns`.
 */
export async function releasesFor(page: Page) {
  const active = new Map<string, Remade>()
  const served = new Map<string, Remade>()
  await page.context().route('**/modules.json', async (route) => {
    const { 'if-none-match': _known, ...headers } = route.request().headers()
    const answer = await route.fetch({ headers })
    const registry = (await answer.json()) as Registry
    registry.modules = registry.modules.map((module) => {
      const remade = active.get(module.name)?.module
      if (!remade) return module
      // what a role may not see has been left out of the answer
      const { routes, nav } = module.descriptor
      return { ...remade, descriptor: { ...remade.descriptor, routes, nav } }
    })
    await route.fulfill({ response: answer, json: registry })
  })
  await page.context().route('**/releases/**', async (route: Route) => {
    const [, name = '', release = '', file = ''] =
      /\/releases\/([^/]+)\/([^/]+)\/(.+)$/.exec(new URL(route.request().url()).pathname) ?? []
    const content = served.get(`${name} ${decodeURIComponent(release)}`)?.files.get(file)
    if (!content) return route.fallback()
    return route.fulfill({ body: content, contentType: types[path.extname(file)] ?? 'text/plain' })
  })
  return {
    activate: (remade: Remade) => {
      active.set(remade.module.name, remade)
      served.set(`${remade.module.name} ${remade.module.release}`, remade)
    },
    /** Its files are gone from the disk: they are asked for at the server, which has none */
    prune: ({ module }: Remade) => served.delete(`${module.name} ${module.release}`),
  }
}

/** The page asks for the registry at once, and has taken up what it found when this ends. */
export async function learn(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/modules.json')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await answered
}
