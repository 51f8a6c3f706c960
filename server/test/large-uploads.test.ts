import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
beforeAll(async () => {
  served = await startTestServer()
  staff = await served.as('staff')
})
afterAll(() => served.close())

const form = (fields: Record<string, string | Buffer>): FormData => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') made.set(name, value)
    else made.set(name, new Blob([new Uint8Array(value)]), `${name}.bin`)
  return made
}
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

/** Whether this process unpacks a picture meanwhile */
async function unpacksHere(work: () => Promise<unknown>): Promise<boolean> {
  let isUnpacking = false
  const note = (length: number) => {
    if (length > 0) isUnpacking = true
  }
  sharp.queue.on('change', note)
  await work()
  sharp.queue.off('change', note)
  return isUnpacking
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
])('%s is a picture that a process of its own unpacks', async (_what, make) => {
  const image = await make()
  let added: Awaited<ReturnType<TestUser['post']>> | undefined
  const isHere = await unpacksHere(async () => {
    added = await staff.post('gallery/', form({ image }))
  })
  expect(added?.statusCode).toBe(201)
  expect(isHere).toBe(false)
  const { rawPayload } = await served.visitor.get(`${added!.json().image}/1280.webp`)
  expect((await sharp(rawPayload).metadata()).width).toBe(1280)
})

test('a large PDF arrives whole and once, and the database keeps no second copy', async () => {
  const attachment = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000_000), Buffer.from('%%EOF')])
  const notice = { title: 'The order', body: 'See the paper.', notice_date: '2026-01-05' }
  const made = await staff.post('notices/', form({ ...notice, attachment }))
  expect(made.statusCode).toBe(201)
  const { url, size } = made.json().attachment
  expect(size).toBe(attachment.length)
  expect((await served.visitor.get(url)).rawPayload.equals(attachment)).toBe(true)
  expect((await staff.post('notices/', form({ ...notice, attachment }))).json().attachment.url).toBe(url)
  const [kept] = await served.sql`
    select (select count(*) from attachments) as attachments, (select count(*) from pg_largeobject_metadata) as others`
  expect(kept).toEqual({ attachments: 1, others: 0 })
})

test('a repeat of a large upload gets the same answer, another file under its key is refused', async () => {
  const [image, other] = await Promise.all(
    [0, 1].map(() => noise(1000, 800).jpeg({ quality: 98 }).toBuffer()),
  )
  const key = { 'idempotency-key': 'the-same-large-upload' }
  const first = await staff.post('gallery/', form({ image: image! }), key)
  expect((await staff.post('gallery/', form({ image: image! }), key)).json()).toEqual(first.json())
  expect((await staff.post('gallery/', form({ image: other! }), key)).statusCode).toBe(422)
})
