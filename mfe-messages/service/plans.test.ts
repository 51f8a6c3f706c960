import type { PlanPreview } from '../contract/plan.ts'
import type { Template } from '../contract/template.ts'
import {
  aMember,
  aPlan,
  auditor,
  clerk,
  openMessages,
  visitor,
  type OpenMessages,
} from './testing/open-messages.ts'

/* Who gets which text, what it costs, and which texts are allowed. */

let messages: OpenMessages
beforeAll(async () => {
  messages = await openMessages()
})
afterAll(() => messages.close())
beforeEach(async () => {
  await messages.clear()
  await messages.setSettings()
})

const preview = async (values: Parameters<typeof aPlan>[0] = {}) =>
  (await messages.post('/previews', aPlan(values))).body as PlanPreview

test('3,000 messages are planned in less than 5 seconds, each member once', async () => {
  messages.setMembers(Array.from({ length: 3000 }, (_, index) => aMember(index + 1)))
  const begin = performance.now()
  expect(await messages.plan()).toEqual({ planned: 3000, suppressed: 0, repeated: 0 })
  expect(performance.now() - begin).toBeLessThan(5000)
  const [row] =
    await messages.sql`select count(distinct advocate_id) as members, count(distinct address) as numbers from messages`
  expect(row).toEqual({ members: 3000, numbers: 3000 })
})

test('what 10,300 members owe is reckoned twice for all their messages, not once a thousand', async () => {
  messages.setMembers(Array.from({ length: 10_300 }, (_, index) => aMember(index + 1)))
  messages.system.calls.length = 0
  expect(await preview()).toMatchObject({ messages: 10_300 })
  expect(messages.system.calls.filter(({ request }) => request.startsWith('GET dues/'))).toHaveLength(2)
})

test('the preview has parts, cost, samples and who gets nothing; then the plan does the same', async () => {
  messages.setMembers([
    aMember(1, { total: '1250.50', months: 5 }),
    aMember(2, { phone: '' }),
    aMember(3, { standing: 'deceased' }),
    aMember(4, { phone: '0255512345' }),
    aMember(5, { phone: aMember(1).phone, name_bengali: '' }),
    aMember(6),
  ])
  await messages.post('/opt-outs', { advocate_id: 6, reason: 'asked' })
  const text = '{{name}} ({{number}}): {{owed}} টাকা, {{months}} মাস'
  const body = await preview({ kind: 'dues', language: 'bn', text })
  expect(body).toMatchObject({
    messages: 2,
    parts: 2,
    cost: '0.80',
    longest_parts: 1,
    parts_left: 10_000,
    samples: [
      {
        name: 'আইনজীবী 1',
        address: '8801700000001',
        text: 'আইনজীবী 1 (1): ১,২৫০.৫০ টাকা, ৫ মাস',
        encoding: 'UCS-2',
      },
      { name: 'Advocate 5', address: '8801700000001' },
    ],
  })
  expect(body.suppressed.toSorted((one, other) => one.reason.localeCompare(other.reason))).toEqual([
    { reason: 'deceased', members: 1 },
    { reason: 'no_address', members: 2 },
    { reason: 'opted_out', members: 1 },
  ])
  expect(await messages.plan({ kind: 'dues', language: 'bn', text })).toEqual({
    planned: 2,
    suppressed: 4,
    repeated: 0,
  })
  // a second reminder on the same day reaches nobody
  expect((await preview({ kind: 'dues', text })).repeated).toBe(6)
  expect(await messages.plan({ kind: 'dues', text })).toEqual({ planned: 0, suppressed: 0, repeated: 6 })
})

