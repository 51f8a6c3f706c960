import { act, fireEvent, screen } from '@testing-library/react'
import { showPage } from '../testing/show-page.tsx'
import { Slideshow } from './Slideshow.tsx'

const slides = [
  { image: '/media/one', title: { en: 'Welcome to {association}', bn: '{association} আপনাকে স্বাগত জানায়' } },
  ...['two', 'three', 'four'].map((name) => ({ image: `/media/${name}`, title: { en: '', bn: '' } })),
]
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms))
/** The picture of the visible slide. While a slide fades out, no slide is visible. */
const visibleImage = () =>
  screen.queryByRole('figure', { hidden: false })?.querySelector('img')?.getAttribute('src')
const imageUrl = (name: string) => `/media/${name}/640.jpg`

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the next slide appears after five seconds, and the first one follows the last', async () => {
  await showPage(<Slideshow slides={slides} />)
  expect(visibleImage()).toBe(imageUrl('one'))
  advance(4999)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', imageUrl('one'))
  advance(1)
  expect(document.querySelector('.shown')).toBeNull()
  advance(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', imageUrl('two'))
  for (let change = 0; change < 3; change++) {
    advance(5000)
    advance(300)
  }
  expect(document.querySelector('.shown img')).toHaveAttribute('src', imageUrl('one'))
})

test('the arrows move by one slide and wrap around', async () => {
  await showPage(<Slideshow slides={slides} />)
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  advance(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', imageUrl('four'))
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  advance(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', imageUrl('two'))
})

test('slides do not change while the pointer or the focus is in the slideshow or after the visitor has paused it', async () => {
  await showPage(<Slideshow slides={slides} />)
  const slideshow = screen.getByRole('region', { name: 'Slideshow' })
  fireEvent.mouseEnter(slideshow)
  advance(20_000)
  expect(visibleImage()).toBe(imageUrl('one'))
  fireEvent.mouseLeave(slideshow)
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
  advance(20_000)
  expect(visibleImage()).toBe(imageUrl('one'))
  fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }))
  act(() => screen.getByRole('button', { name: 'Next slide' }).blur())
  advance(20_000)
  expect(visibleImage()).toBe(imageUrl('one'))
  fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }))
  advance(5000)
  advance(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', imageUrl('two'))
})

test('slides do not change if the pointer was in the slideshow before the scripts started', async () => {
  const matches = jest
    .spyOn(Element.prototype, 'matches')
    .mockImplementation((selector) => selector === ':hover')
  await showPage(<Slideshow slides={slides} />)
  matches.mockRestore()
  advance(20_000)
  expect(visibleImage()).toBe(imageUrl('one'))
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Slideshow' }))
  advance(5000)
  advance(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', imageUrl('two'))
})

test('with reduced motion only the arrows change the slide', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        dispatchEvent: () => true,
        media,
        matches: true,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
  await showPage(<Slideshow slides={slides} />)
  advance(30_000)
  expect(visibleImage()).toBe(imageUrl('one'))
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  advance(0)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', imageUrl('two'))
  matchMedia.mockRestore()
})

test('the title of a slide contains the name of the association', async () => {
  await showPage(<Slideshow slides={slides} />)
  expect(screen.getByText('Welcome to Meghnapur District Bar Association')).toBeInTheDocument()
})

test('a slide without a picture shows a drawing, and a single slide has no arrows', async () => {
  const { container } = await showPage(<Slideshow slides={[{ image: null, title: { en: '', bn: '' } }]} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('.court')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
