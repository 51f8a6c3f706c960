import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { activate, removeModule } from '@samity/module-registry'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import type { ModuleFile } from '@samity/shared-api/contract/system/module-files'
import type { Descriptor, FilesEntry } from '@samity/shared-api/module'
import sharp from 'sharp'
import { systemActor } from '../../audit/audit.ts'
import { purgeModule } from '../schemas/purge-module.ts'
import { startTestServer, type Caller, type TestServer, type TestUser } from '../../../test/test-server.ts'
import { sweepModuleFiles } from './module-files.ts'

const tea = 'mfe-tea'
const both: FilesEntry = { quotaMiB: 2, kinds: ['picture', 'scan'], public: true }
let releases: string
let server: TestServer
let admin: TestUser
let staff: TestUser
let auditor: TestUser

const service = { url: 'http://127.0.0.1:9' }
function use(name: string, overrides: Partial<Descriptor>, version = '1.0.0') {
  const title = { en: `${name} (en)`, bn: `${name} (bn)` }
  const routes = [
    { path: `/dashboard/${name}`, screen: 'Tea', title, allow: ['admin' as const, 'staff' as const] },
  ]
  const descriptor = aDescriptor({
    name,
    title,
    service,
    nav: [],
    routes,
    ...overrides,
  })
  activate(releases, name, aRelease(releases, { descriptor, version }).release, 'rahim')
}

beforeEach(async () => {
  releases = aFolder()
  use(tea, { files: both, asks: ['read:members'] })
  server = await startTestServer({ SAMITY_RELEASES: releases, SECRET_KEY: 'k'.repeat(40) })
  admin = await server.as('admin')
  staff = await server.as('staff')
  auditor = await server.as('auditor')
})
afterEach(async () => {
  await server.close()
  rmSync(releases, { recursive: true })
})

const aPicture = (width = 900, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 9, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()
/** A PDF whose content does not compress */
const aPdf = (bytes = 400) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')])

function form(content: Buffer, filename: string): FormData {
  const data = new FormData()
  data.set('file', new Blob([new Uint8Array(content)]), filename)
  return data
}
const upload = (user: Caller, kind: string, content: Buffer, filename = 'a cover.jpg', module = tea) =>
  user.post(`module-files/${module}/${kind}/`, form(content, filename))
async function anUpload(kind: 'picture' | 'scan', content: Buffer, user = staff): Promise<ModuleFile> {
  const response = await upload(user, kind, content)
  expect(response.statusCode).toBe(201)
  return response.json()
}

/** What the service of a module sends for a member of staff, or without a person. */
async function send(
  method: 'put' | 'delete' | 'post',
  url: string,
  body: object | FormData = {},
  { aud = tea, sub = `user:${staff.id}` }: { aud?: string; sub?: string } = {},
) {
  const token = await server.app.services.tokens.sign({
    aud,
    sub,
    ...(sub !== 'system' && { role: 'staff' }),
    permissions: [],
    language: 'en',
    release: '1.0.0+000000000000',
    request: 'r1',
  })
  const headers = { authorization: `Bearer ${token}` }
  return method === 'delete'
    ? server.visitor.delete(url, undefined, headers)
    : server.visitor[method](url, body, headers)
}
const idOf = ({ address }: ModuleFile) => address.slice('/media/modules/'.length)
const keep = (file: ModuleFile, is_public = false, who = {}) =>
  send('put', `module-files/${idOf(file)}`, { is_public }, who)
const countFiles = async () => (await server.sql`select from module_files`).length
const auditedActions = async () => {
  const rows = await server.sql<{ action: string }[]>`
    select action from audit_events where subject = 'module-files' order by id`
  return rows.map(({ action }) => action)
}

test('a picture is stored in three widths, and only people who may open the module read it', async () => {
  const file = await anUpload('picture', await aPicture())
  expect(file).toMatchObject({
    kind: 'picture',
    name: 'a-cover.webp',
    type: 'image/webp',
    width: 900,
    height: 1200,
  })
  const small = await staff.get(`${file.address}/320.webp`)
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 })
  expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' })
  // no screen of the module is for auditors
  for (const reader of [auditor, server.visitor])
    expect((await reader.get(`${file.address}/320.webp`)).statusCode).toBe(404)
  expect((await staff.get(`${file.address}/321.webp`)).statusCode).toBe(404)
})

