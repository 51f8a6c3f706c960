import { defaultSettings } from '@samity/shared-api/contract/site/default-settings'
import { languageAtom, sessionAtom } from '@samity/shared-api/session'
import { screen, within } from '@testing-library/react'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import PublicFrame, { data } from './PublicFrame.tsx'

const settings = {
  ...defaultSettings,
  contact: { ...defaultSettings.contact, phone: '01711-000000', email: 'office@bar.example' },
}
const aLibraryLink = { path: '/library', title: { en: 'Library', bn: 'গ্রন্থাগার' } }
const open = async (options: Parameters<typeof showPage>[1] = {}) => {
  const frame = await data(fakeGet({ 'settings/': settings, 'site-links/': [aLibraryLink] }))
  return showPage(
    <PublicFrame data={frame}>
      <input aria-label="Free text" />
    </PublicFrame>,
    options,
  )
}
const topBar = () => within(screen.getByRole('navigation', { name: 'Top bar' }))
const tiles = () => within(screen.getByRole('navigation', { name: 'Main navigation' }))

test('the top bar of a visitor links to Home, Helpline, Notices and Admin', async () => {
  await open()
  expect(
    topBar()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Home', '/'],
    ['Helpline', '/helpline'],
    ['Notices', '/notices'],
    ['Admin', '/signin'],
  ])
})

test('the top bar of a signed-in user links to the dashboard, and Sign Out ends the session and opens the sign-in page', async () => {
  const { user, store, address } = await open({ isSignedIn: true, at: '/media' })
  expect(topBar().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  expect(topBar().queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument()
  await user.click(topBar().getByRole('button', { name: 'Sign Out' }))
  expect(store.get(sessionAtom).is_authenticated).toBe(false)
  expect(address()).toBe('/signin')
})

test('the masthead shows the name of the association in both languages', async () => {
  await open()
  const names = within(screen.getByRole('banner'))
  expect(names.getByText('Meghnapur District Bar Association')).toBeInTheDocument()
  expect(names.getByText('মেঘনাপুর জেলা আইনজীবী সমিতি')).toHaveAttribute('lang', 'bn')
})

test('the frame shows four tiles and marks the tile of the open page', async () => {
  await open({ at: '/committee/' })
  expect(
    tiles()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([
    ['Bar Council Members Authority of the Council', null],
    ['Bar Council Committees Committees List of Bar Council', 'page'],
    ['Photo Gallery Event & Media Gallery', null],
    ['Contact Us & Location Find Us', null],
  ])
})

test('the tile of the open page is marked on the Bengali website too, whose URLs begin with /bn', async () => {
  await open({ at: '/media', language: 'bn' })
  const tile = screen.getByRole('link', { name: 'ছবির গ্যালারি অনুষ্ঠান ও গণমাধ্যম গ্যালারি' })
  expect(tile).toHaveAttribute('href', '/bn/media')
  expect(tile).toHaveAttribute('aria-current', 'page')
})

test('the menu opens and closes, and choosing a page closes it', async () => {
  const { user, address } = await open()
  await user.click(tiles().getByRole('button', { name: 'Menu' }))
  expect(tiles().getByRole('button', { name: 'Close Menu' })).toHaveAttribute('aria-expanded', 'true')
  await user.click(tiles().getByRole('link', { name: /Photo Gallery/ }))
  expect(address()).toBe('/media')
  expect(tiles().getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
  await user.click(tiles().getByRole('button', { name: 'Menu' }))
  await user.keyboard('{Escape}')
  expect(tiles().getByRole('button', { name: 'Menu' })).toBeInTheDocument()
})

test('switching the language changes the URL and keeps the text in the fields', async () => {
  const { user, store, address } = await open({ at: '/committee?year=2020' })
  await user.type(screen.getByLabelText('Free text'), 'Karim')
  await user.click(screen.getByRole('button', { name: 'বাংলা' }))
  expect(store.get(languageAtom)).toBe('bn')
  expect(address()).toBe('/bn/committee?year=2020')
  expect(screen.getByLabelText('Free text')).toHaveValue('Karim')
  expect(screen.getByRole('link', { name: 'হোম' })).toHaveAttribute('href', '/bn')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(address()).toBe('/committee?year=2020')
})

test('without scripts the language switch is a form to the same page with the same URL parameters', async () => {
  await open({ at: '/committee?year=2020' })
  const form = screen.getByRole('button', { name: 'বাংলা' }).closest('form')
  expect(form).toHaveAttribute('action', '/bn/committee')
  expect(form).toHaveFormValues({ year: '2020' })
})

test('the footer shows the contacts of the association, links to government and courts, and the current year', async () => {
  await open()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Get in Touch',
    'Government',
    'Courts',
    'Law',
  ])
  expect(footer.getByRole('link', { name: '01711-000000' })).toHaveAttribute('href', 'tel:01711000000')
  expect(footer.getByRole('link', { name: 'office@bar.example' })).toBeInTheDocument()
  expect(footer.getByText(/Sunday to Thursday as per government office hours/)).toBeInTheDocument()
  expect(footer.getByRole('link', { name: 'Supreme Court' })).toHaveAttribute(
    'href',
    'https://www.supremecourt.gov.bd',
  )
  expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()} Meghnapur`))).toBeInTheDocument()
  expect(footer.getByText('Developed with Samity')).toBeInTheDocument()
  expect(footer.getByRole('link', { name: 'Helpline' })).toBeInTheDocument()
})

test('the footer links to the public pages of other modules', async () => {
  await open()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library')
})

test('the masthead shows the logo of the association, or the default emblem if there is no logo', async () => {
  const { container, unmount } = await open({ logo: '/media/abc' })
  const link = screen.getByRole('link', { name: /^Meghnapur District Bar Association/ })
  expect(link.querySelector('img')).toHaveAttribute('src', '/media/abc/320.jpg')
  expect(link.querySelector('svg')).toBeNull()
  unmount()
  await open()
  expect(container.ownerDocument.querySelector('a svg')).toBeInTheDocument()
})