test('members with dues, one member, and the filters of the list of dues', async () => {
  messages.setMembers([aMember(1, { total: '10.00' }), aMember(2), aMember(3)])
  expect(await messages.plan({ recipients: { who: 'dues' } })).toMatchObject({ planned: 1 })
  expect(await messages.plan({ recipients: { who: 'one', advocate_id: 2 } })).toMatchObject({ planned: 1 })
  messages.system.answers.set(
    'GET dues/?ordering=bar_registration_number&all=1&standing=retired&court=L%2FC&months_min=6&search=Rahim&offset=0',
    [aMember(3)],
  )
  const recipients = {
    who: 'all' as const,
    standing: 'retired',
    court: 'L/C',
    months_min: 6,
    search: 'Rahim',
  }
  expect(await messages.plan({ recipients })).toMatchObject({ planned: 1 })
  messages.system.answers.set('GET voter-lists/3/voters/?limit=1000&offset=0', [{ id: 2 }, { id: 9 }])
  expect(await messages.plan({ recipients: { who: 'voters', voter_list_id: 3 } })).toMatchObject({
    planned: 1,
  })
  expect((await messages.post('/plans', aPlan({ recipients: { who: 'voters' } }))).body).toMatchObject({
    errors: { voter_list_id: [expect.stringContaining('Choose')] },
  })
  expect((await messages.post('/plans', aPlan({ recipients: { who: 'one' } }))).body).toMatchObject({
    errors: { advocate_id: ['Pick the advocate from the list.'] },
  })
})

test('a plan that is sent twice with one key is one plan', async () => {
  messages.setMembers([aMember(1)])
  const send = () => messages.postWithKey('/plans', aPlan(), 'a-key-of-the-screen')
  for (let time = 0; time < 2; time++)
    expect((await send()).body).toEqual({ planned: 1, suppressed: 0, repeated: 0 })
  expect(await messages.list()).toHaveLength(1)
})

test('a notice is one message for each member, however often somebody sends it', async () => {
  messages.setMembers([aMember(1)])
  const notice = { title: 'General meeting', title_bengali: 'সাধারণ সভা', notice_date: '2026-11-20' }
  messages.system.answers.set('GET notices/12/', notice)
  const plan = { kind: 'notice' as const, notice_id: 12, text: '{{day}}: {{title}}', language: 'bn' as const }
  expect(await messages.plan(plan)).toMatchObject({ planned: 1 })
  expect(await messages.plan({ ...plan, text: 'Once more: {{title}}' })).toMatchObject({ repeated: 1 })
  expect(await messages.list()).toMatchObject([{ body: '২০/১১/২০২৬: সাধারণ সভা', period: 'notice/12' }])
  expect((await messages.post('/plans', aPlan({ ...plan, notice_id: undefined }))).status).toBe(422)
  messages.system.answers.set('GET notices/13/', { ...notice, is_proposed: true })
  expect((await messages.post('/plans', aPlan({ ...plan, notice_id: 13 }))).status).toBe(422)
})

test('what was sent to whom by whom is in the list and in the audit log', async () => {
  messages.setMembers([aMember(1)])
  messages.system.calls.length = 0
  await messages.plan({}, clerk)
  expect(messages.system.calls.at(-1)?.body).toMatchObject({
    action: 'create',
    record: 'messages/free',
    after: { planned: 1, channel: 'sms', recipients: { who: 'all' }, text: aPlan().text },
  })
  expect(await messages.list('?search=advocate 1')).toMatchObject([
    { planned_by: 'Karim', address: '8801700000001' },
  ])
  expect(await messages.list('?state=sent')).toEqual([])
  expect((await messages.post('/plans', aPlan(), auditor)).status).toBe(403)
  expect((await messages.get('/messages', auditor)).status).toBe(200)
  expect((await messages.get('/messages', visitor)).status).toBe(401)
  expect((await messages.get('/messages', { sub: 'user:9', permissions: [] })).status).toBe(403)
})

const templateOf = async (kind: string) =>
  ((await messages.get('/templates')).body as Template[]).find((one) => one.kind === kind)!

