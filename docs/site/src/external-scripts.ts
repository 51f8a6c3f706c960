import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const inlineScript = /<script((?:\s+(?!src\b)[^\s>=]+(?:="[^"]*")?)*)\s*>([\s\S]*?)<\/script>/g
const isCode = (attributes: string): boolean =>
  !/type="/.test(attributes) || /type="(?:module|text\/javascript)"/.test(attributes)

/**
 * Moves the inline scripts of all pages below `folder` into files beside the page, so that the site needs no
 * exception from `script-src 'self'`. Relative imports of a module stay true, because the file is in the
 * folder of its page.
 */
export function moveScriptsToFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const page = path.join(entry.parentPath, entry.name)
    const html = readFileSync(page, 'utf8').replace(
      inlineScript,
      (whole, attributes: string, code: string) => {
        if (!isCode(attributes) || code.trim() === '') return whole
        const name = `inline-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`
        const shared = path.relative(entry.parentPath, path.join(folder, name)).split(path.sep).join('/')
        // a module may import files beside its page, any other script is the same for all pages
        const isModule = attributes.includes('type="module"')
        writeFileSync(path.join(isModule ? entry.parentPath : folder, name), code)
        return `<script${attributes} src="${isModule ? `./${name}` : shared}"></script>`
      },
    )
    writeFileSync(page, html)
  }
}
