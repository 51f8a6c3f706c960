import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'
import type { SitePage } from './site-pages.ts'

const linkPattern = /(!?)\[((?:[^\]\\]|\\.)*)\]\(([^)\s]+)\)/g
const isOutside = (link: string): boolean => /^[a-z]+:/.test(link) || link.startsWith('#')

/**
 * Returns the text with links that the site understands: to pages and pictures where the site has them. A
 * link to another file of the repository becomes its text. `addPicture` receives the pictures that the page
 * shows.
 */
export function rewriteLinks(
  text: string,
  page: SitePage,
  targets: ReadonlyMap<string, string>,
  addPicture: (source: string, target: string) => void,
): string {
  const rewrite = (whole: string, mark: string, label: string, link: string): string => {
    if (isOutside(link)) return whole
    const [file = '', anchor] = link.split('#')
    const source = path.posix.join(path.posix.dirname(page.source), file)
    const relative = (target: string) => {
      const from = path.posix.relative(path.posix.dirname(page.target), target)
      return from.startsWith('.') ? from : `./${from}`
    }
    if (mark === '!') {
      const target = source.replace(/^docs\//, '')
      addPicture(source, target)
      return `![${label}](${relative(target)})`
    }
    const target = targets.get(source) ?? targets.get(path.posix.join(source, 'README.md'))
    return target ? `[${label}](${relative(target)}${anchor ? `#${anchor}` : ''})` : label
  }
  // fences stay as they are
  return text
    .split(/(^ *```[\s\S]*?^ *```)/m)
    .map((part, index) => (index % 2 === 0 ? part.replace(linkPattern, rewrite) : part))
    .join('')
}

export function stagePages(pages: readonly SitePage[], folder: string): void {
  const targets = new Map(pages.map(({ source, target }) => [source, target]))
  const write = (target: string) => {
    const file = path.join(folder, target)
    mkdirSync(path.dirname(file), { recursive: true })
    return file
  }
  for (const page of pages) {
    const text = readFileSync(path.join(root, page.source), 'utf8')
    const staged = rewriteLinks(text, page, targets, (source, target) => {
      if (statSync(path.join(root, source)).isFile()) cpSync(path.join(root, source), write(target))
    })
    writeFileSync(write(page.target), staged)
  }
}
