import sharp from 'sharp'
import { today } from '@samity/shared-api/contract'
import { startTestServer, type TestUser, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
beforeEach(() => server.sql`truncate notices restart identity`)
afterAll(() => server.close())

const aNotice = (overrides: object = {}) => ({
  notice_date: '2026-05-02',
  title: 'Annual general meeting',
  title_bengali: 'বার্ষিক সাধারণ সভা',
  body: 'All members are invited.',
  body_bengali: '',
  ...overrides,
})

/** A multipart body, as browsers send it */
async function multipart(fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('attachment', new Blob([new Uint8Array(file.bytes)]), file.name)
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}
const aPdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')
const aScan = () =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

test('everyone reads notices, the newest first, and only staff write them', async () => {
  await staff.post('notices/', aNotice())
  await staff.post('notices/', aNotice({ title: 'Newer', notice_date: '2026-06-01' }))
  await staff.post('notices/', aNotice({ title: 'Older', notice_date: '2025-12-31' }))
  const notices = (await server.visitor.get('notices/')).json()
  expect(notices.map(({ title }: { title: string }) => title)).toEqual([
    'Newer',
    'Annual general meeting',
    'Older',
  ])
  expect(notices[1]).toEqual({ id: 1, ...aNotice(), attachment: null, version: 1, archived_at: null })
  expect((await server.visitor.post('notices/', aNotice())).statusCode).toBe(401)
  expect((await (await server.as('cashier')).post('notices/', aNotice())).statusCode).toBe(403)
})

test('a notice without a date gets today, and a notice without a title is refused', async () => {
  expect((await staff.post('notices/', aNotice({ notice_date: '' }))).json().notice_date).toBe(today())
  const response = await staff.post('notices/', aNotice({ title: '' }))
  expect([response.statusCode, response.json().errors]).toEqual([422, { title: ['Required'] }])
})

test('visitors never see an archived notice, and staff can still read it', async () => {
  await staff.post('notices/', aNotice())
  await staff.post('notices/1/archive/')
  expect((await server.visitor.get('notices/?archived=1')).json()).toEqual([])
  expect((await server.visitor.get('notices/1/')).statusCode).toBe(404)
  expect((await staff.get('notices/?archived=1')).json()).toHaveLength(1)
  await staff.post('notices/1/restore/')
  expect((await server.visitor.get('notices/1/')).statusCode).toBe(200)
})

test('an attached PDF keeps its name and opens in the browser', async () => {
  const { payload, headers } = await multipart(aNotice(), { name: '..\\নোটিশ ২.PDF', bytes: aPdf })
  const { attachment } = (await staff.post('notices/', payload, headers)).json()
  expect(attachment).toMatchObject({ name: 'নোটিশ-২.pdf', type: 'application/pdf', size: aPdf.length })
  const file = await server.visitor.get(attachment.url)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.rawPayload.equals(aPdf)).toBe(true)
  expect((await server.visitor.get('/media/files/0000/none.pdf')).statusCode).toBe(404)
})

test('an attached scan is stored as a WebP picture', async () => {
  const { payload, headers } = await multipart(aNotice(), { name: 'scan.png', bytes: await aScan() })
  const { attachment } = (await staff.post('notices/', payload, headers)).json()
  expect(attachment.type).toBe('image/webp')
  expect((await server.visitor.get(attachment.url)).headers['content-type']).toBe('image/webp')
})

test('an attachment that is neither a PDF nor a picture is refused, even with a PDF file name', async () => {
  for (const content of ['<script>alert(1)</script>', '<html>%PDF-1.4</html>']) {
    const { payload, headers } = await multipart(aNotice(), {
      name: 'notice.pdf',
      bytes: Buffer.from(content),
    })
    const response = await staff.post('notices/', payload, headers)
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['attachment']])
  }
  expect((await server.visitor.get('notices/')).json()).toEqual([])
})

test('a change without a file keeps the attachment, and a change with the clear flag removes it', async () => {
  const { payload, headers } = await multipart(aNotice(), { name: 'a.pdf', bytes: aPdf })
  await staff.post('notices/', payload, headers)
  const response = await staff.put('notices/1/', aNotice({ title: 'Moved', version: 1 }))
  expect(response.json()).toMatchObject({ title: 'Moved', version: 2, attachment: { name: 'a.pdf' } })
  expect((await staff.put('notices/1/', aNotice({ version: 1 }))).statusCode).toBe(409)
  const clearResponse = await staff.put('notices/1/', aNotice({ attachment_clear: true }))
  expect(clearResponse.json().attachment).toBeNull()
  const [entry] =
    await server.sql`select after from audit_events where action = 'update' order by id desc limit 1`
  expect(entry!['after']).toMatchObject({ attachment: null })
})
