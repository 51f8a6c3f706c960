import type { SearchExtension } from '@samity/shared-api/module'
import { handbookPages, pagePath } from './contents.ts'

const title = { en: 'Handbook', bn: 'সহায়িকা' }
const maxPages = 5

/** Finds pages by title and summary, those whose title matches first. */
const searchHandbook: SearchExtension = async (_query, { matches, language }) => {
  const inTitle = handbookPages.filter((page) => matches(page.title.en, page.title.bn))
  const inSummary = handbookPages.filter(
    (page) =>
      !inTitle.includes(page) && matches(page.title.en, page.title.bn, page.summary.en, page.summary.bn),
  )
  return [
    {
      id: 'pages',
      title: title[language],
      links: [...inTitle, ...inSummary]
        .slice(0, maxPages)
        .map((page) => ({ id: page.slug, path: pagePath(page.slug), text: page.title[language] })),
    },
  ]
}
export default searchHandbook
