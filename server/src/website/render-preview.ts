import type { Get, ModuleRegistry } from '@samity/shared-api/module'
import type { RenderPreview } from '../settings/settings.ts'
import type { Shell } from './html.ts'
import { makePublicPageRenderer } from './render-page.ts'
import { makeRenderer } from './render-pool.ts'

type Options = {
  releases: string
  registry: () => ModuleRegistry
  shell: () => Shell
  get: Get
  timeoutMs: number
  website: string
}

/**
 * Renders each preview in a process of its own, which ends with it, so that nothing of it can get into a
 * visitor's page.
 */
export const makeRenderPreview =
  ({ releases, registry, shell, get, timeoutMs, website }: Options): RenderPreview =>
  async (location, settings) => {
    const renderer = makeRenderer(async (path) => (path === 'settings/' ? settings : get(path)), timeoutMs, {
      maxProcesses: 1,
    })
    try {
      const renderPublicPage = makePublicPageRenderer({ releases, renderer, website })
      const publicPage = await renderPublicPage(registry(), location, settings.association)
      return publicPage && { html: publicPage.page.html, styles: `${shell().styles}\n${publicPage.styles}` }
    } finally {
      await renderer.close()
    }
  }
