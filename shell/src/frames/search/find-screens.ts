import type { Role } from '@samity/shared-api/contract/roles'
import type { Language } from '@samity/shared-api/contract/words'
import type { SearchGroup } from '@samity/shared-api/module'
import type { NavSection } from '../../navigation/nav-match.ts'
import type { Match } from './match-words.ts'

const title = { en: 'Screens', bn: 'পর্দা' }
const maxScreens = 6

/** Finds the links of the sidebar and the screens behind them, by their titles in both languages. */
export function findScreens(
  nav: readonly NavSection[],
  { role, language, match }: { role: Role; language: Language; match: (...texts: string[]) => Match },
): SearchGroup {
  const screens = nav.flatMap(({ label: section, entries }) =>
    entries.flatMap(({ path, label, behind }) => [
      { path, label, place: section },
      ...behind.flatMap((route) =>
        // the link of a role may be one of those behind it
        route.title && route.path !== path && !route.path.includes(':') && route.allow?.includes(role)
          ? { path: route.path, label: route.title, place: label }
          : [],
      ),
    ]),
  )
  const found = screens.map((screen) => ({ screen, kind: match(screen.label.en, screen.label.bn) }))
  const withMatch = (wanted: Match) => found.flatMap(({ screen, kind }) => (kind === wanted ? screen : []))
  return {
    id: 'screens',
    title: title[language],
    links: [...withMatch('exact'), ...withMatch('synonym')]
      .slice(0, maxScreens)
      .map(({ path, label, place }) => ({
        id: path,
        path,
        text: label[language],
        detail: place?.[language] ?? '',
      })),
  }
}
