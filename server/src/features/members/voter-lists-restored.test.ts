import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { VoterList, VoterObjection } from '@samity/shared-api/contract/members/voter-list'
import { backUp } from '../../backup/backup.ts'
import { restoreBackup } from '../../backup/restore.ts'
import { openDatabase, type Database } from '../../database/database.ts'
import { digestOf, readStoredList, readVoters } from './voter-list-records.ts'
import { aFee, anAdvocate, createRecord, monthly } from '../../../test/builders.ts'
import { startStaffedServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

jest.setTimeout(60_000)

let server: TestServer
let admin: TestUser
let staff: TestUser
let folder: string
let restored: Database
const database = `test_${randomBytes(6).toString('hex')}`

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-voters-'))
  ;({ server, admin, staff } = await startStaffedServer())
  await createRecord(admin, 'fee-schedules/', { kind: 'monthly', amount: '100', from_day: '2026-01-01' })
  for (const [nth, number] of ['301', '৩০২', '303', '304'].entries()) {
    await createRecord(staff, 'advocates/', anAdvocate({ bar_registration_number: number, phone: '' }))
    await createRecord(
      staff,
      'advocate-all-fees/',
      aFee({ advocate_id: number, monthlyfee_set: [monthly(1, 1 + nth)] }),
    )
  }
  await server.sql`create database ${server.sql(database)} template template0`
  const url = Object.assign(new URL(process.env['SAMITY_TEST_DATABASE'] ?? ''), { pathname: `/${database}` })
  restored = openDatabase(url.href, { poolSize: 1, noDelay: true })
})
afterAll(async () => {
  await restored.end()
  await server.sql`drop database ${server.sql(database)} with (force)`
  await server.close()
  await rm(folder, { recursive: true })
})

const aList = () =>
  createRecord<VoterList>(staff, 'voter-lists/', {
    name_en: 'Election 2027',
    name_bn: 'নির্বাচন ২০২৭',
    day: '2026-04-10',
    paid_up_to: '2026-03',
    member_days: 0,
  })
const finalise = async ({ id }: VoterList) =>
  (await admin.post(`voter-lists/${id}/finalise/`)).json() as VoterList

test('a restored backup computes the same draft and has the same final list', async () => {
  const final = await finalise(await aList())
  const draft = await aList()
  const { id: objection } = await createRecord<VoterObjection>(staff, `voter-lists/${draft.id}/objections/`, {
    advocate_id: '301',
    request: 'include',
    ground: 'Paid by cheque',
  })
  await staff.post(`voter-lists/${draft.id}/objections/${objection}/decide/`, {
    decision: 'accepted',
    decision_reason: 'The bank confirms it',
  })
  const backup = path.join(folder, 'backup')
  await backUp(server.sql, backup, 'a passphrase')
  await restoreBackup(restored, backup, 'a passphrase')

  const ended = await finalise(draft)
  expect([final.voters, ended.voters]).toEqual([2, 3])
  for (const { id, digest } of [final, ended]) {
    const stored = await readStoredList(restored, id)
    expect(digestOf(stored, await readVoters(restored, stored))).toBe(digest)
  }
  expect((await readStoredList(restored, final.id)).digest).toBe(final.digest)
  expect((await readStoredList(restored, draft.id)).status).toBe('draft')
  // a payment that the backup does not have changes the list, and with it the digest
  const changed = digestOf(draft, await readVoters(restored, await readStoredList(restored, final.id)))
  expect(changed).not.toBe(ended.digest)
})

test('an objection and a finalisation at the same moment never leave an open objection on a final list', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round += 1) {
    const list = await aList()
    const [objection, end] = await Promise.all([
      admin.post(`voter-lists/${list.id}/objections/`, {
        advocate_id: '301',
        request: 'include',
        ground: 'Paid by cheque',
      }),
      admin.post(`voter-lists/${list.id}/finalise/`),
    ])
    outcomes.add(`${objection.statusCode} ${end.statusCode}`)
    const stored = (await staff.get(`voter-lists/${list.id}/`)).json() as VoterList
    expect([stored.status, stored.open_objections]).toEqual(
      objection.statusCode === 201 ? ['draft', 1] : ['final', 0],
    )
  }
  expect(['201 409', '409 200']).toEqual(expect.arrayContaining([...outcomes]))
})
