import {
  matchRoute,
  type AssociationProfile,
  type Get,
  type PageLocation,
  type Render,
  type ScreenModule,
} from '@samity/shared-api/module'
import { languageAtom } from '@samity/shared-api/session'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticSiteRouter } from '../router/index.ts'
import { associationAtom } from '../words/index.ts'

/** The part of a route of module.json that matters here. A module imports the file as JSON. */
type PageRoute = { path: string; screen: string }
type PublicScreens = Readonly<Record<string, () => Promise<unknown>>>

/** The code of a screen. Throws if there is none of this name. */
export async function loadPublicScreen(screens: PublicScreens, name: string): Promise<ScreenModule> {
  const loader = screens[name]
  if (!loader) throw new Error(`There is no screen ${name}.`)
  // the loader's type does not say which data the component takes: it takes the result of its own `data`
  return (await loader()) as ScreenModule
}

export const loadData = async ({ data }: ScreenModule, get: Get, location: PageLocation): Promise<unknown> =>
  data?.(get, location)

/** React's hints for the head about pictures that load at once. Nothing hydrates them in a part of a page. */
const pictureHint = /<link rel="preload" as="image"[^>]*>/g

/** The HTML of `content` at this location, as a person without a session sees it. */
export function renderForVisitor(
  { path, search, language }: PageLocation,
  association: AssociationProfile,
  content: ReactNode,
): string {
  const store = createStore()
  store.set(languageAtom, language)
  store.set(associationAtom, association)
  return renderToString(
    <Provider store={store}>
      <StaticSiteRouter path={path} search={search} language={language}>
        {content}
      </StaticSiteRouter>
    </Provider>,
  ).replaceAll(pictureHint, '')
}

/** A screen at its route, from whose path it reads parameters. */
export function screenAt(path: string, { default: Screen }: ScreenModule, data: unknown): ReactNode {
  return (
    <Routes>
      <Route path={path} element={<Screen data={data} />} />
    </Routes>
  )
}

/** The facts of a page outside of its HTML. The title is the text of its first heading. */
export const aboutPage = (
  html: string,
  { missing, describe }: ScreenModule,
  data: unknown,
  language: PageLocation['language'],
): { status: number; title: string; description: string } => ({
  status: missing?.(data) ? 404 : 200,
  title: headingIn(html),
  description: describe?.(data, language) ?? '',
})

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function headingIn(html: string): string {
  const [, content = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

/**
 * The `render` of a module whose public pages stand in the frame of the website's module. Its
 * `src/render.tsx` exports the result. `screens` are the loaders of its public screens alone, so that the
 * server does not load those of staff. Throws for the path of no route or screen.
 */
export const renderScreens =
  ({ routes }: { routes: readonly PageRoute[] }, screens: PublicScreens): Render =>
  async (location, get, association) => {
    const match = matchRoute(routes, location.path)
    if (!match) throw new Error(`No route has the path ${location.path}.`)
    const screen = await loadPublicScreen(screens, match.route.screen)
    const data = await loadData(screen, get, location)
    const html = renderForVisitor(location, association, screenAt(match.route.path, screen, data))
    return {
      ...aboutPage(html, screen, data, location.language),
      html,
      data: { frame: null, screen: data ?? null },
    }
  }
