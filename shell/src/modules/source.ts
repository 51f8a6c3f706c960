import type { Words } from '@samity/shared-api/contract/words'
import type { ActiveModule, ScreenModule } from '@samity/shared-api/module'
import { ModuleFailure } from './failure.ts'
import { loadedScreen, loadScreen } from './load.ts'
import { successorOf } from './updates.ts'

/** Where a screen comes from: a module's release, or the shell itself. */
export type ScreenSource = {
  /** The same key is the same code */
  key: string
  /** Who is named when it cannot be loaded */
  title: Words
  /** Which releases the support code names */
  module?: ActiveModule
  screen: string
  load: () => Promise<ScreenModule>
  loaded: () => ScreenModule | undefined
}

async function loadOrSucceed(module: ActiveModule, screen: string): Promise<ScreenModule> {
  try {
    return await loadScreen(module, screen)
  } catch (error) {
    // who waited for ten seconds is told at once
    const late = error instanceof ModuleFailure && error.reason === 'late'
    const next = late ? undefined : await successorOf(module)
    if (!next) throw error
    return loadScreen(next, screen)
  }
}

export const fromModule = (module: ActiveModule, screen: string): ScreenSource => ({
  key: `${module.name} ${module.release} ${screen}`,
  title: module.descriptor.title,
  module,
  screen,
  load: () => loadOrSucceed(module, screen),
  loaded: () => loadedScreen(module, screen),
})

const ownScreens = new Map<string, ScreenModule>()

/** A screen of the shell. Its loader is a plain dynamic import, so a failed one can be asked for again. */
export const fromShell = (screen: string, loader: () => Promise<ScreenModule>): ScreenSource => ({
  key: `shell ${screen}`,
  title: { en: 'This page', bn: 'এই পাতা' },
  screen,
  load: async () => {
    const screenModule = await loader()
    ownScreens.set(screen, screenModule)
    return screenModule
  },
  loaded: () => ownScreens.get(screen),
})