test('a kept file is public when the service and its release say so, until either takes it back', async () => {
  const file = await anUpload('picture', await aPicture())
  const seen = async () => {
    const { statusCode, headers } = await server.visitor.get(`${file.address}/640.webp`)
    return [statusCode, statusCode === 200 && headers['cache-control']]
  }
  expect((await keep(file, true)).json()).toMatchObject({ is_public: true, is_kept: true })
  expect(await seen()).toEqual([200, 'public, max-age=86400'])
  use(tea, { files: { quotaMiB: 2, kinds: ['picture'] } }, '1.1.0')
  expect((await seen())[0]).toBe(404)
  expect((await keep(await anUpload('picture', await aPicture()), true)).statusCode).toBe(422)
  use(tea, { files: both }, '1.2.0')
  expect((await seen())[0]).toBe(200)
  await keep(file, false)
  expect((await seen())[0]).toBe(404)
  expect(await auditedActions()).toEqual(['create', 'update'])
})

test('a scan is a PDF or a picture that is saved under its name', async () => {
  const pdf = aPdf()
  const file = (await upload(staff, 'scan', pdf, '../চুক্তি ১.exe')).json<ModuleFile>()
  expect(file).toMatchObject({ name: 'চুক্তি-১.pdf', type: 'application/pdf', bytes: pdf.length, width: null })
  const response = await staff.get(`${file.address}/scan`)
  expect(response.rawPayload).toEqual(pdf)
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''/)
  expect(response.headers['content-security-policy']).toBe("default-src 'none'")
  expect(await anUpload('scan', await aPicture())).toMatchObject({ type: 'image/webp' })
})

describe('an upload is refused', () => {
  test.each([
    ['a text as a picture', 'picture', () => Buffer.from('<script>'), 422, 'file.unreadable'],
    ['a PDF as a picture', 'picture', () => aPdf(), 422, 'file.unreadable'],
    ['a text as a scan', 'scan', () => Buffer.from('hello'), 422, 'file.unreadable'],
    ['a PDF without its end', 'scan', () => aPdf().subarray(0, 300), 422, 'file.unreadable'],
    ['what is larger than the core accepts', 'scan', () => aPdf(26 * 1024 * 1024), 413, 'body.too_large'],
    ['another kind', 'film', () => aPdf(), 400, 'request.malformed'],
  ])('%s', async (_what, kind, content, status, code) => {
    const response = await upload(staff, kind, content(), 'cover.jpg')
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code])
    expect(await countFiles()).toBe(0)
  })

  test('from a person without the permission, and from a visitor', async () => {
    expect((await upload(auditor, 'picture', await aPicture())).statusCode).toBe(403)
    expect((await upload(server.visitor, 'picture', await aPicture())).statusCode).toBe(401)
    const permissions = [{ name: 'tea.pour', title: { en: 'Pour', bn: 'ঢালা' }, roles: ['admin' as const] }]
    use(tea, { files: { ...both, permission: 'tea.pour' }, permissions }, '1.1.0')
    expect((await upload(staff, 'picture', await aPicture())).json()).toMatchObject({ code: 'auth.role' })
    expect((await upload(admin, 'picture', await aPicture())).statusCode).toBe(201)
  })

  test('for a module that stores no such files, or none at all', async () => {
    use('mfe-cake', { files: { quotaMiB: 1, kinds: ['scan'] } })
    use('mfe-milk', {})
    expect((await upload(staff, 'picture', await aPicture(), 'a.jpg', 'mfe-cake')).statusCode).toBe(422)
    expect((await upload(staff, 'picture', await aPicture(), 'a.jpg', 'mfe-milk')).statusCode).toBe(404)
  })
})

test('of ten uploads at once as many are stored as there is room for, and the others say why', async () => {
  const size = 600 * 1024
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => server.as('staff')))
  const responses = await Promise.all(
    [...people, ...people].map(async (person) => {
      // the core accepts few uploads at the same time, and a browser repeats what it refused
      for (;;) {
        const response = await upload(person, 'scan', aPdf(size))
        if (response.statusCode !== 503) return response
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }),
  )
  const counts = [201, 409].map(
    (status) => responses.filter(({ statusCode }) => statusCode === status).length,
  )
  expect(counts).toEqual([3, 7])
  const [{ bytes } = { bytes: 0 }] = await server.sql<{ bytes: number }[]>`
    select sum(length(bytes))::bigint as bytes from module_file_contents`
  expect(bytes).toBeLessThanOrEqual(2 * 1024 * 1024)
  expect((await admin.get('module-files/')).json()).toEqual([
    { module: tea, title: expect.anything(), files: 3, bytes, quota: 2 * 1024 * 1024 },
  ])
  const refused = await staff.post(`module-files/${tea}/scan/`, form(aPdf(size), 'a.pdf'), {
    'accept-language': 'bn',
  })
  expect(refused.json()).toMatchObject({
    code: 'file.quota',
    message: expect.stringContaining('২ এমবি'),
    errors: { file: [expect.stringContaining('২ এমবি')] },
  })
})