test.each([
  [
    '{{owed}} taka',
    'Receipt: {{receipt}}',
    { text_bn: ['receipt is not known here. Known: {{name}}, {{number}}, {{owed}}, {{months}}'] },
  ],
  [
    '{{constructor}}',
    '{{name',
    {
      text_en: [expect.stringMatching(/^constructor is not known/)],
      text_bn: [expect.stringMatching(/^The braces/)],
    },
  ],
  [
    '{{#name}}x{{/name}}',
    '{{{name}}}',
    {
      text_en: [expect.stringMatching(/^Only variables/)],
      text_bn: [expect.stringMatching(/^Only variables/)],
    },
  ],
  ['{{> name}}', '{{=<% %>=}}', { text_en: [expect.anything()], text_bn: [expect.anything()] }],
])('a text with %s is refused at its field', async (text_en, text_bn, errors) => {
  const { version, subject_en, subject_bn } = await templateOf('dues')
  const { status, body } = await messages.put('/templates/dues', {
    version,
    subject_en,
    subject_bn,
    text_en,
    text_bn,
  })
  expect([status, body]).toMatchObject([422, { errors }])
})

test('each version of a text is kept, and two people do not overwrite each other', async () => {
  const { kind: _kind, saved_by: _by, saved_at: _at, ...template } = await templateOf('dues')
  const changed = { ...template, text_en: 'Pay {{owed}}, {{name}}.' }
  expect((await messages.put('/templates/dues', changed)).body).toMatchObject({
    version: template.version + 1,
    saved_by: 'Rahima',
  })
  expect((await messages.put('/templates/dues', changed)).status).toBe(409)
  expect((await messages.put('/templates/dues', changed, clerk)).status).toBe(403)
  const versions = (await messages.get('/templates/dues/versions')).body as Template[]
  expect(versions.map(({ version, saved_by }) => [version, saved_by])).toEqual([
    [2, 'Rahima'],
    [1, 'Samity'],
  ])
  expect((await messages.get('/templates/nothing/versions')).status).toBe(404)
})

test('the first texts of all kinds are allowed, and what a person types is no code', async () => {
  for (const { kind, version, saved_by: _by, saved_at: _at, ...texts } of (await messages.get('/templates'))
    .body as Template[])
    expect([kind, (await messages.put(`/templates/${kind}`, { version, ...texts })).status]).toEqual([
      kind,
      200,
    ])
  messages.setMembers([aMember(1, { name_english: 'A & B <{{owed}}>' })])
  await messages.plan({ text: '{{name}}' })
  expect((await messages.list())[0]?.body).toBe('A & B <{{owed}}>')
})

test('who could not be reached gets the notice in another way, or with a new number, and the others not twice', async () => {
  messages.system.answers.set('GET notices/14/', { title: 'Picnic', notice_date: '2026-11-20' })
  const plan = { kind: 'notice' as const, notice_id: 14, text: '{{title}}' }
  const byEmail = { ...plan, channel: 'email' as const, subject: '{{title}}' }
  const noPhone = { ...aMember(2, { phone: '' }), email: 'two@example.org' }
  const neither = aMember(3, { phone: '' })
  const unwilling = { ...aMember(4), email: 'four@example.org' }
  messages.setMembers([{ ...aMember(1), email: 'one@example.org' }, noPhone, neither, unwilling])
  await messages.post('/opt-outs', { advocate_id: 4, reason: 'asked for it' })
  expect(await messages.plan(plan)).toEqual({ planned: 1, suppressed: 3, repeated: 0 })
  expect((await messages.post('/previews', aPlan(byEmail))).body).toMatchObject({ messages: 1, repeated: 3 })
  expect(await messages.plan(byEmail)).toEqual({ planned: 1, suppressed: 0, repeated: 3 })
  messages.setMembers([aMember(1), aMember(2), aMember(3), unwilling])
  expect(await messages.plan(plan)).toEqual({ planned: 1, suppressed: 0, repeated: 3 })
  expect(await messages.plan(plan)).toEqual({ planned: 0, suppressed: 0, repeated: 4 })
})
