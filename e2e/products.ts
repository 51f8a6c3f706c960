import { availableParallelism, tmpdir } from 'node:os'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type Product = { url: string; releases: string }
export type StartedProduct = Product & { port: number; data: string }

const workspace = fileURLToPath(new URL('..', import.meta.url))
const firstPort = Number(process.env['E2E_PORT'] ?? 8330)
/**
 * One worker per product: the tests of one product run one after another, those of several in parallel. One
 * more than the cores: tests wait for services, time limits and rehearsals.
 */
const productCount = Number(process.env['E2E_PRODUCTS'] ?? Math.min(availableParallelism(), 4) + 1)
const workerIndexes = Array.from({ length: productCount }, (_one, index) => index)
export const demoPort = firstPort + 10

function productsToStart(): StartedProduct[] {
  // every worker runs this again; all must use the same folder
  const folder = (process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'samity-e2e-')))
  return workerIndexes.map((workerIndex) => {
    const data = path.join(folder, String(workerIndex))
    const port = firstPort + workerIndex
    return { url: `http://localhost:${port}`, port, data, releases: path.join(data, 'releases') }
  })
}

const externalUrl = process.env['E2E_URL']

export const startedProducts: StartedProduct[] = externalUrl === undefined ? productsToStart() : []

export const product: Product =
  externalUrl === undefined
    ? startedProducts[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]!
    : {
        url: externalUrl,
        releases: path.resolve(workspace, process.env['SAMITY_RELEASES'] ?? 'releases'),
      }

export const builtReleases = path.join(workspace, 'releases')
