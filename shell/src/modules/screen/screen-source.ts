import type { Words } from '@samity/shared-api/contract/words'
import type { ActiveModule, ScreenModule } from '@samity/shared-api/module'
import { ModuleLoadError } from '../reports/load-error.ts'
import { fetchAhead, loadedScreen, loadScreen } from '../loading/load.ts'
import { moduleStore } from '../store/module-store.ts'
import { findSuccessor } from '../updates/follow-releases.ts'

/** Where a screen comes from: a module's release, or the shell itself. */
export type ScreenSource = {
  /** Identifies the code: module, release and screen */
  key: string
  /** The name in the notice when the screen cannot be loaded */
  title: Words
  /** The release of the screen; undefined for the shell's own screens */
  module?: ActiveModule
  /** The name in reports */
  screen: string
  load: () => Promise<ScreenModule>
  getLoaded: () => ScreenModule | undefined
}

async function loadWithSuccessor(
  module: ActiveModule,
  screen: string,
  reportName: string,
): Promise<ScreenModule> {
  try {
    return await loadScreen(module, screen, reportName)
  } catch (error) {
    // after a timeout of ten seconds the error is shown at once
    const isTimeout = error instanceof ModuleLoadError && error.reason === 'late'
    const successor = isTimeout ? undefined : await findSuccessor(module)
    if (!successor) throw error
    return loadScreen(successor, screen, reportName)
  }
}

export const moduleScreenSource = (
  module: ActiveModule,
  screen: string,
  reportName = screen,
): ScreenSource => ({
  key: `${module.name} ${module.release} ${reportName}`,
  title: module.descriptor.title,
  module,
  screen: reportName,
  load: () => loadWithSuccessor(module, screen, reportName),
  getLoaded: () => loadedScreen(module, screen),
})

const shellScreens = new Map<string, ScreenModule>()

/** A screen of the shell. Its loader is a plain dynamic import, so a failed one can be repeated. */
export const shellScreenSource = (screen: string, loader: () => Promise<ScreenModule>): ScreenSource => ({
  key: `shell ${screen}`,
  title: { en: 'This page', bn: 'এই পাতা' },
  screen,
  load: async () => {
    const screenModule = await loader()
    shellScreens.set(screen, screenModule)
    return screenModule
  },
  getLoaded: () => shellScreens.get(screen),
})

/** Fetches the code of a screen before the user opens it. Ignores a failure: the screen reports it. */
export async function prefetchSource({ module, screen, load }: ScreenSource): Promise<void> {
  // only the user decides that a failed module is loaded again
  if (module && moduleStore.hasFailed(module)) return
  await (module ? fetchAhead(module, screen) : load()).catch(() => undefined)
}
