import { openDatabase } from '../src/platform/database.ts'
import { inTurns, type Tell } from './figure.ts'
import { clients, rate } from './load.ts'
import { here, withProduct } from './product.ts'
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

/** What the database does by itself once a minute: without it the plans are those of empty tables. */
async function settle(databaseUrl: string): Promise<void> {
  const sql = openDatabase(databaseUrl, { poolSize: 1 })
  await sql`vacuum analyze`
  await sql.end()
}

/** Saving and listing money records, beside a bare server that does the least of both on the same database. */
export const measure = (tell: Tell): Promise<void> =>
  withProduct(async ({ url, databaseUrl, session }) => {
    const bare = await startProgram({
      args: [here('bare-server.ts')],
      env: { DATABASE_URL: databaseUrl },
      ready: '/',
    })
    const signedIn = { authorization: `Bearer ${session.access}` }
    const save = () =>
      rate({
        url: `${url}/api/fund-collection/`,
        method: 'POST',
        body: record,
        headers: { ...json, ...signedIn, 'idempotency-key': '[<id>]' },
        idReplacement: true,
      })
    const saveBare = () => rate({ url: `${bare.url}/`, method: 'POST', body: record, headers: json })
    const list = () => rate({ url: `${url}/api/fund-collection/?limit=100`, headers: signedIn })
    const listBare = () => rate({ url: `${bare.url}/` })
    try {
      // both warm, and with rows to list
      for (const warm of [save, saveBare, list, listBare]) await warm()
      await settle(databaseUrl)
      const saved = await inTurns(rounds, save, saveBare)
      tell({
        what: `save a money record through the API, ${clients} clients`,
        ours: saved.ours,
        unit: 'a second',
        reference: { what: 'bare Node + pg', value: saved.reference },
        goal: { atLeast: 0.6 },
      })
      await settle(databaseUrl)
      const listed = await inTurns(rounds, list, listBare)
      tell({
        what: `list of 100 money records, ${clients} clients`,
        ours: listed.ours,
        unit: 'a second',
        reference: { what: 'bare Node + pg', value: listed.reference },
        goal: { atLeast: 0.6 },
      })
    } finally {
      await bare.stop()
    }
  })
