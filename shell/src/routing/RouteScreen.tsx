import type { PageLocation } from '@samity/shared-api/module'
import { Route, Routes } from '@samity/shared-ui/router'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { useEffect } from 'react'
import { ScreenOutlet } from '../modules/screen/ScreenOutlet.tsx'
import { UpdateNotice } from '../modules/screen/UpdateNotice.tsx'
import { NotAllowedScreen, NotFoundScreen } from './PlainPage.tsx'
import type { RouteResult } from '../navigation/routes.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

type Props = { match: RouteResult; location: PageLocation; inside?: boolean; onSettled?: () => void }

/** The screen of a route, or the reason why there is none. */
export function RouteScreen({ match, location, inside = false, onSettled }: Props) {
  const focusContent = useFocusOnNavigation()
  const handleSettled = () => {
    focusContent()
    onSettled?.()
  }
  useInitialTitle(match)
  if (match.kind === 'not-found') return <NotFoundScreen inside={inside} />
  if (match.kind === 'not-allowed') return <NotAllowedScreen />
  const { source, pattern } = match
  return (
    <>
      <Routes>
        <Route
          path={pattern}
          element={
            <ScreenOutlet
              key={`${source.key} ${location.path}`}
              source={source}
              location={location}
              onSettled={handleSettled}
            />
          }
        />
      </Routes>
      {source.module && <UpdateNotice module={source.module} />}
    </>
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
