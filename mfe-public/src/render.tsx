import {
  matchRoute,
  type Get,
  type PageLocation,
  type Render,
  type ScreenModule,
} from '@samity/shared-api/module'
import { languageAtom } from '@samity/shared-api/session'
import { Route, Routes, StaticSiteRouter } from '@samity/shared-ui/router'
import { associationAtom } from '@samity/shared-ui/words'
import { createStore, Provider } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import descriptor from '../module.json' with { type: 'json' }
import { NotFound } from './frame/NotFound.tsx'
import publicModule from './module.tsx'

const { routes, publicFrame } = descriptor

async function loadScreen(name: string): Promise<ScreenModule> {
  const loader = publicModule.screens[name]
  if (!loader) throw new Error(`There is no screen ${name}.`)
  // the loader's type does not say which data the component takes: it takes the result of its own `data`
  return (await loader()) as ScreenModule
}

const loadData = async ({ data }: ScreenModule, get: Get, location: PageLocation): Promise<unknown> =>
  data?.(get, location)

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** Returns the text of the page's h1. */
function headingIn(html: string): string {
  const [, content = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

/**
 * Renders a public page on the server. Returns the HTML that the browser would build from the same screen, and the data that
 * the browser needs to hydrate it. The status is 404 when no route matches or when the screen reports its data as missing.
 */
export const render: Render = async (location, get, association) => {
  const match = matchRoute(routes, location.path)
  const [frame, screen]: [ScreenModule, ScreenModule] = await Promise.all([
    loadScreen(publicFrame),
    match ? loadScreen(match.route.screen) : { default: NotFound },
  ])
  const [frameData, screenData] = await Promise.all([
    loadData(frame, get, { path: '/', search: '', language: location.language }),
    loadData(screen, get, location),
  ])

  const store = createStore()
  store.set(languageAtom, location.language)
  store.set(associationAtom, association)
  // a frame is a screen with children
  const Frame = frame.default as ComponentType<{ data: unknown; children: ReactNode }>
  const Screen = screen.default
  const html = renderToString(
    <Provider store={store}>
      <StaticSiteRouter path={location.path} search={location.search} language={location.language}>
        <Frame data={frameData}>
          <Routes>
            <Route path={match?.route.path ?? '*'} element={<Screen data={screenData} />} />
          </Routes>
        </Frame>
      </StaticSiteRouter>
    </Provider>,
  )
  return {
    status: match && !screen.missing?.(screenData) ? 200 : 404,
    html,
    title: headingIn(html),
    description: screen.describe?.(screenData, location.language) ?? '',
    data: { frame: frameData ?? null, screen: screenData ?? null },
  }
}
