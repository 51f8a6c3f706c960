import type { ActiveModule, Place } from '@samity/shared-api/module'
import { Link } from '@samity/shared-ui/router'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ModuleNotice } from '../modules/ModuleNotice.tsx'
import { publicFrameOf, usePageModules } from '../modules/registry.ts'
import { fromModule, type ScreenSource } from '../modules/source.ts'
import { useScreen } from '../modules/use-screen.ts'
import { Waiting } from '../modules/Waiting.tsx'
import { FrameBoundary } from './FrameBoundary.tsx'
import styles from '../routing/plain.module.css'

type Props = { place: Place; children: ReactNode }
type FrameProps = Props & {
  /** Where the page inside the frame comes from */
  inner: ActiveModule | undefined
}

/** Wraps public pages in the frame that a module brings; without one, or when it fails, in a plain frame of the shell's own. */
export function PublicFrame({ place, inner, children }: FrameProps) {
  const module = publicFrameOf(usePageModules())
  const screen = module?.descriptor.publicFrame
  if (!module || !screen) return <PlainFrame>{children}</PlainFrame>
  return (
    <ModuleFrame source={fromModule(module, screen)} place={place} inner={inner}>
      {children}
    </ModuleFrame>
  )
}

/** A frame is asked for its data once: what it shows does not depend on the page inside it. */
const anyPlace = ({ language }: Place): Place => ({ path: '/', search: '', language })

function ModuleFrame({ source, place, inner, children }: FrameProps & { source: ScreenSource }) {
  const [attempt, setAttempt] = useState(0)
  const shown = useScreen(source, anyPlace(place), attempt)
  const { status } = shown
  const again = () => setAttempt((before) => before + 1)
  useEffect(() => {
    if (status === 'failed') again()
    // oxlint-disable-next-line exhaustive-deps -- who goes on to another page asks for the frame again
  }, [place.path])

  if (shown.status === 'waiting') return <Waiting />
  if (shown.status === 'failed') {
    // the page inside would wait as long again for the same files
    const same = inner?.name === source.module?.name
    return (
      <PlainFrame>
        {same ? <ModuleNotice title={source.title} error={shown.error} onRetry={again} /> : children}
      </PlainFrame>
    )
  }
  // a frame is a screen that takes children
  const Frame = shown.screen.default as ComponentType<{ data: unknown; children: ReactNode }>
  return (
    <FrameBoundary fallback={<PlainFrame>{children}</PlainFrame>}>
      <Frame data={shown.data}>{children}</Frame>
    </FrameBoundary>
  )
}

const words = { home: { en: 'Home', bn: 'হোম' }, signIn: { en: 'Admin', bn: 'প্রশাসন' } }

function PlainFrame({ children }: { children: ReactNode }) {
  const say = useSay()
  const { name } = useAssociation()
  return (
    <>
      <nav className={styles.frame} aria-label={say(name)}>
        <strong>{say(name)}</strong>
        <Link to="/">{say(words.home)}</Link>
        <Link to="/signin">{say(words.signIn)}</Link>
      </nav>
      <main>{children}</main>
    </>
  )
}
