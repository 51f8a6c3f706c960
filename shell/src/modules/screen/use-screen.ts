import type { PageLocation, ScreenModule } from '@samity/shared-api/module'
import { useEffect, useState } from 'react'
import { reader, refuseUnanswered } from './reader.ts'
import type { ScreenSource } from './screen-source.ts'

export type ScreenState =
  | { status: 'waiting' }
  | { status: 'ready'; screen: ScreenModule; data: unknown }
  | { status: 'failed'; error: unknown; attempt: number }

const primedData = new Map<string, unknown>()

/** Loads a screen whose data is in the HTML, so that the first render can hydrate it. */
export async function primeScreen(source: ScreenSource, data: unknown): Promise<void> {
  await source.load()
  primedData.set(source.key, data)
}

function initialState(source: ScreenSource): ScreenState {
  const screen = source.getLoaded()
  if (!screen) return { status: 'waiting' }
  return screen.data && !primedData.has(source.key)
    ? { status: 'waiting' }
    : { status: 'ready', screen, data: primedData.get(source.key) }
}

/** A screen may make several requests one after the other, each with a limit of its own. */
const dataTimeoutMs = 60_000

/** Loads code and then data of a screen. The previous state stays until the next one is ready. */
export function useScreen(source: ScreenSource, location: PageLocation, attempt: number): ScreenState {
  const [state, setState] = useState(() => initialState(source))
  const { path, search, language } = location

  useEffect(() => {
    if (primedData.delete(source.key)) return undefined
    let isCurrent = true
    const loadScreen = async () => {
      const screen = await source.load()
      const data = await Promise.race([
        screen.data?.(reader(path), { path, search, language }),
        new Promise((resolve) => setTimeout(resolve, dataTimeoutMs)).then(refuseUnanswered),
      ])
      if (isCurrent)
        setState((previous) => reuseIfSame(previous, screen, data) ?? { status: 'ready', screen, data })
    }
    loadScreen().catch((error: unknown) => {
      if (isCurrent) setState({ status: 'failed', error, attempt })
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line exhaustive-deps -- the key identifies the source
  }, [source.key, path, search, language, attempt])

  return state.status === 'failed' && state.attempt !== attempt ? { status: 'waiting' } : state
}

/** Returns the previous state object if nothing changed, so that React does not render again. */
const reuseIfSame = (previous: ScreenState, screen: ScreenModule, data: unknown) =>
  previous.status === 'ready' && previous.screen === screen && previous.data === data ? previous : undefined
