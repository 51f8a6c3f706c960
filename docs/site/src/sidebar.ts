import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'
import { ownPages, titleOf, type SitePage } from './site-pages.ts'

type Item = { text: string; link: string }
type Group = { text: string; collapsible: true; collapsed: boolean; items: Item[] }
export type SidebarContents = Record<string, (Item | Group)[]>

const linkOf = (target: string): string => `/${target.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`
const itemOf = (page: SitePage): Item => ({ text: titleOf(page), link: linkOf(page.target) })

type Chapter = { title: Record<'en' | 'bn', string>; pages: string[] }

function handbookGroups(language: 'en' | 'bn', pages: readonly SitePage[]): Group[] {
  // our own file; a test reads it with its rules
  const { chapters } = JSON.parse(readFileSync(path.join(root, 'docs/handbook/chapters.json'), 'utf8')) as {
    chapters: Chapter[]
  }
  return chapters.map(({ title, pages: slugs }) => ({
    text: title[language],
    collapsible: true,
    collapsed: false,
    items: slugs.flatMap((slug) =>
      pages.filter(({ target }) => target === `handbook/${language}/${slug}.md`).map(itemOf),
    ),
  }))
}

export function makeSidebar(pages: readonly SitePage[]): SidebarContents {
  const below = (folder: string) => pages.filter(({ target }) => target.startsWith(folder)).map(itemOf)
  const group = (text: string, items: Item[]): Group => ({ text, collapsible: true, collapsed: false, items })
  // the page about everything comes first
  const isFirst = ({ link }: Item) => (link === '/' ? 0 : 1)
  const top = pages
    .filter(({ source, target }) => !target.includes('/') && !source.startsWith(ownPages))
    .map(itemOf)
    .sort((one, other) => isFirst(one) - isFirst(other))
  return {
    '/handbook/en/': handbookGroups('en', pages),
    '/handbook/bn/': handbookGroups('bn', pages),
    '/decisions/': below('decisions/'),
    '/': [
      group('Guides', top),
      group('Operation', [...below('operate/'), ...below('security/')]),
      group('Architecture', below('architecture/')),
      group('Modules', below('modules/')),
      group('API', [...below('api/'), { text: 'API reference', link: '/api-reference' }]),
      group('Packages', [...below('packages/'), { text: 'Gallery of parts', link: '/gallery-of-parts' }]),
    ],
  }
}
