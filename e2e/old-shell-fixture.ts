import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const shellVersion = (): string =>
  // the workspace's own package
  (
    JSON.parse(readFileSync(fileURLToPath(new URL('../shell/package.json', import.meta.url)), 'utf8')) as {
      version: string
    }
  ).version

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Serves this page the shell under another version; the HTML carries the matching hash. */
export async function serveShellVersion(page: Page, version: string): Promise<void> {
  const hashes = new Map<string, string>()
  await page.route(/\/assets\/shell\.[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const newText = text.replaceAll(`"${shellVersion()}"`, `"${version}"`)
    if (newText === text) throw new Error(`The shell's script does not name its version ${shellVersion()}.`)
    return route.fulfill({ response, body: newText })
  })
  await page.route(
    (url) => !/^\/(api|assets|releases|media)\/|\.json$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      let text = await response.text()
      for (const [file = ''] of text.matchAll(/\/assets\/shell\.[^"/]*\.js/g)) {
        const cachedHash = hashes.get(file)
        const script = await (await page.request.get(file)).text()
        const newHash = cachedHash ?? sha384(script.replaceAll(`"${shellVersion()}"`, `"${version}"`))
        hashes.set(file, newHash)
        text = text.replaceAll(sha384(script), newHash)
      }
      return route.fulfill({ response, body: text })
    },
  )
}
