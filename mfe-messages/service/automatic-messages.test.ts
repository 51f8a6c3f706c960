import type { PassbookRow } from '@samity/shared-api/contract/members/passbook'
import { aMember, openMessages, type OpenMessages } from './testing/open-messages.ts'

/* What events and jobs plan, and that they plan it once. */

let messages: OpenMessages
beforeAll(async () => {
  messages = await openMessages()
})
afterAll(() => messages.close())
beforeEach(async () => {
  await messages.clear()
  await messages.setSettings({
    sends_receipt: true,
    sends_papers: true,
    sends_dues: true,
    sends_renewal: true,
    sends_objection: true,
  })
  messages.setMembers([aMember(1, { total: '1500.00', months: 3 }), aMember(2)])
})

const tell = (type: string, record: string, more: object = {}) =>
  messages.system.sendEvent(messages.service, { type, data: { area: 'sales', record, ...more } })
const run = (job: string, day: string) =>
  messages.system.runJob(messages.service, job, `${day}T03:00:00.000Z`)
const receipt = {
  number: 'FEE-2026-000012',
  date: '2026-11-20',
  total: '1250.00',
  advocate: 1,
  voided_at: null,
}

test('a receipt is one message to its member, also when the event comes twice', async () => {
  messages.system.answers.set('GET receipts/12/', receipt)
  for (let time = 0; time < 2; time++) expect(await tell('receipt.created', 'receipts/12')).toBe(204)
  expect(await messages.list()).toMatchObject([
    {
      advocate_id: 1,
      kind: 'receipt',
      period: 'FEE-2026-000012',
      body: 'আইনজীবী 1 (1): ২০/১১/২০২৬ তারিখে ১,২৫০.০০ টাকা পাওয়া গেছে, রসিদ FEE-2026-000012।',
      planned_by: 'Samity',
    },
  ])
  await tell('receipt.voided', 'receipts/12', { number: receipt.number })
  expect(await messages.list()).toMatchObject([{ state: 'suppressed', reason: 'void' }])
})

test('a receipt that is changed while its message waits is told as it is by now, and to its member', async () => {
  const change = async (values: object) => {
    messages.system.answers.set('GET receipts/12/', { ...receipt, ...values })
    expect(await tell('receipt.changed', 'receipts/12', { number: receipt.number })).toBe(204)
    return (await messages.list()).map(({ advocate_id, body }) => [advocate_id, body])
  }
  // corrected before anybody was told of it
  expect(await change({})).toEqual([])
  await tell('receipt.created', 'receipts/12')
  expect(await change({ total: '125.00' })).toEqual([[1, expect.stringContaining(' ১২৫.০০ টাকা')]])
  expect(await change({ advocate: 2 })).toEqual([[2, expect.stringContaining(' ১,২৫০.০০ টাকা')]])
  expect(await change({ advocate: null })).toEqual([])
  await tell('receipt.created', 'receipts/12')
  expect(await change({})).toEqual([])
})

test('a receipt that is changed after its message has left is not told again', async () => {
  await messages.setSettings({ sends_receipt: true, sms: 'trial' })
  messages.system.answers.set('GET receipts/12/', receipt)
  await tell('receipt.created', 'receipts/12')
  await messages.send()
  messages.system.answers.set('GET receipts/12/', { ...receipt, total: '125.00', advocate: 2 })
  await tell('receipt.changed', 'receipts/12', { number: receipt.number })
  expect(await messages.list()).toMatchObject([{ advocate_id: 1, state: 'sent' }])
})

test('no message for a receipt in nobody’s name, a void one, or while the kind is switched off', async () => {
  messages.system.answers.set('GET receipts/13/', { ...receipt, advocate: null })
  messages.system.answers.set('GET receipts/14/', { ...receipt, voided_at: '2026-11-20T10:00:00Z' })
  messages.system.answers.set('GET receipts/15/', receipt)
  await tell('receipt.created', 'receipts/13')
  await tell('receipt.created', 'receipts/14')
  await messages.setSettings({ sends_receipt: false })
  await tell('receipt.created', 'receipts/15')
  expect(await messages.list()).toEqual([])
})

const aSale = (series: string, total: number) => ({
  series,
  serials: [{ from_serial: 1, to_serial: total, total, width: 6 }],
})
const setPassbook = (id: number, rows: Pick<PassbookRow, 'series'>[]) =>
  messages.system.answers.set(`GET advocates/${id}/passbook/?from=2026-10-01&to=2026-10-31`, { rows })

