import { Component, type ReactNode } from 'react'
import { ModuleNotice } from './ModuleNotice.tsx'
import { report } from '../reports/report.ts'
import type { ScreenSource } from './screen-source.ts'

type Props = { source: ScreenSource; onRetry: () => void; children: ReactNode }
type State = { error: unknown }

/** Limits an error while rendering to its screen, reports it and shows a notice with Retry. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError = (error: unknown): State => ({ error })

  override componentDidCatch(error: unknown) {
    const { module, screen } = this.props.source
    if (module) report({ module, screen, ms: 0, outcome: 'crashed', detail: String(error), error })
  }

  override render() {
    const { source, onRetry, children } = this.props
    if (this.state.error === undefined) return children
    return <ModuleNotice title={source.title} error={this.state.error} onRetry={onRetry} />
  }
}
