// The documentation as one static site, which the server has at /docs.
import { buildGallery, galleryFolder } from './gallery.mjs'
import { inRoot, node } from './programs.mjs'

/**
 * Builds the site into docs/site/dist, and the gallery that it contains unless that is built. Fails for a link
 * that leads nowhere. Prints to `output`. Returns an exit code.
 */
export async function buildDocs(output) {
  const document = inRoot('.cache/openapi.json')
  for (const step of [
    () => buildGallery(output),
    () => node('server/openapi/write-document.ts', [document], { output }),
    () =>
      node('docs/site/src/main.ts', [document, galleryFolder], {
        cwd: inRoot('docs/site'),
        env: { NODE_ENV: 'production' },
        output,
      }),
  ]) {
    const code = await step()
    if (code !== 0) return code
  }
  return 0
}
