import { lazyPart } from '../core/lazy-part.tsx'
import { LoadingState } from '../core/states.tsx'

/** The calendar of one month. Its code is loaded when the first calendar opens. */
export const Calendar = lazyPart(
  async () => (await import('./CalendarDialog.tsx')).CalendarDialog,
  LoadingState,
)
