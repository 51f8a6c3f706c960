import { screen, within } from '@testing-library/react'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import NoticesPage, { data } from './NoticesPage.tsx'

const meeting = {
  id: 1,
  version: 1,
  notice_date: '2026-05-02',
  title: 'General meeting',
  title_bengali: 'সাধারণ সভা',
  body: 'All members are invited.\n\nTea is served.',
  body_bengali: '',
  attachment: {
    url: '/media/files/abc/agenda.pdf',
    name: 'agenda.pdf',
    type: 'application/pdf',
    size: 123_456,
  },
}
const firstPage = 'notices/?limit=21&offset=0'
const page = async (responses: Record<string, unknown>, search = '') => (
  <NoticesPage data={await data(fakeGet(responses), { path: '/notices', search, language: 'en' })} />
)

test('a notice shows its date, its text and its attachment', async () => {
  await showPage(await page({ [firstPage]: [meeting] }))
  expect(screen.getByRole('heading', { level: 1, name: 'Notices' })).toBeInTheDocument()
  const notice = within(screen.getByRole('article'))
  expect(notice.getByRole('heading', { level: 2, name: 'General meeting' })).toBeInTheDocument()
  expect(notice.getByText('02/05/2026')).toHaveAttribute('datetime', '2026-05-02')
  expect(notice.getByText('Tea is served.')).toBeInTheDocument()
  expect(notice.getByRole('link', { name: 'agenda.pdf (PDF, 121 KB)' })).toHaveAttribute(
    'href',
    meeting.attachment.url,
  )
})

test('the Bengali page shows the Bengali texts, or the English ones where they are missing', async () => {
  await showPage(await page({ [firstPage]: [meeting] }), { language: 'bn' })
  expect(screen.getByRole('heading', { level: 2, name: 'সাধারণ সভা' })).toBeInTheDocument()
  expect(screen.getByText('All members are invited.')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('০২/০৫/২০২৬')).toBeInTheDocument()
})

test('a page has twenty notices and links to older and newer ones', async () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ ...meeting, id: index }))
  await showPage(await page({ 'notices/?limit=21&offset=20': many }, '?page=2'), { at: '/notices?page=2' })
  expect(screen.getAllByRole('article')).toHaveLength(20)
  expect(screen.getByRole('link', { name: 'Older notices' })).toHaveAttribute('href', '/notices?page=3')
  expect(screen.getByRole('link', { name: 'Newer notices' })).toHaveAttribute('href', '/notices?page=1')
})

test('the page says when there is no notice', async () => {
  await showPage(await page({ [firstPage]: [] }))
  expect(screen.getByText('No notice found.')).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
