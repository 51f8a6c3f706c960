import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { profile as profile_, user } from '@samity/shared-api/contract/users/user'
import { sweepPictures } from '../src/media/pictures.ts'
import { startTestServer, type TestUser, type TestServer } from './test-server.ts'

let served: TestServer
let staff: TestUser
beforeAll(async () => {
  served = await startTestServer()
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

test('a photo is turned upright, stripped of what it tells, and served in three widths', async () => {
  const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto() }))).json()
  expect(photo).toMatch(/^\/media\/[0-9a-f]{40}$/)
  for (const width of [320, 640, 1280]) {
    const answer = await staff.get(`${photo}/${width}.webp`)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
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
  expect((await staff.get(photo)).rawPayload).toEqual((await staff.get(`${photo}/1280.webp`)).rawPayload)
  expect((await staff.get(`${photo}/99.webp`)).statusCode).toBe(404)
  expect((await staff.get(`${photo}/320.png`)).statusCode).toBe(404)
})

describe('a part of a picture', () => {
  const address = async () => {
    const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto() }))).json()
    return `${photo}/640.webp`
  }
  const part = (url: string, headers: Record<string, string>) => staff.get(url, headers)

  test.each([
    ['the first bytes', 'bytes=0-99', (all: Buffer) => all.subarray(0, 100)],
    ['the rest', 'bytes=100-', (all: Buffer) => all.subarray(100)],
    ['the last bytes', 'bytes=-10', (all: Buffer) => all.subarray(-10)],
    ['more than there is', 'bytes=50-99999999', (all: Buffer) => all.subarray(50)],
  ])('is sent where a browser asks for %s', async (_what, range, expected) => {
    const url = await address()
    const whole = await part(url, {})
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes' })
    const answer = await part(url, { range })
    expect(answer.statusCode).toBe(206)
    const bytes = expected(whole.rawPayload)
    const start = whole.rawPayload.lastIndexOf(bytes)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-range': `bytes ${start}-${start + bytes.length - 1}/${whole.rawPayload.length}`,
      'content-length': String(bytes.length),
      'cache-control': whole.headers['cache-control'],
    })
    expect(answer.rawPayload.equals(bytes)).toBe(true)
  })

  test.each(['bytes=99999999-', 'bytes=-0'])('behind the end is refused: %s', async (range) => {
    const url = await address()
    const { length } = (await part(url, {})).rawPayload
    const answer = await part(url, { range })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers).toMatchObject({
      'content-range': `bytes */${length}`,
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload).toHaveLength(0)
  })

  test.each([
    ['two parts at once', { range: 'bytes=0-1,4-5' }],
    ['another unit', { range: 'lines=0-1' }],
    ['a range that is none', { range: 'bytes=5-1' }],
    ['a part of another version', { range: 'bytes=0-1', 'if-range': '"another"' }],
  ])('is not asked for by %s: the whole picture is sent', async (_what, headers) => {
    const url = await address()
    const answer = await part(url, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals((await part(url, {})).rawPayload)).toBe(true)
  })

  test('is sent to a browser that holds this very version', async () => {
    const url = await address()
    const { etag } = (await part(url, {})).headers
    const answer = await part(url, { range: 'bytes=0-9', 'if-range': String(etag) })
    expect(answer.statusCode).toBe(206)
    expect(answer.rawPayload).toHaveLength(10)
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

/** Drawn and encoded for this test: 320 × 192, the left half green, the right half a red in the colours of an iPhone. */
const aHeicPhoto = () => readFileSync(path.join(import.meta.dirname, 'fixtures/photo.heic'))

/** The photo with another size in its 'ispe' box. */
function claimingToBe(photo: Buffer, width: number, height: number): Buffer {
  const box = photo.indexOf('ispe', 0, 'latin1')
  photo.writeUInt32BE(width, box + 8)
  photo.writeUInt32BE(height, box + 12)
  return photo
}

test('a phone’s HEIC photo is taken in its true colours, whatever its name says', async () => {
  const added = await staff.post('gallery/', form({ image: aHeicPhoto() }))
  expect(added.statusCode).toBe(201)
  const { rawPayload } = await served.visitor.get(`${added.json().image}/640.webp`)
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([320, 192])
  const [green, red] = [[...data.subarray(0, 3)], [...data.subarray(-3)]]
  for (const [index, value] of [40, 160, 60].entries())
    expect(Math.abs(green[index]! - value)).toBeLessThan(8)
  // read without its colour profile this red would be a dull (234, 51, 35)
  for (const [index, value] of [255, 0, 0].entries()) expect(Math.abs(red[index]! - value)).toBeLessThan(8)
})

test('a HEIC photo can be attached to a notice', async () => {
  const notice = { title: 'Photo of the order', body: 'See the photo.', notice_date: '2026-01-05' }
  const made = await staff.post('notices/', form({ ...notice, attachment: aHeicPhoto() }))
  expect([made.statusCode, made.json().attachment.type]).toEqual([201, 'image/webp'])
})

/** A PNG that says how large it is and holds next to nothing: what unpacks it without asking takes all the memory. */
const aBomb = () =>
  sharp(Buffer.alloc(10_000 * 9_000), {
    raw: { width: 10_000, height: 9_000, channels: 1 },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Half as many pixels as are allowed, each twice as deep and more. */
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
    () => claimingToBe(aHeicPhoto(), 30_000, 30_000),
  ],
  ['a picture of 90 million pixels', '40 million pixels', aBomb],
  ['a picture of 25 million pixels with 16 bits a color', '16 bits', aDeepPicture],
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

test('the JPEG of a picture is made once and then kept', async () => {
  const { image } = (await staff.post('gallery/', form({ image: await aPhoto(700, 500) }))).json()
  const [first, second] = await Promise.all([1, 2].map(() => served.visitor.get(`${image}/640.jpg`)))
  expect(second!.rawPayload).toEqual(first!.rawPayload)
  const kept = await served.sql<{ width: number; jpeg: Buffer }[]>`
    select width, jpeg from picture_files where '/media/' || hash = ${image} and jpeg is not null`
  expect(kept.map(({ width, jpeg }) => [width, jpeg.equals(first!.rawPayload)])).toEqual([[640, true]])
  // whatever is kept is what is sent
  await served.sql`update picture_files set jpeg = ${Buffer.from('kept')} where '/media/' || hash = ${image} and width = 640`
  expect((await served.visitor.get(`${image}/640.jpg`)).body).toBe('kept')
})

test('an interlaced picture of 16 bits keeps its look in every width', async () => {
  const deep = await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#0a4536' } })
    .toColorspace('rgb16')
    .png({ progressive: true })
    .toBuffer()
  const { image } = (await staff.post('gallery/', form({ image: deep }))).json()
  for (const width of [320, 640, 1280]) {
    const { rawPayload } = await served.visitor.get(`${image}/${width}.webp`)
    const { channels } = await sharp(rawPayload).stats()
    expect((await sharp(rawPayload).metadata()).width).toBe(width)
    for (const [index, value] of [0x0a, 0x45, 0x36].entries())
      expect(Math.abs(channels[index]!.mean - value)).toBeLessThan(6)
  }
})

describe('a picture that nothing public refers to', () => {
  const statusFor = async (address: string, headers: Record<string, string> = {}) =>
    (await served.visitor.get(address, headers)).statusCode
  let used = 0
  const aMemberWithPhoto = async () => {
    const photo = await aPhoto(300 + ++used, 300)
    const number = String(900 + used)
    const phone = `0171234${number.padStart(4, '0')}`
    const added = await staff.post(
      'advocates/',
      form({ ...aMemberForm, bar_registration_number: number, phone, photo }),
    )
    return added.json() as { id: number; version: number; photo: string }
  }
  const aMemberForm = {
    advocate_type: 'new',
    name_english: 'Rahim Uddin',
    name_bengali: 'রহিম উদ্দিন',
    enrollment_date_As_member: '2010-02-01',
  }

  test('a photo of a member is public until it is withheld, and again when it is published', async () => {
    const { id, photo } = await aMemberWithPhoto()
    const open = await served.visitor.get(`${photo}/320.webp`)
    expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'public, max-age=86400'])
    const change = (body: object) => staff.post('advocates/withheld-fields/', { ids: [id], ...body })
    expect((await change({ withhold: ['photo'] })).statusCode).toBe(200)
    for (const file of ['', '/320.webp', '/640.webp', '/1280.webp', '/640.jpg'])
      expect([file, await statusFor(`${photo}${file}`)]).toEqual([file, 404])
    const shown = await staff.get(`${photo}/320.webp`)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    await change({ publish: ['photo'] })
    expect(await statusFor(`${photo}/320.webp`)).toBe(200)
  })

  test('the photos of all members are private when the association hides photos', async () => {
    const { photo } = await aMemberWithPhoto()
    await served.sql`insert into settings (key, value) values ('members', '{"hidden_fields": ["photo"]}')`
    expect(await statusFor(`${photo}/320.webp`)).toBe(404)
    await served.sql`delete from settings where key = 'members'`
    expect(await statusFor(`${photo}/320.webp`)).toBe(200)
  })

  test('photo, gallery picture and attachment of archived records are private', async () => {
    const member = await aMemberWithPhoto()
    const item = (await staff.post('gallery/', form({ image: await aPhoto(411, 300) }))).json()
    const notice = { title: 'Notice', notice_date: '2026-01-05' }
    const scan = (
      await staff.post('notices/', form({ ...notice, attachment: await aPhoto(412, 300) }))
    ).json()
    const aPdf = Buffer.from('%PDF-1.4 order %%EOF')
    const paper = (await staff.post('notices/', form({ ...notice, attachment: aPdf }))).json()
    const all: [string, string][] = [
      [`advocates/${member.id}`, `${member.photo}/320.webp`],
      [`gallery/${item.id}`, `${item.image}/1280.webp`],
      [`notices/${scan.id}`, scan.attachment.url],
      [`notices/${paper.id}`, paper.attachment.url],
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

  test('is shown to the browser of a session by its cookie, until the session ends', async () => {
    const { photo } = (await staff.put('user/', form({ ...profile, photo: await aPhoto(413, 300) }))).json()
    const person = await served.as('cashier')
    const given = String((await person.get('user/')).headers['set-cookie'])
    expect(given).toMatch(
      /^samity_pictures=[\w-]{43}; Path=\/media\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    )
    const cookie = given.split(';')[0]!
    expect(cookie).not.toContain(person.token)
    expect(await statusFor(`${photo}/320.webp`)).toBe(404)
    expect(await statusFor(`${photo}/320.webp`, { cookie: `other=1; ${cookie}` })).toBe(200)
    // it is good for nothing else
    expect((await served.visitor.get('user/', { cookie })).statusCode).toBe(401)
    expect(String((await person.post('logout/')).headers['set-cookie'])).toContain('Max-Age=0')
    expect(await statusFor(`${photo}/320.webp`, { cookie })).toBe(404)
  })

  test('is swept after a day, with its files, but not when it was sent again or is waiting in a draft', async () => {
    const old = async (address: string) => {
      await served.sql`update pictures set created_at = now() - interval '25 hours' where '/media/' || hash = ${address}`
      return address
    }
    const photoOf = async (width: number) =>
      (await staff.put('user/', form({ ...profile, photo: await aPhoto(width, 300) }))).json().photo as string
    const unused = await old(await photoOf(421))
    const again = await old(await photoOf(422))
    await photoOf(422)
    const photoAddress = await old(await photoOf(423))
    const draft = await old((await staff.post('media/', form({ image: await aPhoto(424, 300) }))).json().url)
    expect(await statusFor(`${draft}/320.webp`)).toBe(200)
    await sweepPictures(served.sql)
    const left = await served.sql<{ address: string }[]>`select '/media/' || hash as address from pictures`
    const addresses = left.map(({ address }) => address)
    expect(addresses).toEqual(expect.arrayContaining([again, photoAddress, draft]))
    expect(addresses).not.toContain(unused)
    expect((await staff.get(`${unused}/320.webp`)).statusCode).toBe(404)
    expect((await staff.get(`${photoAddress}/320.webp`)).statusCode).toBe(200)
  })

  test('every declared picture field counts as a reference', async () => {
    const tables = [advocate, galleryItem, profile_, user].flatMap(({ relation, fields }) =>
      Object.entries(fields).flatMap(([name, { kind }]) =>
        kind === 'picture' ? [`${relation}.${name}`] : [],
      ),
    )
    const [view] = await served.sql<{ definition: string }[]>`
      select pg_get_viewdef('picture_references'::regclass) as definition`
    for (const place of tables) expect(view?.definition).toContain(place)
  })
})
