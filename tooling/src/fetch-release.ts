import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressFolder, sha384, writeWhole } from './files.ts'
import { refusal } from './refusals.ts'
import { distrust, signatureOf } from './release-signature.ts'
import { publish } from './seal.ts'
import { readReleaseAs, releaseFolder, type Release } from './released.ts'
import { Refused } from './workspace.ts'

const timeoutMs = 30_000
const maxFileBytes = 20_000_000
const maxReleaseBytes = 200_000_000
const maxFiles = 5000

const isOwnMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

function readAddress(address: string): URL {
  const base = URL.parse(address.endsWith('/') ? address : `${address}/`)
  if (!base) throw new Refused(`${address} is not an address.`)
  if (base.protocol !== 'https:' && !(base.protocol === 'http:' && isOwnMachine(base)))
    throw new Refused(`${address} must begin with https:// (http:// only on this machine).`)
  return base
}

/** The content behind an address. No redirect is followed: it may lead anywhere. */
async function fetched(url: URL, maxBytes = maxFileBytes): Promise<Buffer> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
    if (answer.status >= 300 && answer.status < 400)
      throw new Refused(`${url.href} leads to another address. Name that one.`)
    if (!answer.ok) throw new Refused(`${url.href} answers ${answer.status}.`)
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of answer.body ?? []) {
      bytes += part.length
      if (bytes > maxBytes) throw new Refused(`${url.href} is larger than ${maxBytes} bytes.`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`${url.href} cannot be reached.`)
  }
}

/** A release without a signature answers anything but 200 for it. */
const fetchedSignature = (url: URL): Promise<string | undefined> =>
  fetched(url, 1000).then(
    (content) => content.toString(),
    () => undefined,
  )

/** A file of the release, and nothing beside its folder. */
function addressOf(file: string, base: URL): URL {
  const url = new URL(file.split('/').map(encodeURIComponent).join('/'), base)
  if (!url.href.startsWith(base.href)) throw new Refused(`${base.href} names a file outside: ${file}.`)
  return url
}

/**
 * Takes in a release that another team serves at `address` (its folder, ending in '/'): every file is fetched and
 * compared with its hash, the signature with the operator's keys, and the whole is kept among the releases. Returns it;
 * activates nothing.
 */
export async function fetchRelease(releases: string, address: string): Promise<Release> {
  const base = readAddress(address)
  const found = new URL('release.json', base)
  const content = await fetched(found)
  const described = readReleaseAs(content.toString(), found.href)
  const { module, release } = described
  const signature = await fetchedSignature(new URL(signatureOf(found.href)))
  const why = distrust(content, signature)
  if (why) throw refusal(why, { module, release })
  const files = Object.entries(described.files)
  if (files.length > maxFiles) throw new Refused(`${found.href} names more than ${maxFiles} files.`)
  const draft = path.join(releases, `.fetching-${randomUUID()}`)
  let bytes = 0
  try {
    for (const [file, hash] of files) {
      const target = path.join(draft, file)
      if (!target.startsWith(draft + path.sep))
        throw new Refused(`${found.href} names a file outside: ${file}.`)
      const url = addressOf(file, base)
      const own = await fetched(url, Math.min(maxFileBytes, maxReleaseBytes - bytes))
      if (sha384(own) !== hash) throw new Refused(`${url.href} is not the file that was released.`)
      bytes += own.length
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, own)
    }
    await compressFolder(draft)
    // byte for byte: this is what was signed
    writeFileSync(path.join(draft, 'release.json'), content)
    publish(draft, described, releases, false)
    keepSignature(path.join(releaseFolder(releases, module, release), 'release.json'), content, signature)
    return described
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function keepSignature(describedFile: string, content: Buffer, signature: string | undefined): void {
  if (signature?.trim() && readFileSync(describedFile).equals(content))
    writeWhole(signatureOf(describedFile), signature)
}
