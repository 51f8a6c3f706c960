import { screen, within } from '@testing-library/react'
import { fakeGet, showPage } from '../testing/show-page.tsx'
import MediaPage, { data } from './MediaPage.tsx'

const items = [
  { id: 1, image: '/media/a', caption: 'Old photo', type: 'general', version: 1 },
  { id: 10, image: '/media/b', caption: '', type: 'general', version: 1 },
  { id: 9, image: '/media/c', caption: 'পত্রিকার খবর', type: 'paper-cut', version: 1 },
]
const page = async (rows: object[] = items) => <MediaPage data={await data(fakeGet({ 'gallery/': rows }))} />
const captions = () => screen.getAllByRole('figure').map(({ textContent }) => textContent)

beforeAll(() => {
  // jsdom does not implement showModal and close
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

test('the page shows the newest picture first, each with its caption or with "No caption"', async () => {
  await showPage(await page())
  expect(screen.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeInTheDocument()
  expect(captions()).toEqual(['No caption', 'পত্রিকার খবর', 'Old photo'])
  expect(screen.getByText('পত্রিকার খবর')).toHaveAttribute('lang', 'bn')
})

test('choosing a category filters the pictures and changes the URL', async () => {
  const { user, address } = await showPage(await page(), { at: '/media' })
  const category = screen.getByLabelText('Category')
  expect(
    within(category)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All Categories', 'Photos', 'Paper Cutting'])
  await user.selectOptions(category, 'Paper Cutting')
  expect(address()).toBe('/media?type=paper-cut')
  expect(captions()).toEqual(['পত্রিকার খবর'])
  await user.selectOptions(category, 'Photos')
  expect(captions()).toEqual(['No caption', 'Old photo'])
})

test('a picture opens in a dialog that moves to the next and the previous picture and closes', async () => {
  const { user } = await showPage(await page(), { at: '/media' })
  await user.click(screen.getByRole('img', { name: 'Old photo' }))
  const dialog = screen.getByRole('dialog', { name: 'Old photo' })
  expect(dialog).toHaveTextContent('3 of 3')
  await user.click(within(dialog).getByRole('button', { name: 'Next image' }))
  expect(screen.getByRole('dialog', { name: 'No caption' })).toBeInTheDocument()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('dialog', { name: 'Old photo' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('an empty gallery shows a message', async () => {
  await showPage(await page([]), { at: '/media' })
  expect(screen.getByText('No image found.')).toBeInTheDocument()
})
