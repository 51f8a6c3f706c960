import { followCounts, type ShowResponse } from './counts/follow-counts.ts'
import { measureScreens } from './figures/measure-screens.ts'

/** Starts what a staff page does beside its screens. Returns what ends it. */
export function startIdleParts(reads: string[], showResponse: ShowResponse): () => void {
  const stops = [followCounts(reads, showResponse), measureScreens()]
  return () => {
    for (const stop of stops) stop()
  }
}
