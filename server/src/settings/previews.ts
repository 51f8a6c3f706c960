import type { SettingsResponse } from '@samity/shared-api/contract/site/settings'
import type { PageLocation } from '@samity/shared-api/module'

export type Preview = { html: string; styles: string }

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Renders a page of the website with other settings. The object is empty if this process serves no pages.
     */
    previews: {
      render?: (location: PageLocation, settings: SettingsResponse) => Promise<Preview | undefined>
    }
  }
}