test('a file that is removed makes room', async () => {
  const first = await anUpload('scan', aPdf(1_200_000))
  expect((await upload(staff, 'scan', aPdf(1_200_000))).statusCode).toBe(409)
  await keep(first)
  expect((await send('delete', `module-files/${idOf(first)}`)).statusCode).toBe(204)
  await anUpload('scan', aPdf(1_200_000))
  expect(await auditedActions()).toEqual(['create', 'delete'])
})

test('only the service of its module keeps or deletes a file', async () => {
  use('mfe-cake', { files: both })
  const file = await anUpload('picture', await aPicture())
  const cake = { aud: 'mfe-cake' }
  expect((await keep(file, true, cake)).statusCode).toBe(404)
  expect((await send('delete', `module-files/${idOf(file)}`, {}, cake)).statusCode).toBe(404)
  await server.sql`update module_files set kept_at = now() - interval '9 days'`
  await send('post', 'module-files/sweep/', { addresses: [] }, cake)
  const forTea = form(await aPicture(), 'a.jpg')
  expect((await send('post', `module-files/${tea}/picture/`, forTea, cake)).json()).toMatchObject({
    code: 'auth.module',
  })
  expect((await admin.put(`module-files/${idOf(file)}/`, { is_public: true })).json()).toMatchObject({
    code: 'auth.right',
  })
  expect((await admin.delete(`module-files/${idOf(file)}/`)).statusCode).toBe(403)
  expect(await countFiles()).toBe(1)
})

test('a person who may open another module reads only the files of theirs', async () => {
  use('mfe-cake', {
    files: both,
    routes: [
      { path: '/dashboard/cake', screen: 'Tea', title: { en: 'Cake', bn: 'কেক' }, allow: ['auditor'] },
    ],
  })
  const file = await anUpload('picture', await aPicture())
  expect((await auditor.get(`${file.address}/320.webp`)).statusCode).toBe(404)
})

test('a job stores a file under the approval of an administrator', async () => {
  const system = { sub: 'system' }
  const store = async () => send('post', `module-files/${tea}/scan/`, form(aPdf(), 'night.pdf'), system)
  expect((await store()).json()).toMatchObject({ code: 'auth.right' })
  await admin.post(`module-rights/${tea}/approve/`)
  const file = (await store()).json<ModuleFile>()
  expect((await keep(file, false, system)).statusCode).toBe(200)
  expect(await server.sql`select created_by from module_files`).toEqual([{ created_by: null }])
})

test('what no row has is deleted a day later: uploads by the server, the rest when the service says so', async () => {
  const [abandoned, kept, lost] = [
    await anUpload('scan', aPdf()),
    await anUpload('scan', aPdf()),
    await anUpload('scan', aPdf()),
  ]
  for (const file of [kept, lost]) await keep(file)
  await sweepModuleFiles(server.sql)
  await send('post', 'module-files/sweep/', { addresses: [kept.address] })
  expect(await countFiles()).toBe(3)
  await server.sql`update module_files set created_at = created_at - interval '2 days', kept_at = kept_at - interval '2 days'`
  await sweepModuleFiles(server.sql)
  expect((await staff.get(`${abandoned.address}/scan`)).statusCode).toBe(404)
  await send('post', 'module-files/sweep/', { addresses: [kept.address] })
  expect((await staff.get(`${lost.address}/scan`)).statusCode).toBe(404)
  expect((await staff.get(`${kept.address}/scan`)).statusCode).toBe(200)
  expect(await auditedActions()).toEqual(['create', 'create', 'delete'])
})

test('a crash while a file is stored leaves nothing', async () => {
  await server.sql`alter table module_file_contents add constraint crash check (width <> 1280)`
  expect((await upload(staff, 'picture', await aPicture())).statusCode).toBe(500)
  expect(await countFiles()).toBe(0)
  expect(await server.sql`select from module_file_contents`).toHaveLength(0)
  expect(await server.sql`select from pg_largeobject_metadata`).toHaveLength(0)
})

test('a removed module shows no file, its files stay, and a purge deletes them', async () => {
  const file = await anUpload('picture', await aPicture())
  await keep(file, true)
  const purge = () => purgeModule(server.sql, releases, systemActor, tea, server.app.log)
  await expect(purge()).rejects.toThrow('is active')
  use('mfe-cake', {})
  removeModule(releases, tea, 'rahim')
  for (const reader of [staff, server.visitor])
    expect((await reader.get(`${file.address}/320.webp`)).statusCode).toBe(404)
  expect((await upload(staff, 'picture', await aPicture())).statusCode).toBe(404)
  expect((await admin.get('module-files/')).json()).toMatchObject([{ module: tea, files: 1, quota: null }])
  await purge()
  expect(await countFiles()).toBe(0)
  const [event] = await server.sql`select before from audit_events where action = 'purge'`
  expect(event).toMatchObject({ before: { files: 1, bytes: file.bytes } })
  await expect(purge()).rejects.toThrow('has no data')
})
