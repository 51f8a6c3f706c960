import { tmpdir } from 'node:os'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A running product with its own books, media and releases. */
export type Product = { url: string; releases: string }
/** One that the journeys start, filled with the demo association. */
export type StartedProduct = Product & { port: number; data: string }

const workspace = fileURLToPath(new URL('..', import.meta.url))
const firstPort = Number(process.env['E2E_PORT'] ?? 8330)
/** Journeys of one product follow each other; those of two run side by side. */
const workerIndexes = [0, 1]

function productsToStart(): StartedProduct[] {
  // every worker comes here again; all must agree on the folder
  const folder = (process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'samity-e2e-')))
  return workerIndexes.map((workerIndex) => {
    const data = path.join(folder, String(workerIndex))
    const port = firstPort + workerIndex
    return { url: `http://localhost:${port}`, port, data, releases: path.join(data, 'releases') }
  })
}

/** A product that runs already, filled with the demo association under DEMO_PASSWORD. */
const externalUrl = process.env['E2E_URL']

/** What the journeys start for themselves, unless one runs already. */
export const startedProducts: StartedProduct[] = externalUrl === undefined ? productsToStart() : []

/** The one that this worker's journeys are made in. */
export const product: Product =
  externalUrl === undefined
    ? startedProducts[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]!
    : {
        url: externalUrl,
        releases: path.resolve(workspace, process.env['SAMITY_RELEASES'] ?? 'releases'),
      }

/** The releases of this workspace, which each product starts from. */
export const builtReleases = path.join(workspace, 'releases')
