import type { SearchExtension } from '@samity/shared-api/module'
import { cardParts, tabParts } from './settings-parts.ts'

const title = { en: 'Settings', bn: 'সেটিংস' }
const page = '/dashboard/settings'
const parts = [
  ...Object.entries(tabParts).map(([tab, part]) => ({ ...part, path: `${page}?tab=${tab}` })),
  ...Object.values(cardParts).map((part) => ({ ...part, path: page })),
]

/** Finds the parts of the settings by their names and by what they contain. */
const searchSettings: SearchExtension = async (_query, { matches, language }) => [
  {
    id: 'parts',
    title: title[language],
    links: parts
      .filter(({ label, content }) => matches(label.en, label.bn, content.en, content.bn))
      .map(({ label, content, path }) => ({
        id: label.en,
        path,
        text: label[language],
        detail: content[language],
      })),
  },
]
export default searchSettings
