import { today, yearOf } from '@samity/shared-api/contract/day'
import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import type { Language } from '@samity/shared-api/contract/words'
import descriptor from '../module.json' with { type: 'json' }
import { render } from './render.tsx'
import { anAdvocate, aSeat } from './testing/builders.ts'
import { fakeGet } from './testing/show-page.tsx'
import { memberListPath } from './member-list/member-data.ts'

const history = { en: 'Advocates of the district founded it.', bn: 'জেলার আইনজীবীরা এটি প্রতিষ্ঠা করেন।' }
const get = fakeGet({
  'settings/': { ...defaultSettings, association: { ...defaultSettings.association, history } },
  'site-links/': [],
  [`committees/?year_to=${yearOf(today())}&ordering=-year&limit=1`]: [aSeat({ year: 2026 })],
  'committees/?year=2026': [aSeat({ year: 2026, photo: '/media/abc' })],
  'committees/': [aSeat()],
  'notices/?limit=1': [],
  'gallery/': [{ id: 1, image: '/media/abc', caption: '', type: 'general', version: 1 }],
  'check/papers/': [{ paper: 'VKL', name: { en: 'Vokalotnama', bn: 'ওকালতনামা' } }],
  'notices/?limit=21&offset=0': [],
  'notices/?limit=21&offset=1960': [],
  'released-voter-lists/': [],
  'day-digests/?limit=51&offset=0': [],
  'day-digests/?limit=51&offset=4900': [],
  [memberListPath({ status: '', search: '' }, 1)]: [anAdvocate({ photo: '/media/abc' })],
  [memberListPath({ status: '', search: '' }, 99)]: [],
})
const association = defaultSettings.association
const pages = descriptor.routes.flatMap(({ path }) =>
  (['en', 'bn'] as const).map((language): [string, Language] => [path, language]),
)

describe.each(pages)('%s in %s on the server', (path, language) => {
  const renderPath = () => render({ path, search: '', language }, get, association)

  test('has its content, one h1 and a description', async () => {
    const page = await renderPath()
    expect(page.status).toBe(200)
    expect(page.html.match(/<h1/g)).toHaveLength(1)
    expect(page.html).toContain(association.name[language])
    expect(page.title).not.toBe('')
    expect(page.description.length).toBeGreaterThan(20)
  })

  test('has no style attribute, which the content security policy would block, and every picture has its size', async () => {
    const { html } = await renderPath()
    expect(html).not.toMatch(/\sstyle=/)
    for (const [, sources, image] of html.matchAll(/<picture>(.*?)(<img[^>]*>)/g)) {
      expect(image).toMatch(/width="\d+"/)
      expect(image).toMatch(/height="\d+"/)
      expect(image).toMatch(/src="[^"]+\.jpg"/)
      expect(sources).toMatch(/type="image\/webp" srcSet="[^"]+ 320w/)
    }
    expect(html.split('<img').length).toBe(html.split('<picture>').length)
  })
})

test.each(['en', 'bn'] as const)('an unknown URL returns a 404 page in %s', async (language) => {
  const page = await render({ path: '/nothing', search: '', language }, get, association)
  expect(page.status).toBe(404)
  expect(page.title).toBe(language === 'en' ? 'Page not found' : 'পাতাটি পাওয়া যায়নি')
  expect(page.html).toContain(association.name[language])
})

test.each(['/member-list', '/notices', '/day-digests'])(
  'a page past the end of %s returns a 404',
  async (path) => {
    const renderSearch = (search: string) => render({ path, search, language: 'en' }, get, association)
    expect((await renderSearch('?page=99')).status).toBe(404)
    expect((await renderSearch('')).status).toBe(200)
  },
)

test.each(['en', 'bn'] as const)(
  'the frame for a screen of the shell has one placeholder, in %s',
  async (language) => {
    const page = await render({ path: '/signin', search: '', language }, get, association, 'placeholder')
    expect(page).toMatchObject({ status: 200, title: '', data: { screen: null } })
    expect(page.html.split('<div id="screen-placeholder"></div>')).toHaveLength(2)
    expect(page.html).toContain(association.name[language])
    expect(page.html).not.toMatch(/<h1/)
    // the frame of every other page has the same data
    const { data } = await render({ path: '/', search: '', language }, get, association)
    expect(page.data.frame).toEqual(data.frame)
  },
)
