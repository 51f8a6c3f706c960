import { asMember } from '@samity/module-service/testing'
import type { MemberRequest, OwnRequest } from '../../contract/request.ts'
import { admin, auditor, cashier, clerk, openMy, server, visitor, type OpenMy } from '../testing/open-my.ts'

/* What members ask and report, and how the office answers. */

let my: OpenMy
beforeAll(async () => {
  my = await openMy()
})
afterAll(() => my.close())
beforeEach(() => my.clear())

const report = (member: number, receipt_number: string, text = '') =>
  my.post('/reports', { receipt_number, text }, asMember(member))
const correct = (member: number, text: string, topic = 'address') =>
  my.post('/corrections', { topic, text }, asMember(member))
const own = async (member: number) => (await my.get('/own-requests', asMember(member))).body as OwnRequest[]
const queue = async (query = '') => (await my.get(`/requests${query}`, clerk)).body as MemberRequest[]
const answer = (id: number, values: object = {}, person = admin) =>
  my.post(`/requests/${id}/answer`, { state: 'accepted', answer: 'It is put right.', ...values }, person)
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id

test('a report of an own receipt is a task of the administrators and an entry of the audit log', async () => {
  const response = await report(7, 'vkl-2026-700001', 'I was not at court.')
  expect(response).toMatchObject({
    status: 201,
    body: { kind: 'report', receipt_number: 'VKL-2026-700001', state: 'open', answer: '' },
  })
  const id = idOf(response)
  expect(my.system.tasks.get(`report/${id}`)).toMatchObject({
    title: { en: 'A member says that receipt VKL-2026-700001 is wrong' },
    text: { en: 'Advocate 7 (7): I was not at court.' },
    permission: 'my.answer-reports',
  })
  expect(my.system.calls.find(({ request }) => request === 'POST module-audit/')?.body).toMatchObject({
    action: 'create',
    record: `reports/${id}`,
    after: { advocate_id: 7, receipt_number: 'VKL-2026-700001' },
  })
  expect((await my.get('/summary', clerk)).body).toEqual({ open: 1, reports: 1 })
})

test('nobody reports a receipt of another member, and nothing of it is written', async () => {
  expect((await report(8, 'VKL-2026-700001')).status).toBe(404)
  expect((await report(8, '../my')).status).toBe(404)
  expect((await report(8, '')).status).toBe(422)
  expect(await queue()).toEqual([])
  expect(my.system.tasks.size).toBe(0)
})

test('ten taps at once are one report; after an answer a new one can be made', async () => {
  const taps = await Promise.all(Array.from({ length: 10 }, () => report(7, 'VKL-2026-700001')))
  expect(new Set(taps.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(taps.map(idOf)).size).toBe(1)
  expect(my.system.calls.filter(({ request }) => request === 'POST module-audit/')).toHaveLength(1)
  await answer(idOf(taps[0]!))
  expect(idOf(await report(7, 'VKL-2026-700001'))).not.toBe(idOf(taps[0]!))
})

test('a member sees the own requests and answers, and never a word of another one', async () => {
  const canaries = [7, 8, 9].map((member) => `canary of ${member}`)
  for (const [index, member] of [7, 8, 9].entries()) {
    await report(member, `VKL-2026-${member}00001`, canaries[index])
    await answer(idOf(await correct(member, canaries[index]!)), { answer: `answer to ${canaries[index]}` })
  }
  for (const [index, member] of [7, 8, 9].entries()) {
    const rows = await own(member)
    expect(rows.map(({ kind, state }) => [kind, state])).toEqual([
      ['correction', 'accepted'],
      ['report', 'open'],
    ])
    const text = JSON.stringify(rows)
    expect(text).toContain(canaries[index])
    for (const other of canaries.filter((one) => one !== canaries[index])) expect(text).not.toContain(other)
    // who answered is for the office
    expect(text).not.toMatch(/Rahima|advocate_id|answered_by/)
  }
  // a parameter or a body names nobody
  expect((await my.get('/own-requests?advocate_id=8', asMember(7))).status).toBe(400)
  const forged = await my.post('/corrections', { topic: 'name', text: 'mine', advocate_id: 8 }, asMember(7))
  expect(forged.status).toBe(201)
  expect((await own(8)).some(({ text }) => text === 'mine')).toBe(false)
})

test('without a session of a member nothing is read or written, also not by the office', async () => {
  for (const person of [visitor, admin])
    for (const [method, url, body] of [
      ['GET', '/own-requests', undefined],
      ['POST', '/reports', { receipt_number: 'VKL-2026-700001', text: '' }],
      ['POST', '/corrections', { topic: 'name', text: 'Hello' }],
    ] as const)
      expect([url, (await my.request(person, method, url, body)).status]).toEqual([url, 401])
})

test('twenty open requests are the limit, also for requests at once', async () => {
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => correct(7, `Request ${index}`)),
  )
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'You have 20 open requests. Wait for an answer, or come to the office.',
  })
  expect((await correct(8, 'Another member may')).status).toBe(201)
})

