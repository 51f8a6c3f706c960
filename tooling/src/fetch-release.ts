import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressFolder, sha384 } from './files.ts'
import { publish } from './seal.ts'
import { readReleaseAs, type Release } from './released.ts'
import { Refused } from './workspace.ts'

const seconds = 1000

async function fetched(url: URL): Promise<Buffer> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30 * seconds) })
    if (!answer.ok) throw new Refused(`${url.href} answers ${answer.status}.`)
    return Buffer.from(await answer.arrayBuffer())
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`${url.href} cannot be reached.`)
  }
}

/**
 * Takes in a release that another team serves at `address` (its folder, ending in '/'): every file is fetched and
 * compared with its hash, and the whole is kept among the releases. Answers it; activates nothing.
 */
export async function fetchRelease(releases: string, address: string): Promise<Release> {
  const base = URL.parse(address.endsWith('/') ? address : `${address}/`)
  if (!base) throw new Refused(`${address} is not an address.`)
  const found = new URL('release.json', base)
  const described = readReleaseAs((await fetched(found)).toString(), found.href)
  const draft = path.join(releases, `.fetching-${randomUUID()}`)
  try {
    for (const [file, hash] of Object.entries(described.files)) {
      const target = path.join(draft, file)
      if (!target.startsWith(draft + path.sep))
        throw new Refused(`${found.href} names a file outside: ${file}.`)
      const content = await fetched(new URL(file, base))
      if (sha384(content) !== hash)
        throw new Refused(`${new URL(file, base).href} is not the file that was released.`)
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, content)
    }
    await compressFolder(draft)
    writeFileSync(path.join(draft, 'release.json'), `${JSON.stringify(described, null, 2)}\n`)
    publish(draft, described, releases, false)
    return described
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
