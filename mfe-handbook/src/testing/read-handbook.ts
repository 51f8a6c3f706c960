import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language, Words } from '@samity/shared-api/contract'
import type { Chapter, HandbookPage } from '../contents/contents.ts'
import { handbookReaders, type HandbookReader } from '../contents/handbook-readers.ts'

const root = path.join(import.meta.dirname, '../../..')
export const handbookFolder = path.join(root, 'docs/handbook')
export const contentsFile = path.join(import.meta.dirname, '../contents/generated/contents.json')
export const readmeFile = path.join(handbookFolder, 'README.md')
export const languages: Language[] = ['en', 'bn']

/** A file of the handbook: `docs/handbook/<language>/<slug>.md`. */
export type PageFile = {
  slug: string
  language: Language
  title: string
  readers: string[]
  routes: string[]
  /** The first paragraph */
  summary: string
  text: string
}

const toList = (value = '') =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** Reads one page. Throws when its front matter or its first paragraph is missing. */
export function readPageFile(language: Language, slug: string): PageFile {
  const file = readFileSync(path.join(handbookFolder, language, `${slug}.md`), 'utf8')
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  if (!front || !text) throw new Error(`${language}/${slug}.md has no front matter.`)
  // a long list continues on indented lines
  const lines = front.replace(/\n +/g, ' ').split('\n')
  const fields = new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
      return [name, value] as const
    }),
  )
  const summary = /^# .+\n\n([\s\S]+?)\n\n/.exec(text.trimStart())?.[1]?.replace(/\s+/g, ' ')
  if (!summary) throw new Error(`${language}/${slug}.md has no first paragraph below its heading.`)
  return {
    slug,
    language,
    title: fields.get('title') ?? '',
    readers: toList(fields.get('readers')),
    routes: toList(fields.get('routes')),
    summary,
    text,
  }
}

export const slugsOf = (language: Language): string[] =>
  readdirSync(path.join(handbookFolder, language))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort()

type ChapterFile = { title: Words; pages: string[] }

/** The chapters with their pages in order: docs/handbook/chapters.json. */
export const readChapterFiles = (): ChapterFile[] =>
  // the tests compare its pages with the files
  (
    JSON.parse(readFileSync(path.join(handbookFolder, 'chapters.json'), 'utf8')) as {
      chapters: ChapterFile[]
    }
  ).chapters

const isReader = (name: string): name is HandbookReader => handbookReaders.some((reader) => reader === name)

export const readContents = (): Contents => ({
  chapters: readChapterFiles().map(({ title, pages }) => ({
    title,
    pages: pages.map((slug) => {
      const [en, bn] = [readPageFile('en', slug), readPageFile('bn', slug)]
      return {
        slug,
        title: { en: en.title, bn: bn.title },
        summary: { en: en.summary, bn: bn.summary },
        readers: en.readers.filter(isReader),
        routes: en.routes,
      }
    }),
  })),
})

export type Contents = { chapters: Chapter[] }

/** The contents as the file that the module imports: each page is one line. */
export function writeContents({ chapters }: Contents): string {
  const lines = chapters.map(({ title, pages }) => {
    const pageLines = pages.map((page) => JSON.stringify(page)).join(',\n')
    return `{"title":${JSON.stringify(title)},"pages":[\n${pageLines}\n]}`
  })
  return `{"chapters":[\n${lines.join(',\n')}\n]}\n`
}

/** The contents as a page for readers of the repository. */
export function writeReadme({ chapters }: Contents): string {
  const linkTo = (page: HandbookPage, language: Language) =>
    `[${page.title[language]}](${language}/${page.slug}.md)`
  const tables = chapters.map(({ title, pages }) =>
    [
      `## ${title.en} · ${title.bn}\n`,
      '| English | বাংলা |',
      '| --- | --- |',
      ...pages.map((page) => `| ${linkTo(page, 'en')} | ${linkTo(page, 'bn')} |`),
    ].join('\n'),
  )
  return `# Handbook · সহায়িকা

Tasks for clerks, cashiers, treasurers, auditors, administrators and secretaries. The product has the same
pages under 'Handbook', and the '?' of the top bar opens the one that explains the open screen.
\`node mfe-handbook/write-contents.ts\` writes this page; how to write a page:
[131](../decisions/131-handbook-beside-the-code.md).

${tables.join('\n\n')}
`
}