test('of two answers at once the first counts, and the second says whose it was', async () => {
  const id = idOf(await correct(7, 'My name is wrong', 'name'))
  const answers = await Promise.all([
    answer(id, { answer: 'Done' }, admin),
    answer(id, { state: 'refused', answer: 'No' }, clerk),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)!.body as MemberRequest
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    message: `${won.answered_by} has answered this already. Reload the list to read it.`,
  })
  expect((await own(7))[0]).toMatchObject({ state: won.state, answer: won.answer })
  expect(my.system.tasks.has(`correction/${id}`)).toBe(false)
})

test('staff answer corrections, administrators reports; auditors read, and cashiers see nothing', async () => {
  const correction = idOf(await correct(7, 'My address'))
  const wrong = idOf(await report(7, 'VKL-2026-700001'))
  expect((await answer(wrong, {}, clerk)).status).toBe(403)
  expect((await answer(correction, {}, auditor)).status).toBe(403)
  expect((await answer(correction, {}, cashier)).status).toBe(403)
  expect((await my.get('/requests', cashier)).status).toBe(403)
  expect((await my.get('/requests', auditor)).total).toBe(2)
  expect((await answer(correction, { answer: ' ' }, clerk)).body).toMatchObject({
    errors: { answer: [expect.any(String)] },
  })
  expect((await answer(correction, {}, clerk)).status).toBe(200)
  expect((await answer(wrong, { state: 'refused' }, admin)).body).toMatchObject({
    state: 'refused',
    answered_by: 'Rahima',
  })
  expect((await answer(999)).status).toBe(404)
})

test('reports come first, then the oldest; the list is filtered and searched', async () => {
  await correct(7, 'First')
  const second = idOf(await correct(8, 'Second', 'phone'))
  await report(7, 'VKL-2026-700001')
  await answer(idOf(await correct(9, 'Third')))
  expect((await queue()).map(({ kind, state, text }) => [kind, state, text])).toEqual([
    ['report', 'open', ''],
    ['correction', 'open', 'First'],
    ['correction', 'open', 'Second'],
    ['correction', 'accepted', 'Third'],
  ])
  expect((await queue('?state=open&kind=correction&topic=phone')).map(({ id }) => id)).toEqual([second])
  expect(await queue('?search=৮')).toMatchObject([{ advocate_number: '8' }])
  expect(await queue('?advocate_id=9')).toMatchObject([{ text: 'Third' }])
  expect((await my.get('/requests?stat=open', clerk)).status).toBe(400)
})

test('the nightly job gives the tasks that were missed and closes those of what was answered', async () => {
  // nobody has approved the right for tasks yet
  const member = { ...asMember(7), asks: ['write:member-sessions' as const] }
  const missed = idOf(await my.post('/corrections', { topic: 'address', text: 'My address' }, member))
  const answered = idOf(await correct(7, 'My name', 'name'))
  await answer(answered, {}, { ...admin, asks: [] })
  expect([...my.system.tasks.keys()]).toEqual([`correction/${answered}`])
  expect(await my.system.runJob(my.service, 'requests')).toBe(204)
  expect([...my.system.tasks.keys()]).toEqual([`correction/${missed}`])
})

test('the demonstration fills an empty queue once', async () => {
  const advocates = [1, 2, 3, 4].map((id) => ({
    id,
    number: String(id),
    name: `Advocate ${id}`,
    name_bengali: '',
  }))
  const body = { advocates, paper_receipts: [{ advocate_id: 2, number: 'VKL-2026-000002' }], other: 1 }
  for (let time = 0; time < 2; time++) expect((await my.post('/-/demo', body, server)).status).toBe(204)
  expect((await queue()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'report open',
    'correction open',
    'correction open',
    'correction accepted',
    'correction refused',
  ])
})
