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
  // the loader's type leaves open which data the component takes; it takes what its own `data` answers
  return (await loader()) as ScreenModule
}

const loadData = async ({ data }: ScreenModule, get: Get, place: PageLocation): Promise<unknown> =>
  data?.(get, place)

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The page's one heading, as text. */
function headingIn(html: string): string {
  const [, content = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

/** A public page with its content: what the browser builds from the same screen, and the data it needs to do so. */
export const render: Render = async (place, get, association) => {
  const match = matchRoute(routes, place.path)
  const [frame, screen]: [ScreenModule, ScreenModule] = await Promise.all([
    loadScreen(publicFrame),
    match ? loadScreen(match.route.screen) : { default: NotFound },
  ])
  const [frameData, screenData] = await Promise.all([
    loadData(frame, get, { path: '/', search: '', language: place.language }),
    loadData(screen, get, place),
  ])

  const store = createStore()
  store.set(languageAtom, place.language)
  store.set(associationAtom, association)
  // a frame is a screen that takes children
  const Frame = frame.default as ComponentType<{ data: unknown; children: ReactNode }>
  const Screen = screen.default
  const html = renderToString(
    <Provider store={store}>
      <StaticSiteRouter path={place.path} search={place.search} language={place.language}>
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
    description: screen.describe?.(screenData, place.language) ?? '',
    data: { frame: frameData ?? null, screen: screenData ?? null },
  }
}
