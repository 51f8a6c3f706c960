import type { Place, ScreenModule } from '@samity/shared-api/module'
import { useEffect, useState } from 'react'
import { reader } from '../session/reader.ts'
import type { ScreenSource } from './source.ts'

export type Shown =
  | { status: 'waiting' }
  | { status: 'ready'; screen: ScreenModule; data: unknown }
  | { status: 'failed'; error: unknown; attempt: number }

const primed = new Map<string, unknown>()

/** Loads a screen whose data the HTML carried, so that it can be hydrated in the very first render. */
export async function prime(source: ScreenSource, data: unknown): Promise<void> {
  await source.load()
  primed.set(source.key, data)
}

function atOnce(source: ScreenSource): Shown {
  const screen = source.loaded()
  if (!screen) return { status: 'waiting' }
  if (primed.has(source.key)) return { status: 'ready', screen, data: primed.get(source.key) }
  return screen.data ? { status: 'waiting' } : { status: 'ready', screen, data: undefined }
}

/** Code first, then its data for this place. What is shown stays until what follows is ready. */
export function useScreen(source: ScreenSource, place: Place, attempt: number): Shown {
  const [shown, setShown] = useState(() => atOnce(source))
  const { path, search, language } = place

  useEffect(() => {
    if (primed.delete(source.key)) return undefined
    let current = true
    const show = async () => {
      const screen = await source.load()
      const data = await screen.data?.(reader(path), { path, search, language })
      if (current) setShown((before) => sameAs(before, screen, data) ?? { status: 'ready', screen, data })
    }
    show().catch((error: unknown) => {
      if (current) setShown({ status: 'failed', error, attempt })
    })
    return () => {
      current = false
    }
    // oxlint-disable-next-line exhaustive-deps -- the key stands for the source
  }, [source.key, path, search, language, attempt])

  return shown.status === 'failed' && shown.attempt !== attempt ? { status: 'waiting' } : shown
}

/** Nothing new to show: the screen keeps its state. */
const sameAs = (before: Shown, screen: ScreenModule, data: unknown) =>
  before.status === 'ready' && before.screen === screen && before.data === data ? before : undefined
