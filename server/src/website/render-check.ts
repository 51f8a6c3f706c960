import { isDashboardPath, type Get } from '@samity/shared-api/module'
import { descriptorOf, readTrustedRelease, readServerPart } from '@samity/module-registry'
import type { RenderCheck } from '../modules/server-side-check.ts'
import { makeRenderer } from './render-pool.ts'

type Options = { releases: string; get: Get; website: string; timeoutMs: number }

const maxPages = 12
const emptyAssociation = { name: { en: '', bn: '' }, established: { en: '', bn: '' } }

/** The server's own check of a release, in a separate process: reports of unknown visitors prove nothing. */
export const makeRenderCheck =
  ({ releases, get, website, timeoutMs }: Options): RenderCheck =>
  async (module, release) => {
    if (module !== website) return []
    const trustedRelease = readTrustedRelease(releases, module, release)
    const { server: entry } = trustedRelease
    if (!entry) return []
    const paths = descriptorOf(releases, module, release)
      .routes.map(({ path }) => path)
      .filter((path) => !isDashboardPath(path) && !path.includes(':'))
    const serverPart = {
      name: `${module} ${release}`,
      entry,
      readFiles: () => readServerPart(releases, trustedRelease),
    }
    const renderer = makeRenderer(get, timeoutMs, { maxProcesses: 1 })
    try {
      const failingPaths: string[] = []
      for (const path of paths.slice(0, maxPages))
        await renderer
          .render(serverPart, { path, search: '', language: 'en' }, emptyAssociation)
          .catch(() => void failingPaths.push(path))
      return failingPaths
    } finally {
      await renderer.close()
    }
  }
