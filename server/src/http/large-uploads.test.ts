import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
afterAll(() => server.close())

const form = (fields: Record<string, string | Buffer>): FormData => {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') formData.set(name, value)
    else formData.set(name, new Blob([new Uint8Array(value)]), `${name}.bin`)
  return formData
}
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

async function decodesInProcess(work: () => Promise<unknown>): Promise<boolean> {
  let isDecoding = false
  const onChange = (length: number) => {
    if (length > 0) isDecoding = true
  }
  sharp.queue.on('change', onChange)
  await work()
  sharp.queue.off('change', onChange)
  return isDecoding
}

test.each([
  ['a file above 2 MB', () => noise(1500, 1000).jpeg({ quality: 100 }).toBuffer()],
  [
    'a small file of 20 million pixels',
    () =>
      sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#123456' } })
        .png()
        .toBuffer(),
  ],
])('%s is decoded in a process of its own', async (_what, make) => {
  const image = await make()
  let response: Awaited<ReturnType<TestUser['post']>> | undefined
  const isInProcess = await decodesInProcess(async () => {
    response = await staff.post('gallery/', form({ image }))
  })
  expect(response?.statusCode).toBe(201)
  expect(isInProcess).toBe(false)
  const { rawPayload } = await server.visitor.get(`${response!.json().image}/1280.webp`)
  expect((await sharp(rawPayload).metadata()).width).toBe(1280)
})

test('a large PDF is stored complete and once, even when it is uploaded again', async () => {
  const attachment = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000), Buffer.from('%%EOF')])
  const notice = { title: 'The order', body: 'See the paper.', notice_date: '2026-01-05' }
  const response = await staff.post('notices/', form({ ...notice, attachment }))
  expect(response.statusCode).toBe(201)
  const { url, size } = response.json().attachment
  expect(size).toBe(attachment.length)
  expect((await server.visitor.get(url)).rawPayload.equals(attachment)).toBe(true)
  expect((await staff.post('notices/', form({ ...notice, attachment }))).json().attachment.url).toBe(url)
  const [counts] = await server.sql`
    select (select count(*) from attachments) as attachments, (select count(*) from pg_largeobject_metadata) as others`
  expect(counts).toEqual({ attachments: 1, others: 0 })
})

test('a repeat of a large upload returns the same response; another file under its key is refused', async () => {
  const [image, other] = await Promise.all(
    [0, 1].map(() => noise(1000, 800).jpeg({ quality: 98 }).toBuffer()),
  )
  const key = { 'idempotency-key': 'the-same-large-upload' }
  const first = await staff.post('gallery/', form({ image: image! }), key)
  expect((await staff.post('gallery/', form({ image: image! }), key)).json()).toEqual(first.json())
  expect((await staff.post('gallery/', form({ image: other! }), key)).statusCode).toBe(422)
})
