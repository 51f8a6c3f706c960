import {
  matchRoute,
  screenPlaceholderId,
  type PageLocation,
  type Get,
  type Render,
  type ScreenModule,
} from '@samity/shared-api/module'
import { aboutPage, loadData, loadPublicScreen, renderForVisitor, screenAt } from '@samity/shared-ui/render'
import type { ComponentType, ReactNode } from 'react'
import descriptor from '../module.json' with { type: 'json' }
import { NotFound } from './frame/NotFound.tsx'
import publicModule from './module.tsx'

const { routes, publicFrame } = descriptor
const { screens } = publicModule

/** The frame is the same on every page, so its data does not depend on the location. */
async function loadFrame(get: Get, language: PageLocation['language']) {
  const frame = await loadPublicScreen(screens, publicFrame)
  // a frame is a screen with children
  const Frame = frame.default as ComponentType<{ data: unknown; children: ReactNode }>
  return { Frame, frameData: await loadData(frame, get, { path: '/', search: '', language }) }
}

async function loadPageScreen(get: Get, location: PageLocation) {
  const match = matchRoute(routes, location.path)
  const screen: ScreenModule = match
    ? await loadPublicScreen(screens, match.route.screen)
    : { default: NotFound, missing: () => true }
  return { path: match?.route.path ?? '*', screen, screenData: await loadData(screen, get, location) }
}

/**
 * Renders a public page on the server. Returns the HTML that the browser would build from the same screen,
 * and the data that the browser needs to hydrate it. The status is 404 when no route matches or when the
 * screen reports its data as missing. As a 'placeholder' it is the frame for a screen of the shell or of
 * another module, which the server puts into it.
 */
export const render: Render = async (location, get, association, content = 'screen') => {
  const loadsFrame = loadFrame(get, location.language)
  if (content === 'placeholder') {
    const { Frame, frameData } = await loadsFrame
    const children = <div id={screenPlaceholderId} />
    return {
      status: 200,
      html: renderForVisitor(location, association, <Frame data={frameData}>{children}</Frame>),
      title: '',
      description: '',
      data: { frame: frameData ?? null, screen: null },
    }
  }
  const [{ Frame, frameData }, { path, screen, screenData }] = await Promise.all([
    loadsFrame,
    loadPageScreen(get, location),
  ])
  const html = renderForVisitor(
    location,
    association,
    <Frame data={frameData}>{screenAt(path, screen, screenData)}</Frame>,
  )
  return {
    ...aboutPage(html, screen, screenData, location.language),
    html,
    data: { frame: frameData ?? null, screen: screenData ?? null },
  }
}
