import type { SettingsAnswer } from '@samity/shared-api/contract/site/settings'
import type { Get, Place, Registry } from '@samity/shared-api/module'
import type { FastifyInstance } from 'fastify'
import type { Shell } from './html.ts'
import { publicPages } from './public-pages.ts'
import { makeRenderer } from './render-pool.ts'

/** What stands on a page, and how it looks. */
export type Preview = { html: string; styles: string }

declare module 'fastify' {
  interface FastifyInstance {
    /** A page of the website as it would be with other settings; empty where this process serves no pages. */
    previews: { of?: (place: Place, settings: SettingsAnswer) => Promise<Preview | undefined> }
  }
}

type Options = {
  releases: string
  registry: () => Registry
  shell: () => Shell
  get: Get
  timeLimit: number
  website: string
}

/** Previews are made in a process of their own, which ends with them: nothing of a draft can come into a visitor's page. */
export function previews(app: FastifyInstance, options: Options): void {
  const { releases, registry, shell, get, timeLimit, website } = options
  app.previews.of = async (place, settings) => {
    const renderer = makeRenderer(async (path) => (path === 'settings/' ? settings : get(path)), timeLimit, {
      maxProcesses: 1,
    })
    try {
      const page = publicPages({ releases, renderer, website })
      const made = await page(registry(), place, settings.association, 0)
      return made && { html: made.page.html, styles: `${shell().styles}\n${made.styles}` }
    } finally {
      await renderer.close()
    }
  }
}
