import { report } from '../reports/report.ts'
import { createModuleStore, type RefusedEventError } from './create-module-store.ts'

/** A wrong event is a mistake of the shell. It stops a developer, and must not stop a person who works. */
function reportRefusedEvent(error: RefusedEventError): void {
  if (process.env.NODE_ENV !== 'production') throw error
  report({ module: error.module, screen: '', ms: 0, outcome: 'error', detail: error.message, error })
}

export const moduleStore = createModuleStore(reportRefusedEvent)
