import type { Language } from '@samity/shared-api/contract/words'
import type { Chapter, HandbookPage } from './contents.ts'
import type { HandbookReader } from './handbook-readers.ts'

type Question = {
  query: string
  reader: HandbookReader | undefined
  language: Language
  texts: ReadonlyMap<string, string> | undefined
}

// the same letters may be one code point or two
const fold = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * Returns the chapters with the pages that contain every word of the query and that are for a reader.
 * Chapters without one are left out.
 */
export function findPages(chapters: Chapter[], { query, reader, language, texts }: Question): Chapter[] {
  const searched = fold(query).split(/\s+/).filter(Boolean)
  const contains = ({ slug, title, summary }: HandbookPage) => {
    const text = fold([title.en, title.bn, summary[language], texts?.get(slug) ?? ''].join('\n'))
    return searched.every((word) => text.includes(word))
  }
  return chapters
    .map((chapter) => ({
      ...chapter,
      pages: chapter.pages.filter((page) => (!reader || page.readers.includes(reader)) && contains(page)),
    }))
    .filter(({ pages }) => pages.length > 0)
}
