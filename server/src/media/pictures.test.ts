import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { profile as profileResource, user } from '@samity/shared-api/contract/users/user'
import { sweepPictures } from './pictures.ts'
import { startTestServer, type TestUser, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let staff: TestUser
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff')
})
afterAll(() => server.close())

/** A photo from a camera: rotated by its EXIF orientation, with metadata that must not be published. */
const aPhoto = (width = 1600, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

function form(fields: Record<string, string | Buffer>): FormData {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') formData.set(name, value)
    else formData.set(name, new Blob([new Uint8Array(value)]), 'whatever.txt')
  return formData
}
const profile = { name: 'Karim', language: 'en' }

test('a photo is turned upright, loses its metadata, and is served in three widths', async () => {
  const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto() }))).json()
  expect(photo).toMatch(/^\/media\/[0-9a-f]{40}$/)
  for (const width of [320, 640, 1280]) {
    const response = await staff.get(`${photo}/${width}.webp`)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const metadata = await sharp(response.rawPayload).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual([
      'webp',
      Math.min(width, 800),
      Math.min(width, 800) * 2,
    ])
    expect(response.rawPayload.includes('secret place')).toBe(false)
  }
  expect((await staff.get(photo)).rawPayload).toEqual((await staff.get(`${photo}/1280.webp`)).rawPayload)
  expect((await staff.get(`${photo}/99.webp`)).statusCode).toBe(404)
  expect((await staff.get(`${photo}/320.png`)).statusCode).toBe(404)
})

describe('a range request for a picture', () => {
  const getPictureUrl = async () => {
    const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto() }))).json()
    return `${photo}/640.webp`
  }
  const getPart = (url: string, headers: Record<string, string>) => staff.get(url, headers)

  test.each([
    ['the first bytes', 'bytes=0-99', (all: Buffer) => all.subarray(0, 100)],
    ['the rest', 'bytes=100-', (all: Buffer) => all.subarray(100)],
    ['the last bytes', 'bytes=-10', (all: Buffer) => all.subarray(-10)],
    ['everything to the end for a range beyond it', 'bytes=50-99999999', (all: Buffer) => all.subarray(50)],
  ])('returns %s', async (_what, range, expected) => {
    const url = await getPictureUrl()
    const whole = await getPart(url, {})
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes' })
    const response = await getPart(url, { range })
    expect(response.statusCode).toBe(206)
    const bytes = expected(whole.rawPayload)
    const start = whole.rawPayload.lastIndexOf(bytes)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-range': `bytes ${start}-${start + bytes.length - 1}/${whole.rawPayload.length}`,
      'content-length': String(bytes.length),
      'cache-control': whole.headers['cache-control'],
    })
    expect(response.rawPayload.equals(bytes)).toBe(true)
  })

  test.each(['bytes=99999999-', 'bytes=-0'])('beyond the end is refused: %s', async (range) => {
    const url = await getPictureUrl()
    const { length } = (await getPart(url, {})).rawPayload
    const response = await getPart(url, { range })
    expect(response.statusCode).toBe(416)
    expect(response.headers).toMatchObject({
      'content-range': `bytes */${length}`,
      'cache-control': 'no-store',
    })
    expect(response.rawPayload).toHaveLength(0)
  })

  test.each([
    ['two parts at once', { range: 'bytes=0-1,4-5' }],
    ['another unit', { range: 'lines=0-1' }],
    ['an impossible range', { range: 'bytes=5-1' }],
    ['a range of another version', { range: 'bytes=0-1', 'if-range': '"another"' }],
  ])('with %s returns the whole picture', async (_what, headers) => {
    const url = await getPictureUrl()
    const response = await getPart(url, headers)
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.equals((await getPart(url, {})).rawPayload)).toBe(true)
  })

  test('returns the range when the browser has the same version', async () => {
    const url = await getPictureUrl()
    const { etag } = (await getPart(url, {})).headers
    const response = await getPart(url, { range: 'bytes=0-9', 'if-range': String(etag) })
    expect(response.statusCode).toBe(206)
    expect(response.rawPayload).toHaveLength(10)
  })
})

test('a change without a photo, or with an empty one, keeps it; photo_clear removes it', async () => {
  const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto() }))).json()
  expect((await staff.put('user/', profile)).json().photo).toBe(photo)
  expect((await staff.put('user/', form({ ...profile, photo: '' }))).json().photo).toBe(photo)
  expect((await staff.put('user/', form({ ...profile, photo: Buffer.alloc(0) }))).json().photo).toBe(photo)
  expect((await staff.put('user/', form({ ...profile, photo_clear: 'false' }))).json().photo).toBe(photo)
  expect((await staff.put('user/', form({ ...profile, photo_clear: 'true' }))).json().photo).toBeNull()
})

