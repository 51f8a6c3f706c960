// The gallery of the parts of shared-ui, made by Storybook.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, lockHash, node } from './programs.mjs'

export const storybook = (args, options) =>
  node('shared-ui/node_modules/storybook/dist/bin/dispatcher.js', args, {
    cwd: inRoot('shared-ui'),
    ...options,
  })

export const galleryFolder = inRoot('.cache/gallery')

/** A hash of everything that the gallery is built from. */
function galleryHash() {
  const hash = createHash('sha256').update(lockHash())
  for (const folder of ['shared-ui/.storybook', 'shared-ui/src', 'shared-api/src'])
    for (const entry of readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name)
      if (entry.isFile() && !/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(file))
    }
  return hash.digest('hex')
}

/** Builds the gallery of the parts, unless nothing has changed since the last build. Prints to `output`. */
export async function buildGallery(output) {
  const marker = inRoot('.cache/gallery.hash')
  const hash = galleryHash()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return 0
  const code = await storybook(['build', '--quiet', '--output-dir', galleryFolder], { output })
  if (code === 0) writeFileSync(marker, hash)
  return code
}
