import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

/**
 * A Markdown file of the repository, and where the site has it; both with '/' and relative to their roots.
 */
export type SitePage = { source: string; target: string }

export const ownPages = 'docs/site/src/pages/'

/** Where pages outside docs are: the guides of the repository on top, those of packages below 'packages'. */
function targetOf(source: string): string {
  const name = source.replace(/README\.md$/, 'index.md')
  if (source.startsWith(ownPages)) return name.slice(ownPages.length)
  if (source.startsWith('docs/')) return name.slice('docs/'.length)
  return source.includes('/')
    ? `packages/${name.replace(/^packages\//, '').toLowerCase()}`
    : name.toLowerCase()
}

export function listSitePages(): SitePage[] {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout
    .split('\n')
    .filter((source) => source && !source.startsWith('.') && !source.endsWith('.api.md'))
    .filter((source) => existsSync(path.join(root, source)))
    .sort()
    .map((source) => ({ source, target: targetOf(source) }))
}

export function titleOf({ source, target }: SitePage): string {
  const [, heading = ''] = /^# (.+)$/m.exec(readFileSync(path.join(root, source), 'utf8')) ?? []
  // every package has a page 'Changelog'
  const owner = target.startsWith('packages/') ? `${path.basename(path.dirname(target))}: ` : ''
  return owner + heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
}
