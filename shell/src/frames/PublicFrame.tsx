import type { ActiveModule, PageLocation } from '@samity/shared-api/module'
import { Link } from '@samity/shared-ui/router'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ModuleNotice } from '../modules/screen/ModuleNotice.tsx'
import { publicFrameOf, usePageModules } from '../modules/registry/registry.ts'
import { moduleScreenSource, type ScreenSource } from '../modules/screen/screen-source.ts'
import { useScreen } from '../modules/screen/use-screen.ts'
import { ScreenLoading } from '../modules/screen/ScreenLoading.tsx'
import styles from './plain-page.module.css'

type Props = { location: PageLocation; children: ReactNode }
type FrameProps = Props & {
  inner: ActiveModule | undefined
}

/** The frame of a module around public pages, or the shell's plain one if there is none or it fails. */
export function PublicFrame({ location, inner, children }: FrameProps) {
  const module = publicFrameOf(usePageModules())
  const screen = module?.descriptor.publicFrame
  if (!module || !screen) return <PlainFrame>{children}</PlainFrame>
  return (
    <ModuleFrame source={moduleScreenSource(module, screen)} location={location} inner={inner}>
      {children}
    </ModuleFrame>
  )
}

/** The frame loads its data once: it does not depend on the page inside. */
const frameLocation = ({ language }: PageLocation): PageLocation => ({ path: '/', search: '', language })

function ModuleFrame({ source, location, inner, children }: FrameProps & { source: ScreenSource }) {
  const [attempt, setAttempt] = useState(0)
  const state = useScreen(source, frameLocation(location), attempt)
  const { status } = state
  const retry = () => setAttempt((count) => count + 1)
  useEffect(() => {
    if (status === 'failed') retry()
    // oxlint-disable-next-line exhaustive-deps -- navigation to another page retries the frame
  }, [location.path])

  if (state.status === 'waiting') return <ScreenLoading />
  if (state.status === 'failed') {
    // a page of the same module would wait equally long for the same files
    const isSameModule = inner?.name === source.module?.name
    return (
      <PlainFrame>
        {isSameModule ? <ModuleNotice title={source.title} error={state.error} onRetry={retry} /> : children}
      </PlainFrame>
    )
  }
  // a frame is a screen with children
  const Frame = state.screen.default as ComponentType<{ data: unknown; children: ReactNode }>
  return (
    <FrameBoundary fallback={<PlainFrame>{children}</PlainFrame>}>
      <Frame data={state.data}>{children}</Frame>
    </FrameBoundary>
  )
}

/** Replaces a frame that throws by the fallback, which contains the same page. */
class FrameBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
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
