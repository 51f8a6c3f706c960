import {
  matchRoute,
  screenPlaceholderId,
  type AssociationProfile,
  type Get,
  type PageLocation,
  type Render,
  type RenderedPage,
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

function headingIn(html: string): string {
  const [, content = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim()
}

/** The frame is the same on every page, so its data does not depend on the location. */
async function loadFrame(get: Get, language: PageLocation['language']) {
  const frame = await loadScreen(publicFrame)
  return { frame, frameData: await loadData(frame, get, { path: '/', search: '', language }) }
}

type FramedPage = {
  location: PageLocation
  association: AssociationProfile
  frame: ScreenModule
  frameData: unknown
  children: ReactNode
}

function renderInFrame({ location, association, frame, frameData, children }: FramedPage): string {
  const store = createStore()
  store.set(languageAtom, location.language)
  store.set(associationAtom, association)
  // a frame is a screen with children
  const Frame = frame.default as ComponentType<{ data: unknown; children: ReactNode }>
  return renderToString(
    <Provider store={store}>
      <StaticSiteRouter path={location.path} search={location.search} language={location.language}>
        <Frame data={frameData}>{children}</Frame>
      </StaticSiteRouter>
    </Provider>,
  )
}

/** Renders the frame for a screen of the shell, which the server puts into it. */
async function renderFrame(
  location: PageLocation,
  get: Get,
  association: AssociationProfile,
): Promise<RenderedPage> {
  const { frame, frameData } = await loadFrame(get, location.language)
  const children = <div id={screenPlaceholderId} />
  return {
    status: 200,
    html: renderInFrame({ location, association, frame, frameData, children }),
    title: '',
    description: '',
    data: { frame: frameData ?? null, screen: null },
  }
}

/**
 * Renders a public page on the server. Returns the HTML that the browser would build from the same screen,
 * and the data that the browser needs to hydrate it. The status is 404 when no route matches or when the
 * screen reports its data as missing.
 */
export const render: Render = async (location, get, association, content = 'screen') => {
  if (content === 'placeholder') return renderFrame(location, get, association)
  const match = matchRoute(routes, location.path)
  const loadPageScreen = async () => {
    const screen: ScreenModule = match ? await loadScreen(match.route.screen) : { default: NotFound }
    return { screen, screenData: await loadData(screen, get, location) }
  }
  const [{ frame, frameData }, { screen, screenData }] = await Promise.all([
    loadFrame(get, location.language),
    loadPageScreen(),
  ])
  const Screen = screen.default
  const children = (
    <Routes>
      <Route path={match?.route.path ?? '*'} element={<Screen data={screenData} />} />
    </Routes>
  )
  const html = renderInFrame({ location, association, frame, frameData, children })
  return {
    status: match && !screen.missing?.(screenData) ? 200 : 404,
    html,
    title: headingIn(html),
    description: screen.describe?.(screenData, location.language) ?? '',
    data: { frame: frameData ?? null, screen: screenData ?? null },
  }
}
