import { Component, useEffect, type ComponentType, type ReactNode } from 'react'
import type { NoticeProps } from './ModuleNotice.tsx'
import { report } from '../reports/report.ts'
import type { ScreenSource } from './screen-source.ts'

type Props = {
  source: ScreenSource
  Notice: ComponentType<NoticeProps>
  onRetry: () => void
  children: ReactNode
}
type State = { error: unknown }

/** Tells the query cache (query-client.ts) to forget what the screen has read. */
function CrashAnnouncement() {
  useEffect(() => void document.dispatchEvent(new Event('samity:crash')), [])
  return null
}

/** Limits an error while rendering to its screen or extension, reports it and shows a notice with Retry. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  // a module may throw undefined, which would render the children again
  static getDerivedStateFromError = (error: unknown): State => ({ error: error ?? null })

  override componentDidCatch(error: unknown) {
    const { module, screen } = this.props.source
    if (module) report({ module, screen, ms: 0, outcome: 'crashed', error })
  }

  override render() {
    const { source, Notice, onRetry, children } = this.props
    if (this.state.error === undefined) return children
    return (
      <>
        <CrashAnnouncement />
        <Notice title={source.title} error={this.state.error} onRetry={onRetry} />
      </>
    )
  }
}
