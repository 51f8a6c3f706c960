import type { PageLocation } from '@samity/shared-api/module'
import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import { Route, Routes } from '@samity/shared-ui/router'
import { ScreenLead, useAssociation, useSay } from '@samity/shared-ui/words'
import { useStore } from 'jotai'
import { useDeferredValue, useEffect } from 'react'
import { sendFirstReads } from '../early/early-screen.ts'
import { ScreenLoading } from '../modules/screen/ScreenLoading.tsx'
import { ScreenOutlet } from '../modules/screen/ScreenOutlet.tsx'
import { UpdateNotice } from '../modules/screen/UpdateNotice.tsx'
import { NotAllowedScreen, NotFoundScreen } from './PlainPage.tsx'
import type { RouteResult } from '../navigation/routes.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

type Props = { match: RouteResult; location: PageLocation; inside?: boolean; onSettled?: () => void }

export function RouteScreen({ match, location, inside = false, onSettled }: Props) {
  const focusContent = useFocusOnNavigation()
  const handleSettled = () => {
    focusContent()
    onSettled?.()
  }
  useInitialTitle(match)
  useFirstReads(match, location)
  const screenKey = match.kind === 'screen' ? `${match.source.key} ${location.path}` : match.kind
  // the heading comes with the click, and the screen, which takes longer to render, with the next frame
  const isOpening = useDeferredValue(screenKey) !== screenKey
  if (match.kind === 'not-found') return <NotFoundScreen inside={inside} />
  if (match.kind === 'not-allowed') return <NotAllowedScreen />
  const { source, pattern } = match
  const title = inside ? match.title : undefined
  return (
    <ScreenLead value={inside ? match.lead : undefined}>
      <Routes>
        <Route
          path={pattern}
          element={
            isOpening && title ? (
              <ScreenLoading title={title} isLoaded={source.getLoaded() !== undefined} />
            ) : (
              <ScreenOutlet
                key={screenKey}
                source={source}
                location={location}
                title={title}
                onSettled={handleSettled}
              />
            )
          }
        />
      </Routes>
      {source.module && <UpdateNotice module={source.module} />}
    </ScreenLead>
  )
}

/** Sets the document title from the descriptor until the screen sets its own. */
function useInitialTitle(match: RouteResult): void {
  const say = useSay()
  const association = say(useAssociation().name)
  const title = match.kind === 'screen' && !match.source.getLoaded() ? say(match.title) : ''
  useEffect(() => {
    if (title) document.title = `${title} · ${association}`
  }, [title, association])
}

/** Sends the first reads of a screen while its code loads. A loaded screen sends them itself. */
function useFirstReads(match: RouteResult, { path, search }: PageLocation): void {
  const store = useStore()
  useEffect(() => {
    if (match.kind !== 'screen' || match.source.getLoaded()) return
    const { access_token: token } = store.get(sessionAtom)
    sendFirstReads(match, search, { token, language: store.get(languageAtom) })
    // oxlint-disable-next-line exhaustive-deps -- once for each page that is opened
  }, [path])
}