test('the same content is stored once', async () => {
  const photo = await aPhoto(900, 900)
  const first = (await staff.put('user/', form({ ...profile, photo }))).json()
  const other = await server.as('staff')
  expect((await other.put('user/', form({ ...profile, photo }))).json().photo).toBe(first.photo)
  const [{ count } = { count: 0 }] = await server.sql<{ count: number }[]>`
    select count(*) as count from picture_files where '/media/' || hash = ${first.photo}`
  expect(count).toBe(3)
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
])('%s is refused at the field, whatever its file name', async (_what, photo) => {
  const refusal = await staff.put('user/', form({ ...profile, photo }))
  expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([422, ['photo']])
})

/**
 * A picture drawn and encoded for this test: 320 × 192, the left half green, the right half a red in the
 * colour space of an iPhone.
 */
const aHeicPhoto = () => readFileSync(path.join(import.meta.dirname, '../../test/fixtures/photo.heic'))

/** The photo with another size in its 'ispe' box. */
function withClaimedSize(photo: Buffer, width: number, height: number): Buffer {
  const box = photo.indexOf('ispe', 0, 'latin1')
  photo.writeUInt32BE(width, box + 8)
  photo.writeUInt32BE(height, box + 12)
  return photo
}

test('a phone’s HEIC photo is converted in its true colours, whatever its file name', async () => {
  const response = await staff.post('gallery/', form({ image: aHeicPhoto() }))
  expect(response.statusCode).toBe(201)
  const { rawPayload } = await server.visitor.get(`${response.json().image}/640.webp`)
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([320, 192])
  const [green, red] = [[...data.subarray(0, 3)], [...data.subarray(-3)]]
  for (const [index, value] of [40, 160, 60].entries())
    expect(Math.abs(green[index]! - value)).toBeLessThan(8)
  // without its colour profile this red would be a dull (234, 51, 35)
  for (const [index, value] of [255, 0, 0].entries()) expect(Math.abs(red[index]! - value)).toBeLessThan(8)
})

test('a HEIC photo can be attached to a notice', async () => {
  const notice = { title: 'Photo of the order', body: 'See the photo.', notice_date: '2026-01-05' }
  const response = await staff.post('notices/', form({ ...notice, attachment: aHeicPhoto() }))
  expect([response.statusCode, response.json().attachment.type]).toEqual([201, 'image/webp'])
})

/**
 * A PNG of few bytes that declares 90 million pixels: decoding it without a limit would take all the memory.
 */
const aDecompressionBomb = () =>
  sharp(Buffer.alloc(10_000 * 9_000), {
    raw: { width: 10_000, height: 9_000, channels: 1 },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** A picture within the pixel limit whose 16-bit channels take more than twice the memory. */
const aDeepPicture = async () =>
  sharp(
    await sharp(Buffer.alloc(5000 * 5000), { raw: { width: 5000, height: 5000, channels: 1 } })
      .png()
      .toBuffer(),
  )
    .toColorspace('rgb16')
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()

test.each([
  ['half a HEIC photo', 'HEIC', () => aHeicPhoto().subarray(0, 900)],
  [
    'a HEIC photo of 900 million pixels',
    '50 million pixels',
    () => withClaimedSize(aHeicPhoto(), 30_000, 30_000),
  ],
  ['a picture of 90 million pixels', '40 million pixels', aDecompressionBomb],
  ['a picture of 25 million pixels with 16 bits a color', '16 bits', aDeepPicture],
  [
    'a program under the name of a picture',
    'not a picture',
    () => Buffer.concat([Buffer.from('MZ'), randomBytes(9000)]),
  ],
])('%s is refused with a sentence that names the reason', async (_what, reason, bytes) => {
  const refusal = await staff.post('gallery/', form({ image: await bytes() }))
  expect([refusal.statusCode, refusal.json().errors.image]).toEqual([422, [expect.stringContaining(reason)]])
})

test('a phone’s photo of 20 MB is accepted, and a visitor loads a small one', async () => {
  const [width, height] = [4500, 3400]
  const bytes = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 98 })
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(15 * 1024 * 1024)
  const response = await staff.post('gallery/', form({ image: bytes, caption: 'From a phone' }))
  expect(response.statusCode).toBe(201)
  const { rawPayload } = await server.visitor.get(`${response.json().image}/1280.webp`)
  expect((await sharp(rawPayload).metadata()).width).toBe(1280)
  expect(rawPayload.length).toBeLessThan(bytes.length / 4)
})

