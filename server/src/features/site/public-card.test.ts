import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import { anAdvocate, createRecord } from '../../../test/builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../../test/test-server.ts'

/* What everybody may see of a member, and of an association that has written nothing yet. */

let server: TestServer
let admin: TestUser
beforeEach(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterEach(() => server.close())

const private_ = {
  phone: '01799123456',
  current_address: '77 Hidden Lane',
  blood_group: 'AB-',
  date_of_birth: '1969-07-21',
}

/** Every answer with a member that a visitor can ask for. */
async function readPublicAnswers(id: number): Promise<string> {
  const [code] = (await admin.get(`check-codes/?kind=member&ids=${id}`)).json() as CheckCode[]
  const paths = [
    'advocates/',
    `advocates/${id}/`,
    `advocates/?search=154`,
    'committees/',
    `check/${code!.code}`,
  ]
  const answers = await Promise.all(paths.map((one) => server.visitor.get(one)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200))
  return answers.map(({ body }) => body).join('\n')
}

test('phone, address, blood group and birth date of a member are private until the association chooses', async () => {
  const { id } = await createRecord(
    admin,
    'advocates/',
    anAdvocate({ ...private_, bar_registration_number: '154' }),
  )
  await createRecord(admin, 'committees/', {
    year: 2026,
    committee_position: 'President',
    bar_registration_number: '154',
  })
  const before = await readPublicAnswers(id)
  expect(before).toContain('154')
  for (const value of Object.values(private_)) expect(before).not.toContain(value)
  // nobody finds the member by what is not shown
  expect((await server.visitor.get(`advocates/?search=${private_.phone}`)).json()).toEqual([])
  // the office reads everything
  expect((await admin.get(`advocates/${id}/`)).json()).toMatchObject(private_)

  const chosen = { members: { hidden_fields: ['current_address', 'blood_group', 'date_of_birth'] } }
  expect((await admin.put('settings/', chosen)).statusCode).toBe(200)
  const after = await readPublicAnswers(id)
  expect(after).toContain(private_.phone)
  expect(after).not.toContain(private_.current_address)
  expect((await server.visitor.get(`advocates/?search=${private_.phone}`)).json()).toHaveLength(1)
})

test('the settings show the fields that the database hides until the association chooses', async () => {
  const [row] = await server.sql<[{ fields: string[] }]>`select fields from hidden_fields`
  expect(row.fields).toEqual(defaultSettings.members.hidden_fields)
  expect((await server.visitor.get('settings/')).json()).toMatchObject({ members: defaultSettings.members })
})

describe('an installation of the former version', () => {
  const migration = readFileSync(
    path.join(__dirname, '../../../db/migrations/062.do.private-public-card.sql'),
    'utf8',
  )
  const readSettings = async () => (await server.visitor.get('settings/')).json() as AssociationSettings

  test('keeps the card and the history that it shows', async () => {
    await server.sql.unsafe(migration)
    const { association, members } = await readSettings()
    expect(members.hidden_fields).toEqual([])
    expect(association.established).toEqual({ en: 'Established - 1874', bn: 'প্রতিষ্ঠিত - ১৮৭৪' })
    expect(association.history.bn.split('\n\n')).toHaveLength(3)
  })

  test('keeps what it has chosen', async () => {
    const established = { en: 'Established - 1921', bn: 'প্রতিষ্ঠিত - ১৯২১' }
    await admin.put('settings/', {
      association: { ...defaultSettings.association, established },
      members: { hidden_fields: ['phone'] },
    })
    await server.sql.unsafe(migration)
    const { association, members } = await readSettings()
    expect([association.established, members.hidden_fields]).toEqual([established, ['phone']])
  })

  test('has nothing invented when it has no people yet', async () => {
    const empty = await startTestServer()
    await empty.sql.unsafe(migration)
    const { association, members } = (await empty.visitor.get('settings/')).json() as AssociationSettings
    await empty.close()
    expect([association, members]).toEqual([defaultSettings.association, defaultSettings.members])
    expect([association.established, association.history]).toEqual([
      { en: '', bn: '' },
      { en: '', bn: '' },
    ])
  })
})
