import { openDatabase } from '../src/database/database.ts'
import { measureAlternately, type Report } from './figure.ts'
import { clients, measureRate } from './load.ts'
import { benchFile, withProduct } from './product.ts'
import { startProgram } from './programs.ts'

const rounds = 5
const json = { 'content-type': 'application/json' }
const record = JSON.stringify({
  donation_type: 'others',
  date: '2026-03-10',
  fund_provider: 'A provider',
  fund_amount: '1250.00',
  purpose: 'Library',
})

/**
 * Does the work of autovacuum, which runs only once a minute: without it the plans would be those for empty
 * tables.
 */
async function analyzeDatabase(databaseUrl: string): Promise<void> {
  const sql = openDatabase(databaseUrl, { poolSize: 1 })
  await sql`vacuum analyze`
  await sql.end()
}

/**
 * Measures saving and listing receipts, compared with a bare server that does the minimum on the same
 * database.
 */
export const measureApi = (report: Report): Promise<void> =>
  withProduct(async ({ url, databaseUrl, session }) => {
    const bare = await startProgram({
      args: [benchFile('bare-server.ts')],
      env: { DATABASE_URL: databaseUrl },
      readyPath: '/',
    })
    const authHeaders = { authorization: `Bearer ${session.access}` }
    const save = () =>
      measureRate({
        url: `${url}/api/fund-collection/`,
        method: 'POST',
        body: record,
        headers: { ...json, ...authHeaders, 'idempotency-key': '[<id>]' },
        idReplacement: true,
      })
    const saveBare = () => measureRate({ url: `${bare.url}/`, method: 'POST', body: record, headers: json })
    const list = () => measureRate({ url: `${url}/api/fund-collection/?limit=100`, headers: authHeaders })
    const listBare = () => measureRate({ url: `${bare.url}/` })
    try {
      // warm up both servers and create rows to list
      for (const request of [save, saveBare, list, listBare]) await request()
      await analyzeDatabase(databaseUrl)
      const saveRate = await measureAlternately(rounds, save, saveBare)
      report({
        label: `save a money record through the API, ${clients} clients`,
        ours: saveRate.ours,
        unit: 'a second',
        reference: { label: 'bare Node + pg', value: saveRate.reference },
        goal: { atLeast: 0.6 },
      })
      await analyzeDatabase(databaseUrl)
      const listRate = await measureAlternately(rounds, list, listBare)
      report({
        label: `list of 100 money records, ${clients} clients`,
        ours: listRate.ours,
        unit: 'a second',
        reference: { label: 'bare Node + pg', value: listRate.reference },
        goal: { atLeast: 0.6 },
      })
    } finally {
      await bare.stop()
    }
  })
