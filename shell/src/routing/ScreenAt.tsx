import type { Place } from '@samity/shared-api/module'
import { Route, Routes } from '@samity/shared-ui/router'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { useEffect } from 'react'
import { ScreenOutlet } from '../modules/ScreenOutlet.tsx'
import { UpdateNotice } from '../modules/UpdateNotice.tsx'
import { NotAllowed, NotFound } from './PlainPage.tsx'
import type { Found } from './routes.ts'
import { useArrival } from './use-arrival.ts'

type Props = { found: Found; place: Place; inside?: boolean; onShown?: () => void }

/** What stands at a place: the screen, or the reason why there is none. */
export function ScreenAt({ found, place, inside = false, onShown }: Props) {
  const arrive = useArrival()
  const arrived = () => {
    arrive()
    onShown?.()
  }
  useFirstTitle(found)
  if (found.kind === 'not-found') return <NotFound inside={inside} />
  if (found.kind === 'not-allowed') return <NotAllowed />
  const { source, pattern } = found
  return (
    <>
      <Routes>
        <Route
          path={pattern}
          element={
            <ScreenOutlet
              key={`${source.key} ${place.path}`}
              source={source}
              place={place}
              onShown={arrived}
            />
          }
        />
      </Routes>
      {source.module && <UpdateNotice module={source.module} />}
    </>
  )
}

/** The descriptor's title stands until the screen names itself. */
function useFirstTitle(found: Found): void {
  const say = useSay()
  const association = say(useAssociation().name)
  const title = found.kind === 'screen' && !found.source.loaded() ? say(found.title) : ''
  useEffect(() => {
    if (title) document.title = `${title} · ${association}`
  }, [title, association])
}
