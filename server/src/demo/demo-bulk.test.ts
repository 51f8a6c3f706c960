import { today, yearOf } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { extendHashChain } from '../audit/audit.ts'
import { makeBookEntries } from './books.ts'
import { demoExpenseCategories } from './expenses.ts'
import { type BookEntry } from './book-entry.ts'
import { addRecords, bookDemoReceipts } from './bulk.ts'
import { Client } from './client.ts'
import { anAdvocate as aDemoAdvocate } from './people.ts'
import { aPortrait } from './portraits.ts'
import { fillPrices } from './prices.ts'
import { seededRandom } from './random.ts'
import { fillReferenceData } from './reference-data.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../test/test-server.ts'

/*
 * The demo makes in bulk the rows that requests would make: a sample of each kind is made in both ways, and
 * all rows are compared.
 */

jest.setTimeout(900_000)

/** Rows with secrets of a server and of a session, and hashes of times. */
const ownTables = [
  'audit_chain',
  'audit_chain_queue',
  'change_channel',
  'idempotency_keys',
  'reconciliation_runs',
  'schema_compatibility',
  'schema_versions',
  'schema_views',
  'sessions',
  'signing_keys',
  'users',
]
/** The order in which one statement posts the lines of many receipts decides about their ids. */
const postedTables = ['ledger_lines', 'place_lines']

/** Each server has its own. */
const ownColumns = ['request_id', 'event_id', 'revision']

/** The rows of all tables as text, without moments and such columns. */
async function readRows({ sql }: TestServer): Promise<Map<string, string[]>> {
  await extendHashChain(sql)
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${ownTables})
    order by 1`
  const rows = new Map<string, string[]>()
  for (const { name } of tables) {
    const columns = postedTables.includes(name) ? ['id', ...ownColumns] : ownColumns
    const found = await sql<{ row: string }[]>`
      select regexp_replace((to_jsonb(t) - ${columns}::text[])::text, '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.+]+Z?', 'a moment', 'g') as row
      from ${sql(name)} t order by 1`
    if (found.length > 0)
      rows.set(
        name,
        found.map(({ row }) => row),
      )
  }
  return rows
}

const photoOf = (seed: number) =>
  aPortrait(seededRandom(seed), { english: '', bengali: '', isWoman: false, isHindu: false })
const people = [1, 2, 3].map((number) => ({
  ...aDemoAdvocate(seededRandom(number), 100 + number),
  // they buy papers
  status: 'active',
  is_dead: false,
  death_date: null,
  is_retired: false,
  retirement_date: null,
}))
const gallery = { caption: 'Court premises', type: 'general' }

/** The last two entries of each kind, as the books of the demo have them, by path. */
const sampleOf = (entries: readonly BookEntry[]): BookEntry[][] =>
  [...Map.groupBy(entries, ({ path }) => path).values()]
    .map((all) => all.slice(-2))
    .toSorted(([one], [other]) => one!.path.localeCompare(other!.path))

type Fill = (staff: Client, entries: (ids: number[]) => BookEntry[][]) => Promise<void>

const byRequests: Fill = async (staff, entriesOf) => {
  const post = async (path: string, fields: object, field: string, bytes: Buffer) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (value !== null) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${field}.png`)
    return staff.post(path, form)
  }
  const ids: number[] = []
  for (const [index, person] of people.entries())
    ids.push((await post('advocates/', person, 'photo', await photoOf(index))).id)
  await post('gallery/', gallery, 'image', await photoOf(9))
  for (const { path, body } of entriesOf(ids).flat()) await staff.post(path, body)
}

const inBulk: Fill = async (staff, entriesOf) => {
  const photos = await Promise.all(people.map((_person, index) => photoOf(index)))
  const rows = await addRecords(
    staff,
    advocate,
    people.map((body, index) => ({ body, pictures: { photo: photos[index]! } })),
  )
  await addRecords(staff, galleryItem, [{ body: gallery, pictures: { image: await photoOf(9) } }])
  // one kind at a time, so that the ids are those of requests
  for (const entries of entriesOf(rows.map(({ id }) => id)))
    await bookDemoReceipts(
      staff.app,
      entries.map(({ path, body }) => ({ path, body, by: staff })),
    )
}

async function fillServer(fill: Fill): Promise<{ server: TestServer; sample: BookEntry[][] }> {
  const { server, admin, staff } = await startStaffedServer()
  const clientOf = ({ token }: TestUser) => new Client(server.app, token)
  const client = clientOf(staff)
  const thisYear = yearOf(today())
  const random = seededRandom(7)
  const referenceData = await fillReferenceData(
    client,
    random,
    { count: 0, since: thisYear },
    () => undefined,
  )
  for (const category of Object.keys(demoExpenseCategories))
    await client.post('expanse_category/', { category })
  await fillPrices(clientOf(admin), client, referenceData.forms)
  let sample: BookEntry[][] = []
  await fill(client, (ids) => {
    const advocates = people.map((person, index) => ({ ...person, id: ids[index]! }))
    const options = { firstYear: thisYear - 1, last: today(), daysApart: 1 }
    sample = sampleOf(makeBookEntries(random, { ...referenceData, advocates }, options).entries)
    return sample
  })
  return { server, sample }
}

test('rows that are made in bulk equal those that requests make, for a sample of each kind', async () => {
  const [requested, bulk] = [await fillServer(byRequests), await fillServer(inBulk)]
  expect(bulk.sample.map(([entry]) => entry!.path)).toEqual([
    'actual_expanse/',
    'advocate-all-fees/',
    'advocate-change/',
    'associate-registration/',
    'bailbond/',
    'bank-interest/',
    'electricity-bill/',
    'form-sale/',
    'fund-collection/',
    'shop-rent/',
    'vokalotnama/',
  ])
  expect(bulk.sample).toEqual(requested.sample)
  const [expected, made] = [await readRows(requested.server), await readRows(bulk.server)]
  expect([...made.keys()]).toEqual([...expected.keys()])
  for (const [table, rows] of expected) expect([table, made.get(table)]).toEqual([table, rows])
  await Promise.all([requested.server.close(), bulk.server.close()])
})
