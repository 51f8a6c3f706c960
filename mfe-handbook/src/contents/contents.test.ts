import { readFileSync } from 'node:fs'
import {
  contentsFile,
  readContents,
  readmeFile,
  writeContents,
  writeReadme,
} from '../testing/read-handbook.ts'
import { chapters, findSlugFor, handbookPages, neighboursOf } from './contents.ts'
import { findPages } from './find-pages.ts'
import { loadAllTexts } from './page-text.ts'

test('the contents of the module and the list in docs/handbook repeat what the pages say', () => {
  const contents = readContents()
  // otherwise: node mfe-handbook/write-contents.ts
  expect(readFileSync(contentsFile, 'utf8')).toBe(writeContents(contents))
  expect(readFileSync(readmeFile, 'utf8')).toBe(writeReadme(contents))
})

test('a screen leads to the page that explains it, also with an id, and an unknown one to none', () => {
  expect(findSlugFor('/dashboard/vokalatnama')).toBe('sell-papers')
  expect(findSlugFor('/dashboard/vokalatnama/17')).toBe('sell-papers')
  expect(findSlugFor('/dashboard/no-such-screen')).toBeUndefined()
  expect(findSlugFor('')).toBeUndefined()
})

test('the pages follow each other through the chapters', () => {
  const [first, second] = handbookPages
  expect(neighboursOf(first!.slug)).toEqual({ previous: undefined, next: second })
  expect(neighboursOf(second!.slug).previous).toBe(first)
  expect(neighboursOf(handbookPages.at(-1)!.slug).next).toBeUndefined()
})

const slugsIn = (found: typeof chapters) => found.flatMap((chapter) => chapter.pages.map(({ slug }) => slug))
const anyReader = { reader: undefined, texts: undefined }

test('the search finds titles in both languages, and the text when it has loaded', async () => {
  const find = (query: string) => findPages(chapters, { ...anyReader, query, language: 'en' })
  expect(slugsIn(find('sell PAPERS'))).toContain('sell-papers')
  expect(slugsIn(find('পেপার বিক্রি'))).toContain('sell-papers')
  expect(slugsIn(find('no such word'))).toEqual([])
  expect(slugsIn(find('overlap'))).toEqual([])
  const texts = await loadAllTexts('en')
  expect(slugsIn(findPages(chapters, { ...anyReader, query: 'overlap', language: 'en', texts }))).toContain(
    'sell-papers',
  )
})

test('a cashier gets the pages for cashiers only', () => {
  const found = findPages(chapters, { query: '', reader: 'cashier', language: 'bn', texts: undefined })
  expect(slugsIn(found)).toContain('sell-papers')
  expect(slugsIn(found)).not.toContain('people-and-roles')
})
