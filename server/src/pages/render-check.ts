import { inDashboard, type Get } from '@samity/shared-api/module'
import { descriptorOf, readTrustedRelease, readServerPart } from '@samity/tooling/registry'
import type { FastifyInstance } from 'fastify'
import { makeRenderer } from './render-pool.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Which public pages of a release the server cannot render; left out where this process serves no pages. */
    renderCheck: { of?: (module: string, release: string) => Promise<string[]> }
  }
}

type Options = { releases: string; get: Get; website: string; timeLimitMs: number }

/** More pages than a website has that take no parameter. */
const maxPages = 12
const nobody = { name: { en: '', bn: '' }, established: { en: '', bn: '' } }

/** The server's own look at a release, in a process of its own: what strangers say of it proves nothing. */
export function renderCheck(app: FastifyInstance, { releases, get, website, timeLimitMs }: Options): void {
  app.renderCheck.of = async (module, release) => {
    if (module !== website) return []
    const described = readTrustedRelease(releases, module, release)
    const { server: entry } = described
    if (!entry) return []
    const paths = descriptorOf(releases, module, release)
      .routes.map(({ path }) => path)
      .filter((path) => !inDashboard(path) && !path.includes(':'))
    const part = { name: `${module} ${release}`, entry, readFiles: () => readServerPart(releases, described) }
    const renderer = makeRenderer(get, timeLimitMs, { maxProcesses: 1 })
    try {
      const failed: string[] = []
      for (const path of paths.slice(0, maxPages))
        await renderer
          .render(part, { path, search: '', language: 'en' }, nobody)
          .catch(() => void failed.push(path))
      return failed
    } finally {
      await renderer.close()
    }
  }
}
