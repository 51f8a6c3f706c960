import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { serve, type Person, type Served } from './serve.ts'

let served: Served
let staff: Person
beforeAll(async () => {
  served = await serve()
  staff = await served.as('staff')
})
afterAll(() => served.close())

/** A camera's picture: lying on its side, with the place it was taken at. */
const aPhoto = (width = 1600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

function form(fields: Record<string, string | Buffer>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') made.set(name, value)
    else made.set(name, new Blob([new Uint8Array(value)]), 'whatever.txt')
  return made
}
const profile = { name: 'Karim', language: 'en' }

test('a photo is turned upright, stripped of what it tells, and served in three widths for ever', async () => {
  const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto() }))).json()
  expect(photo).toMatch(/^\/media\/[0-9a-f]{40}$/)
  for (const width of [320, 640, 1280]) {
    const answer = await served.visitor.get(`${photo}/${width}.webp`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const seen = await sharp(answer.rawPayload).metadata()
    expect([seen.format, seen.width, seen.height]).toEqual([
      'webp',
      Math.min(width, 800),
      Math.min(width, 800) * 2,
    ])
    expect(answer.rawPayload.includes('secret place')).toBe(false)
  }
  expect((await served.visitor.get(`${photo}/99.webp`)).statusCode).toBe(404)
  expect((await served.visitor.get(`${photo}/320.png`)).statusCode).toBe(404)
})

test('a change without a photo, or with an empty one, keeps it; photo_clear removes it', async () => {
  const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto() }))).json()
  expect((await staff.put('user/', profile)).json().photo).toBe(photo)
  expect((await staff.put('user/', form({ ...profile, photo: '' }))).json().photo).toBe(photo)
  expect((await staff.put('user/', form({ ...profile, photo: Buffer.alloc(0) }))).json().photo).toBe(photo)
  expect((await staff.put('user/', form({ ...profile, photo_clear: 'false' }))).json().photo).toBe(photo)
  expect((await staff.put('user/', form({ ...profile, photo_clear: 'true' }))).json().photo).toBeNull()
})

test('the same content is kept once', async () => {
  const photo = await aPhoto(900, 900)
  const first = (await staff.put('user/', form({ ...profile, photo }))).json()
  const other = await served.as('staff')
  expect((await other.put('user/', form({ ...profile, photo }))).json().photo).toBe(first.photo)
  const [{ kept } = { kept: 0 }] = await served.sql<{ kept: number }[]>`
    select count(*) as kept from picture_files where '/media/' || hash = ${first.photo}`
  expect(kept).toBe(3)
})

test.each([
  ['text', Buffer.from('this is no picture')],
  [
    'an SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
  ],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['half a JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
])('%s is refused at the field, whatever its name says', async (_what, photo) => {
  const refused = await staff.put('user/', form({ ...profile, photo }))
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['photo']])
})

/** A PNG that says how large it is and holds next to nothing: what unpacks it without asking takes all the memory. */
const aBomb = () =>
  sharp(Buffer.alloc(10_000 * 9_000), {
    raw: { width: 10_000, height: 9_000, channels: 1 },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()

test.each([
  [
    'an iPhone’s HEIC photo',
    'HEIC',
    () => readFileSync(path.join(import.meta.dirname, 'fixtures/photo.heic')),
  ],
  ['a picture of 90 million pixels', '80 million pixels', aBomb],
  [
    'a program under the name of a picture',
    'not a picture',
    () => Buffer.concat([Buffer.from('MZ'), randomBytes(9000)]),
  ],
])('%s is refused with a sentence that says what it is', async (_what, said, bytes) => {
  const refused = await staff.post('gallery/', form({ image: await bytes() }))
  expect([refused.statusCode, refused.json().errors.image]).toEqual([422, [expect.stringContaining(said)]])
})

test('a phone’s photo of 20 MB is taken, and what a visitor loads of it is small', async () => {
  const [width, height] = [4500, 3400]
  const bytes = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 98 })
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(15 * 1024 * 1024)
  const added = await staff.post('gallery/', form({ image: bytes, caption: 'From a phone' }))
  expect(added.statusCode).toBe(201)
  const { rawPayload } = await served.visitor.get(`${added.json().image}/1280.webp`)
  expect((await sharp(rawPayload).metadata()).width).toBe(1280)
  expect(rawPayload.length).toBeLessThan(bytes.length / 4)
})

test('who reads no WebP gets the same picture as JPEG', async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 4, background: '#0a4536' } })
    .png()
    .toBuffer()
  const { image } = (await staff.post('gallery/', form({ image: bytes }))).json()
  const { headers, rawPayload } = await served.visitor.get(`${image}/640.jpg`)
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
  for (const file of ['641.jpg', '640.png', '640.jpg.webp'])
    expect((await served.visitor.get(`${image}/${file}`)).statusCode).toBe(404)
})

test('of a moving GIF the first image is kept, standing still', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const moving = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const added = await staff.post('gallery/', form({ image: moving }))
  const { rawPayload } = await served.visitor.get(`${added.json().image}/320.webp`)
  const { pages = 1, width, height } = await sharp(rawPayload).metadata()
  expect([pages, width, height]).toEqual([1, 60, 40])
  const { dominant } = await sharp(rawPayload).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
})

test('a picture above 25 MB is refused as too large', async () => {
  const refused = await staff.put('user/', form({ ...profile, photo: Buffer.alloc(25 * 1024 * 1024 + 1) }))
  expect(refused.statusCode).toBe(413)
})

test('a picture of no record gets an address too', async () => {
  const answer = await staff.post('media/', form({ image: await aPhoto() }))
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { url: expect.stringMatching(/^\/media\//), width: 800, height: 1600 },
  ])
  expect((await staff.post('media/', form({ image: '' }))).statusCode).toBe(422)
})