test('a picture is also served as JPEG, for readers without WebP', async () => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 4, background: '#0a4536' } })
    .png()
    .toBuffer()
  const { image } = (await staff.post('gallery/', form({ image: bytes }))).json()
  const { headers, rawPayload } = await server.visitor.get(`${image}/640.jpg`)
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640 })
  for (const file of ['641.jpg', '640.png', '640.jpg.webp'])
    expect((await server.visitor.get(`${image}/${file}`)).statusCode).toBe(404)
})

test('an animated GIF is stored as its first frame', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const animation = await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(2)
  const response = await staff.post('gallery/', form({ image: animation }))
  const { rawPayload } = await server.visitor.get(`${response.json().image}/320.webp`)
  const { pages = 1, width, height } = await sharp(rawPayload).metadata()
  expect([pages, width, height]).toEqual([1, 60, 40])
  const { dominant } = await sharp(rawPayload).stats()
  expect(dominant.r).toBeGreaterThan(dominant.b)
})

test('a picture above 25 MB is refused as too large', async () => {
  const refusal = await staff.put('user/', form({ ...profile, photo: Buffer.alloc(25 * 1024 * 1024 + 1) }))
  expect(refusal.statusCode).toBe(413)
})

test('a picture without a record gets a URL too', async () => {
  const response = await staff.post('media/', form({ image: await aPhoto() }))
  expect([response.statusCode, response.json()]).toEqual([
    201,
    { url: expect.stringMatching(/^\/media\//), width: 800, height: 1600 },
  ])
  expect((await staff.post('media/', form({ image: '' }))).statusCode).toBe(422)
})

test('the JPEG of a picture is made once and then stored', async () => {
  const { image } = (await staff.post('gallery/', form({ image: await aPhoto(700, 500) }))).json()
  const [first, second] = await Promise.all([1, 2].map(() => server.visitor.get(`${image}/640.jpg`)))
  expect(second!.rawPayload).toEqual(first!.rawPayload)
  const rows = await server.sql<{ width: number; jpeg: Buffer }[]>`
    select width, jpeg from picture_files where '/media/' || hash = ${image} and jpeg is not null`
  expect(rows.map(({ width, jpeg }) => [width, jpeg.equals(first!.rawPayload)])).toEqual([[640, true]])
  // the stored bytes are sent
  await server.sql`update picture_files set jpeg = ${Buffer.from('stored')} where '/media/' || hash = ${image} and width = 640`
  expect((await server.visitor.get(`${image}/640.jpg`)).body).toBe('stored')
})

test('an interlaced 16-bit picture keeps its colours in every width', async () => {
  const deep = await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#0a4536' } })
    .toColorspace('rgb16')
    .png({ progressive: true })
    .toBuffer()
  const { image } = (await staff.post('gallery/', form({ image: deep }))).json()
  for (const width of [320, 640, 1280]) {
    const { rawPayload } = await server.visitor.get(`${image}/${width}.webp`)
    const { channels } = await sharp(rawPayload).stats()
    expect((await sharp(rawPayload).metadata()).width).toBe(width)
    for (const [index, value] of [0x0a, 0x45, 0x36].entries())
      expect(Math.abs(channels[index]!.mean - value)).toBeLessThan(6)
  }
})

describe('a picture without a public reference', () => {
  const statusFor = async (address: string, headers: Record<string, string> = {}) =>
    (await server.visitor.get(address, headers)).statusCode
  let photoCount = 0
  const createAdvocateWithPhoto = async () => {
    const photo = await aPhoto(300 + ++photoCount, 300)
    const number = String(900 + photoCount)
    const phone = `0171234${number.padStart(4, '0')}`
    const response = await staff.post(
      'advocates/',
      form({ ...advocateForm, bar_registration_number: number, phone, photo }),
    )
    return response.json() as { id: number; version: number; photo: string }
  }
  const advocateForm = {
    advocate_type: 'new',
    name_english: 'Rahim Uddin',
    name_bengali: 'রহিম উদ্দিন',
    enrollment_date_As_member: '2010-02-01',
  }

  test('is the photo of an advocate while it is withheld, and no longer once it is published', async () => {
    const { id, photo } = await createAdvocateWithPhoto()
    const publicResponse = await server.visitor.get(`${photo}/320.webp`)
    expect([publicResponse.statusCode, publicResponse.headers['cache-control']]).toEqual([
      200,
      'public, max-age=86400',
    ])
    const change = (body: object) => staff.post('advocates/withheld-fields/', { ids: [id], ...body })
    expect((await change({ withhold: ['photo'] })).statusCode).toBe(200)
    for (const file of ['', '/320.webp', '/640.webp', '/1280.webp', '/640.jpg'])
      expect([file, await statusFor(`${photo}${file}`)]).toEqual([file, 404])
    const staffResponse = await staff.get(`${photo}/320.webp`)
    expect([staffResponse.statusCode, staffResponse.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ])
    await change({ publish: ['photo'] })
    expect(await statusFor(`${photo}/320.webp`)).toBe(200)
  })

  test('is every advocate’s photo when the association hides photos', async () => {
    const { photo } = await createAdvocateWithPhoto()
    await server.sql`insert into settings (key, value) values ('members', '{"hidden_fields": ["photo"]}')`
    expect(await statusFor(`${photo}/320.webp`)).toBe(404)
    await server.sql`delete from settings where key = 'members'`
    expect(await statusFor(`${photo}/320.webp`)).toBe(200)
  })

  test('is a photo, gallery picture or attachment of an archived record', async () => {
    const advocateRecord = await createAdvocateWithPhoto()
    const item = (await staff.post('gallery/', form({ image: await aPhoto(411, 300) }))).json()
    const notice = { title: 'Notice', notice_date: '2026-01-05' }
    const scanNotice = (
      await staff.post('notices/', form({ ...notice, attachment: await aPhoto(412, 300) }))
    ).json()
    const aPdf = Buffer.from('%PDF-1.4 order %%EOF')
    const pdfNotice = (await staff.post('notices/', form({ ...notice, attachment: aPdf }))).json()
    const all: [string, string][] = [
      [`advocates/${advocateRecord.id}`, `${advocateRecord.photo}/320.webp`],
      [`gallery/${item.id}`, `${item.image}/1280.webp`],
      [`notices/${scanNotice.id}`, scanNotice.attachment.url],
      [`notices/${pdfNotice.id}`, pdfNotice.attachment.url],
    ]
    for (const [record, address] of all) {
      expect([record, await statusFor(address)]).toEqual([record, 200])
      await staff.post(`${record}/archive/`)
      expect([record, await statusFor(address)]).toEqual([record, 404])
      expect([record, (await staff.get(address)).headers['cache-control']]).toEqual([
        record,
        'private, no-store',
      ])
    }
  })

  test('is served to the browser of a session by its cookie, until the session ends', async () => {
    const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto(413, 300) }))).json()
    const person = await server.as('cashier')
    const setCookie = String((await person.get('user/')).headers['set-cookie'])
    expect(setCookie).toMatch(
      /^samity_pictures=[\w-]{43}; Path=\/media\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    )
    const cookie = setCookie.split(';')[0]!
    expect(cookie).not.toContain(person.token)
    expect(await statusFor(`${photo}/320.webp`)).toBe(404)
    expect(await statusFor(`${photo}/320.webp`, { cookie: `other=1; ${cookie}` })).toBe(200)
    // the cookie does not sign in
    expect((await server.visitor.get('user/', { cookie })).statusCode).toBe(401)
    expect(String((await person.post('logout/')).headers['set-cookie'])).toContain('Max-Age=0')
    expect(await statusFor(`${photo}/320.webp`, { cookie })).toBe(404)
  })

  test('is swept after a day with its files, unless it was uploaded again or belongs to unsaved settings', async () => {
    const ageByADay = async (address: string) => {
      await server.sql`update pictures set created_at = now() - interval '25 hours' where '/media/' || hash = ${address}`
      return address
    }
    const photoOf = async (width: number) =>
      (await staff.put('user/', form({ ...profile, photo: await aPhoto(width, 300) }))).json().photo as string
    const unused = await ageByADay(await photoOf(421))
    const resent = await ageByADay(await photoOf(422))
    await photoOf(422)
    const photoAddress = await ageByADay(await photoOf(423))
    const settingsPicture = await ageByADay(
      (await staff.post('media/', form({ image: await aPhoto(424, 300) }))).json().url,
    )
    expect(await statusFor(`${settingsPicture}/320.webp`)).toBe(200)
    await sweepPictures(server.sql)
    const rows = await server.sql<{ address: string }[]>`select '/media/' || hash as address from pictures`
    const addresses = rows.map(({ address }) => address)
    expect(addresses).toEqual(expect.arrayContaining([resent, photoAddress, settingsPicture]))
    expect(addresses).not.toContain(unused)
    expect((await staff.get(`${unused}/320.webp`)).statusCode).toBe(404)
    expect((await staff.get(`${photoAddress}/320.webp`)).statusCode).toBe(200)
  })

  test('is not one that a declared picture field refers to', async () => {
    const tables = [advocate, galleryItem, profileResource, user].flatMap(({ relation, fields }) =>
      Object.entries(fields).flatMap(([name, { kind }]) =>
        kind === 'picture' ? [`${relation}.${name}`] : [],
      ),
    )
    const [view] = await server.sql<{ definition: string }[]>`
      select pg_get_viewdef('picture_references'::regclass) as definition`
    for (const column of tables) expect(view?.definition).toContain(column)
  })
})
