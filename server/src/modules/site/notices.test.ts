import sharp from 'sharp'
import { today } from '@samity/shared-api/contract'
import { serve, type Person, type Served } from '../../../test/serve.ts'

let served: Served
let staff: Person
beforeAll(async () => {
  served = await serve()
  staff = await served.as('staff')
})
beforeEach(() => served.sql`truncate notices restart identity`)
afterAll(() => served.close())

const aNotice = (over: object = {}) => ({
  notice_date: '2026-05-02',
  title: 'Annual general meeting',
  title_bengali: 'বার্ষিক সাধারণ সভা',
  body: 'All members are invited.',
  body_bengali: '',
  ...over,
})

/** A multipart body as browsers send it. */
async function multipart(fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('attachment', new Blob([new Uint8Array(file.bytes)]), file.name)
  const sent = new Response(form)
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  }
}
const aPdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')
const aScan = () =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test('everybody reads notices, the newest first; staff write them', async () => {
  await staff.post('notices/', aNotice())
  await staff.post('notices/', aNotice({ title: 'Newer', notice_date: '2026-06-01' }))
  await staff.post('notices/', aNotice({ title: 'Older', notice_date: '2025-12-31' }))
  const read = (await served.visitor.get('notices/')).json()
  expect(read.map(({ title }: { title: string }) => title)).toEqual([
    'Newer',
    'Annual general meeting',
    'Older',
  ])
  expect(read[1]).toEqual({ id: 1, ...aNotice(), attachment: null, version: 1, archived_at: null })
  expect((await served.visitor.post('notices/', aNotice())).statusCode).toBe(401)
  expect((await (await served.as('cashier')).post('notices/', aNotice())).statusCode).toBe(403)
})

test('a notice without a date is of today, one without a title is refused', async () => {
  expect((await staff.post('notices/', aNotice({ notice_date: '' }))).json().notice_date).toBe(today())
  const refused = await staff.post('notices/', aNotice({ title: '' }))
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { title: ['Required'] }])
})

test('an archived notice is gone for visitors, whatever they ask for, and can still be read by staff', async () => {
  await staff.post('notices/', aNotice())
  await staff.post('notices/1/archive/')
  expect((await served.visitor.get('notices/?archived=1')).json()).toEqual([])
  expect((await served.visitor.get('notices/1/')).statusCode).toBe(404)
  expect((await staff.get('notices/?archived=1')).json()).toHaveLength(1)
  await staff.post('notices/1/restore/')
  expect((await served.visitor.get('notices/1/')).statusCode).toBe(200)
})

test('a PDF hangs on the notice under its own name and opens in the browser', async () => {
  const { payload, headers } = await multipart(aNotice(), { name: '..\\নোটিশ ২.PDF', bytes: aPdf })
  const { attachment } = (await staff.post('notices/', payload, headers)).json()
  expect(attachment).toMatchObject({ name: 'নোটিশ-২.pdf', type: 'application/pdf', size: aPdf.length })
  const file = await served.visitor.get(attachment.url)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.rawPayload.equals(aPdf)).toBe(true)
  expect((await served.visitor.get('/media/files/0000/none.pdf')).statusCode).toBe(404)
})

test('a scanned picture hangs on it as a picture', async () => {
  const { payload, headers } = await multipart(aNotice(), { name: 'scan.png', bytes: await aScan() })
  const { attachment } = (await staff.post('notices/', payload, headers)).json()
  expect(attachment.type).toBe('image/webp')
  expect((await served.visitor.get(attachment.url)).headers['content-type']).toBe('image/webp')
})

test('what is neither is refused, whatever its name says', async () => {
  const { payload, headers } = await multipart(aNotice(), {
    name: 'notice.pdf',
    bytes: Buffer.from('<script>alert(1)</script>'),
  })
  const refused = await staff.post('notices/', payload, headers)
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['attachment']])
  expect((await served.visitor.get('notices/')).json()).toEqual([])
})

test('a change without a file keeps the attachment, and one that says so takes it away', async () => {
  const { payload, headers } = await multipart(aNotice(), { name: 'a.pdf', bytes: aPdf })
  await staff.post('notices/', payload, headers)
  const kept = await staff.put('notices/1/', aNotice({ title: 'Moved', version: 1 }))
  expect(kept.json()).toMatchObject({ title: 'Moved', version: 2, attachment: { name: 'a.pdf' } })
  expect((await staff.put('notices/1/', aNotice({ version: 1 }))).statusCode).toBe(409)
  const cleared = await staff.put('notices/1/', aNotice({ attachment_clear: true }))
  expect(cleared.json().attachment).toBeNull()
  const [entry] =
    await served.sql`select after from audit_entries where action = 'update' order by id desc limit 1`
  expect(entry!['after']).toMatchObject({ attachment: null })
})
