import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  CommandError,
  incompleteFolder,
  parseRelease,
  type Release,
  releaseError,
  releaseFolder,
  sha384,
  signatureErrorOf,
  signatureFileOf,
  writeFileAtomically,
} from '@samity/module-registry'
import { compressFolder } from '../build/compress.ts'
import { publish } from './pack-release.ts'

const timeoutMs = 30_000
const maxFileBytes = 20_000_000
const maxReleaseBytes = 200_000_000
const maxFiles = 5000

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

function parseAddress(address: string): URL {
  const base = URL.parse(address.endsWith('/') ? address : `${address}/`)
  if (!base) throw new CommandError(`${address} is not an address.`)
  if (base.protocol !== 'https:' && !(base.protocol === 'http:' && isLoopback(base)))
    throw new CommandError(`${address} must begin with https:// (http:// only on this machine).`)
  return base
}

/** Fetches the content of a URL. It follows no redirect, because one may lead anywhere. */
async function fetchContent(url: URL, maxBytes = maxFileBytes): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' })
    if (response.status >= 300 && response.status < 400)
      throw new CommandError(`${url.href} redirects to another URL. Use that one.`)
    if (!response.ok) throw new CommandError(`${url.href} returns status ${response.status}.`)
    const parts: Uint8Array[] = []
    let bytes = 0
    for await (const part of response.body ?? []) {
      bytes += part.length
      if (bytes > maxBytes) throw new CommandError(`${url.href} is larger than ${maxBytes} bytes.`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${url.href} cannot be reached.`)
  }
}

const fetchSignature = (url: URL): Promise<string | undefined> =>
  fetchContent(url, 1000).then(
    (content) => content.toString(),
    () => undefined,
  )

function fileUrl(file: string, base: URL): URL {
  const url = new URL(file.split('/').map(encodeURIComponent).join('/'), base)
  if (!url.href.startsWith(base.href)) throw new CommandError(`${base.href} names a file outside: ${file}.`)
  return url
}

/**
 * Fetches a release that another team serves. `address` is the URL of its folder. Checks every file against
 * its hash and the signature against the operator's keys, adds the release to `releases`, and returns it. It
 * activates nothing.
 */
export async function fetchRelease(releases: string, address: string): Promise<Release> {
  const base = parseAddress(address)
  const descriptionUrl = new URL('release.json', base)
  const content = await fetchContent(descriptionUrl)
  const description = parseRelease(content.toString(), descriptionUrl.href)
  const { module, release } = description
  const signature = await fetchSignature(new URL(signatureFileOf(descriptionUrl.href)))
  const reason = signatureErrorOf(content, signature)
  if (reason) throw releaseError(reason, { module, release })
  const files = Object.entries(description.files)
  if (files.length > maxFiles)
    throw new CommandError(`${descriptionUrl.href} names more than ${maxFiles} files.`)
  const stagingFolder = incompleteFolder(releases, 'fetching')
  let bytes = 0
  try {
    for (const [file, hash] of files) {
      const target = path.join(stagingFolder, file)
      if (!target.startsWith(stagingFolder + path.sep))
        throw new CommandError(`${descriptionUrl.href} names a file outside: ${file}.`)
      const url = fileUrl(file, base)
      const fileContent = await fetchContent(url, Math.min(maxFileBytes, maxReleaseBytes - bytes))
      if (sha384(fileContent) !== hash)
        throw new CommandError(`${url.href} is not the file that was released.`)
      bytes += fileContent.length
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(target, fileContent)
    }
    await compressFolder(stagingFolder)
    // byte for byte, because these bytes were signed
    writeFileSync(path.join(stagingFolder, 'release.json'), content)
    publish(stagingFolder, description, releases, false)
    saveSignature(path.join(releaseFolder(releases, module, release), 'release.json'), content, signature)
    return description
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true })
  }
}

function saveSignature(descriptionFile: string, content: Buffer, signature: string | undefined): void {
  if (signature?.trim() && readFileSync(descriptionFile).equals(content))
    writeFileAtomically(signatureFileOf(descriptionFile), signature)
}