test('once a month each member learns which papers were sold in the own name', async () => {
  setPassbook(1, [
    aSale('VKL', 10),
    aSale('VKL', 2),
    aSale('BLB', 3),
    { ...aSale('FEE', 1), serials: [] } as never,
  ])
  setPassbook(2, [])
  for (const day of ['2026-11-01', '2026-11-02']) expect(await run('papers', day)).toBe(204)
  expect(await messages.list()).toMatchObject([
    {
      advocate_id: 1,
      period: '2026-10',
      body: 'আইনজীবী 1 (1): অক্টোবর ২০২৬ মাসে আপনার নামে বিক্রি হয়েছে ওকালতনামা ১২, জামিননামা ৩। ভুল হলে অফিসে জানান।',
    },
  ])
  const reads = messages.system.calls.filter(({ request }) => request.includes('/1/passbook/'))
  expect(reads).toHaveLength(1)
})

test('a run that was interrupted goes on where it was', async () => {
  setPassbook(1, [aSale('VKL', 1)])
  messages.system.answers.delete('GET advocates/2/passbook/?from=2026-10-01&to=2026-10-31')
  expect(await run('papers', '2026-11-01')).not.toBe(204)
  setPassbook(2, [aSale('CRT', 4)])
  expect(await run('papers', '2026-11-02')).toBe(204)
  expect((await messages.list()).map(({ advocate_id }) => advocate_id).toSorted()).toEqual([1, 2])
})

test('the reminder of dues waits for its day, and comes once a month to those who owe', async () => {
  await messages.setSettings({ sends_dues: true, dues_day: 5, language: 'en' })
  for (const day of ['2026-11-04', '2026-11-05', '2026-11-06', '2026-12-01']) await run('dues', day)
  expect(await messages.list()).toMatchObject([
    {
      advocate_id: 1,
      period: '2026-11',
      body: 'Advocate 1 (1): your dues are Tk 1,500.00 for 3 months. Please pay at the counter.',
    },
  ])
  await run('dues', '2026-12-07')
  expect((await messages.list()).map(({ period }) => period)).toEqual(['2026-12', '2026-11'])
})

test('30 days before its end the registration of an associate is a message to the advocate', async () => {
  const associate = {
    id: 7,
    name: 'Abdul Karim',
    advocate_id: '২',
    valid_until: '2026-12-31',
    voided_at: null,
  }
  messages.system.answers.set('GET associate-registration/?limit=1000&offset=0', [
    associate,
    { ...associate, id: 8, valid_until: null },
    { ...associate, id: 9, valid_until: '2027-12-31' },
    { ...associate, id: 10, voided_at: '2026-11-20T10:00:00Z' },
    { ...associate, id: 11, advocate_id: 'unknown' },
  ])
  await run('renewals', '2026-11-30')
  expect(await messages.list()).toEqual([])
  for (const day of ['2026-12-01', '2026-12-02']) await run('renewals', day)
  expect(await messages.list()).toMatchObject([
    { advocate_id: 2, period: '7/2026-12-31', body: expect.stringContaining('৩১/১২/২০২৬') },
  ])
})

test('a decided objection is one message to the member whom it is about', async () => {
  const objection = {
    id: 5,
    advocate: 2,
    decision: 'rejected',
    decided_at: '2026-12-01T06:00:00Z',
  }
  messages.system.answers.set('GET voter-lists/?limit=1000&offset=0', [
    { id: 3, name_en: 'Election 2027', name_bn: 'নির্বাচন ২০২৭', objections: 3, voided_at: null },
    { id: 4, name_en: 'Void', name_bn: '', objections: 1, voided_at: '2026-12-01T06:00:00Z' },
    { id: 5, name_en: 'Quiet', name_bn: '', objections: 0, voided_at: null },
  ])
  messages.system.answers.set('GET voter-lists/3/objections/?limit=1000&offset=0', [
    objection,
    { ...objection, id: 6, decision: 'open', decided_at: null },
    { ...objection, id: 7, decided_at: '2026-11-01T06:00:00Z' },
  ])
  for (const day of ['2026-12-02', '2026-12-03']) expect(await run('objections', day)).toBe(204)
  expect(await messages.list()).toMatchObject([
    { advocate_id: 2, kind: 'objection', period: '5', body: expect.stringMatching('নির্বাচন ২০২৭.*নামঞ্জুর') },
  ])
})

test('what is switched off plans nothing', async () => {
  await messages.setSettings()
  for (const job of ['papers', 'dues', 'renewals', 'objections'])
    expect(await run(job, '2026-12-10')).toBe(204)
  expect(await messages.list()).toEqual([])
})
