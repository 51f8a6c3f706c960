import { watch } from 'node:fs'
import { CommandError } from '@samity/module-registry'

type Say = (sentence: string) => void

/**
 * Returns a function that starts `work`. Calls during a run cause one more run after it, so that no two runs
 * overlap.
 */
export function createRebuilder(work: () => Promise<void>, say: Say): () => void {
  let isRunning = false
  let isQueued = false
  const rebuild = async () => {
    if (isRunning) {
      isQueued = true
      return
    }
    isRunning = true
    try {
      await work()
    } catch (error) {
      say(error instanceof CommandError ? error.message : String(error))
    }
    isRunning = false
    if (isQueued) {
      isQueued = false
      void rebuild()
    }
  }
  return () => void rebuild()
}

export function watchFolders(folders: string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, 80)
  }
  for (const folder of folders) watch(folder, { recursive: true }, schedule)
}
