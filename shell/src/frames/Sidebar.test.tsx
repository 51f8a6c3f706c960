import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { NavSection } from '../navigation/nav-match.ts'
import { Sidebar } from './Sidebar.tsx'

const link = (section: string, path: string, label: string) => ({
  section,
  order: 1,
  path,
  label: { en: label, bn: `${label} (বাংলা)` },
  behind: [],
})
const nav: NavSection[] = [
  { section: 'top', label: undefined, entries: [link('top', '/dashboard', 'Dashboard')] },
  {
    section: 'sales',
    label: { en: 'Sales', bn: 'বিক্রয়' },
    entries: [
      link('sales', '/dashboard/donation', 'Donation'),
      link('sales', '/dashboard/shop-rent', 'Shop Rent'),
    ],
  },
  {
    section: 'account',
    label: { en: 'Account', bn: 'হিসাব' },
    entries: [link('account', '/dashboard/audit', 'Audit')],
  },
]
const open = (collapsed = false, path = '/dashboard/donation') =>
  renderScreen(
    <>
      <Sidebar nav={nav} path={path} person="rahima" collapsed={collapsed} />
      <button type="button">Elsewhere</button>
    </>,
    { at: path },
  )
const button = (name: string) => screen.getByRole('button', { name })

test('the section of the open page is expanded and its link is marked', () => {
  open()
  expect(button('Sales')).toHaveAttribute('aria-expanded', 'true')
  expect(button('Account')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Donation' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Shop Rent' })).not.toHaveAttribute('aria-current')
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument()
})

test('a click expands and collapses a section, and its links open pages', async () => {
  const { user, address } = open()
  await user.click(button('Account'))
  await user.click(screen.getByRole('link', { name: 'Audit' }))
  expect(address()).toBe('/dashboard/audit')
  await user.click(button('Account'))
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument()
})

test('an expanded section stays expanded after a click elsewhere', async () => {
  const { user } = open()
  await user.click(button('Account'))
  await user.click(button('Elsewhere'))
  expect(button('Sales')).toHaveAttribute('aria-expanded', 'true')
  expect(button('Account')).toHaveAttribute('aria-expanded', 'true')
})

test('a section of the collapsed sidebar opens beside its icon and closes after a choice, Esc or a click elsewhere', async () => {
  const { user, address } = open(true)
  await screen.findByRole('button', { name: 'Sales' })
  expect(screen.queryByRole('link', { name: 'Donation' })).not.toBeInTheDocument()
  await user.click(button('Sales'))
  await user.click(screen.getByRole('link', { name: 'Shop Rent' }))
  expect(address()).toBe('/dashboard/shop-rent')
  expect(button('Sales')).toHaveAttribute('aria-expanded', 'false')
  await user.click(button('Sales'))
  await user.tab()
  expect(screen.getByRole('link', { name: 'Donation' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button('Sales')).toHaveAttribute('aria-expanded', 'false')
  expect(button('Sales')).toHaveFocus()
  await user.click(button('Sales'))
  await user.click(button('Account'))
  expect(button('Sales')).toHaveAttribute('aria-expanded', 'false')
  expect(button('Account')).toHaveAttribute('aria-expanded', 'true')
  await user.click(button('Elsewhere'))
  expect(button('Account')).toHaveAttribute('aria-expanded', 'false')
})

test('a section that the role uses every day is open on every page until the person closes it', async () => {
  const { user } = renderScreen(<Sidebar nav={nav} path="/dashboard" person="rahima" openAtFirst="account" />)
  expect(button('Sales')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Audit' })).toBeInTheDocument()
  await user.click(button('Account'))
  expect(screen.queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument()
})

function SidebarOfTwoPeople() {
  const [person, setPerson] = useState('rahima')
  return (
    <>
      <Sidebar key={person} nav={nav} path="/dashboard/donation" person={person} />
      <button type="button" onClick={() => setPerson(person === 'rahima' ? 'karim' : 'rahima')}>
        Other person
      </button>
    </>
  )
}
test('a star puts a link above the sections, for this person only, and takes it away again', async () => {
  const { user } = renderScreen(<SidebarOfTwoPeople />)
  const favourites = () => screen.queryByRole('list', { name: 'Favourites' })
  const stars = screen.getAllByRole('button', { name: 'Favourite' })
  expect(stars.map((star) => star.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
  expect(favourites()).not.toBeInTheDocument()
  await user.click(stars[1]!)
  await user.click(button('Other person'))
  expect(favourites()).not.toBeInTheDocument()
  await user.click(button('Other person'))
  expect(within(favourites()!).getByRole('link')).toHaveTextContent('Shop Rent')
  await user.click(within(favourites()!).getByRole('button', { name: 'Favourite', description: 'Shop Rent' }))
  expect(favourites()).not.toBeInTheDocument()
})

test('Tab passes the stars by, which the arrow keys reach from their links', async () => {
  const { user } = renderScreen(<Sidebar nav={nav} path="/dashboard/donation" person="rahima" />)
  const shopRent = screen.getByRole('link', { name: 'Shop Rent' })
  const star = screen.getByRole('button', { name: 'Favourite', description: 'Shop Rent' })
  screen.getByRole('link', { name: 'Donation' }).focus()
  await user.tab()
  expect(shopRent).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(star).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(shopRent).toHaveFocus()
})

test('the Bengali sidebar shows Bengali labels', () => {
  renderScreen(<Sidebar nav={nav} path="/dashboard/donation" person="rahima" />, { language: 'bn' })
  const menu = within(screen.getByRole('navigation', { name: 'প্রধান মেনু' }))
  expect(menu.getByRole('button', { name: 'বিক্রয়' })).toBeInTheDocument()
  expect(menu.getByRole('link', { name: 'Donation (বাংলা)' })).toBeInTheDocument()
})
