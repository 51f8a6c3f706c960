import { readEnvironment } from '../process/environment.ts'
import { forgetSecrets } from '../process/secret-variables.ts'
import type { WebsiteParts } from '../website/website.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

describe('the environment', () => {
  test('has defaults for every variable', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: undefined,
      admin: undefined,
    })
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' }).publicUrl).toBe('http://localhost:8080')
  })

  test('may name the origins of development builds', () => {
    expect(readEnvironment({}).devOrigins).toEqual([])
    expect(
      readEnvironment({ DEV_ORIGINS: 'http://localhost:*, https://dev.example.org' }).devOrigins,
    ).toEqual(['http://localhost:*', 'https://dev.example.org'])
  })

  test.each([
    [{ PORT: 'http' }, "PORT must be a number from 0 to 65535, but it is 'http'."],
    [{ PORT: '70000' }, "PORT must be a number from 0 to 65535, but it is '70000'."],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    ],
    [
      { PUBLIC_URL: 'bar.example.org' },
      "PUBLIC_URL must look like https://bar.example.org, but it is 'bar.example.org'.",
    ],
    [{ ADMIN_USERNAME: 'chief' }, 'ADMIN_USERNAME and ADMIN_PASSWORD must be set together.'],
    [
      { DEV_ORIGINS: "http://localhost:3003 'unsafe-inline'" },
      "DEV_ORIGINS must hold addresses like http://localhost:3003, with spaces between them, but one is ''unsafe-inline''.",
    ],
    [
      { TRUST_PROXY: 'yes' },
      "TRUST_PROXY must be false or the addresses of the proxies, such as 127.0.0.1, but it is 'yes'.",
    ],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY=true would trust any client that names another address. Write the addresses of your proxies instead, such as TRUST_PROXY=127.0.0.1.',
    ],
    [
      { TRUST_PROXY: '0.0.0.0/0' },
      'TRUST_PROXY=0.0.0.0/0 would trust any client that names another address. Write the addresses of your proxies instead, such as TRUST_PROXY=127.0.0.1.',
    ],
    [
      { WEBSITE_MODULE: '../mfe-public' },
      "WEBSITE_MODULE must be the name of a module like mfe-public, but it is '../mfe-public'.",
    ],
  ])('with %j is refused in one sentence', (env, sentence) => {
    expect(() => readEnvironment(env)).toThrow(sentence)
  })
})

test('forgetSecrets removes the secrets from the environment and leaves the other variables', () => {
  const env: Record<string, string | undefined> = {
    DATABASE_URL: 'postgres://u:secret@h/d',
    ADMIN_USERNAME: 'chief',
    ADMIN_PASSWORD: 'secret',
    DEMO_PASSWORD: 'secret',
    BACKUP_PASSPHRASE: 'secret',
    PORT: '8081',
  }
  forgetSecrets(env)
  expect(env).toEqual({ ADMIN_USERNAME: 'chief', PORT: '8081' })
})

describe('the settings of the association', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({}, { website: () => website })
  })
  afterAll(() => server.close())
  const website: WebsiteParts = {
    pages: async () => undefined,
    renderPreview: async ({ path, language }, { association }) =>
      path === '/' ? { html: `<h1>${association.name[language]}</h1>`, styles: '' } : undefined,
    renderCheck: async () => [],
  }
  const read = async () => (await server.visitor.get('settings/')).json()

  test('have defaults that everybody reads', async () => {
    const { slides, tiles, helpline, receipt, version } = await read()
    expect([slides.length, tiles.length, version]).toEqual([4, 4, 0])
    expect(helpline.map((line: { number: string }) => line.number)).toEqual(['16699', '999', '109', '333'])
    expect(receipt.signatures[0]).toEqual({ en: 'General Secretary', bn: 'সাধারণ সম্পাদক' })
  })

  test('are changed by an administrator, key by key', async () => {
    const admin = await server.as('admin')
    const { association, version, tiles } = await read()
    const response = await admin.put('settings/', {
      version,
      association: { ...association, name: { en: 'Meghnapur Bar', bn: '' } },
    })
    expect(response.json().association.name).toEqual({ en: 'Meghnapur Bar', bn: 'Meghnapur Bar' })
    expect((await read()).tiles).toEqual(tiles)
    const staleChange = await admin.put('settings/', { version, rates: { yearly_cost: '30' } })
    expect([staleChange.statusCode, staleChange.json().current.association.name.en]).toEqual([
      409,
      'Meghnapur Bar',
    ])
    expect((await admin.put('settings/', { rates: { yearly_cost: '৩০' } })).json().rates).toEqual({
      yearly_cost: '30.00',
    })
  })

  test('may have a logo, which null removes', async () => {
    const admin = await server.as('admin')
    const { association } = await read()
    expect(association.logo).toBeNull()
    const logo = `/media/${'0a'.repeat(20)}`
    const response = await admin.put('settings/', { association: { ...association, logo } })
    expect(response.json().association.logo).toBe(logo)
    const elsewhere = { ...association, logo: 'https://elsewhere.example/logo.png' }
    expect((await admin.put('settings/', { association: elsewhere })).statusCode).toBe(422)
    await admin.put('settings/', { association: { ...association, logo: null } })
    expect((await read()).association.logo).toBeNull()
  })

  test('that are not saved yet show in the preview of a page that the website has', async () => {
    const admin = await server.as('admin')
    const { association } = await read()
    const edited = { ...association, name: { en: 'Edited', bn: 'নতুন নাম' } }
    const preview = (path: string) =>
      admin.post('settings/preview/', { path, language: 'bn', association: edited })
    expect((await preview('/')).json()).toEqual({ html: '<h1>নতুন নাম</h1>', styles: '' })
    expect((await preview('/nowhere')).statusCode).toBe(404)
    expect((await read()).association).toEqual(association)
  })

  test('refuse an unsafe link', async () => {
    const admin = await server.as('admin')
    const footer = {
      columns: [{ title: { en: 'x' }, links: [{ label: { en: 'y' }, href: 'javascript:alert(1)' }] }],
      credit: { en: '' },
    }
    const refusal = await admin.put('settings/', { footer })
    expect([refusal.statusCode, Object.keys(refusal.json().errors)]).toEqual([
      422,
      ['footer.columns.0.links.0.href'],
    ])
  })

  test('refresh every page at once: the data version grows', async () => {
    const admin = await server.as('admin')
    const before = server.app.dataVersion
    await admin.put('settings/', { receipt: { signatures: [] } })
    expect(server.app.dataVersion).toBeGreaterThan(before)
  })
})
