import type { Words } from '@samity/shared-api/contract/words'
import { matchRoute } from '@samity/shared-api/module'
// written from docs/handbook by write-contents.ts
import contents from './generated/contents.json' with { type: 'json' }
import type { HandbookReader } from './handbook-readers.ts'

/** A page as the contents list it; its text is a file of its own. */
export type HandbookPage = {
  /** The name of the file, and the last part of the URL */
  slug: string
  title: Words
  summary: Words
  readers: HandbookReader[]
  routes: string[]
}
export type Chapter = { title: Words; pages: HandbookPage[] }

// JSON has no literal types; a test compares it with the pages
export const { chapters } = contents as { chapters: Chapter[] }

export const handbookPages: readonly HandbookPage[] = chapters.flatMap((chapter) => chapter.pages)

export const pagePath = (slug: string): string => `/dashboard/handbook/${slug}`

const explainedRoutes = handbookPages.flatMap(({ slug, routes }) => routes.map((path) => ({ path, slug })))

export const findSlugFor = (path: string): string | undefined => matchRoute(explainedRoutes, path)?.route.slug

export function neighboursOf(slug: string): {
  previous: HandbookPage | undefined
  next: HandbookPage | undefined
} {
  const index = handbookPages.findIndex((page) => page.slug === slug)
  return { previous: handbookPages[index - 1], next: handbookPages[index + 1] }
}
