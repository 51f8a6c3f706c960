import { act, fireEvent, screen } from '@testing-library/react'
import { showPage } from '../testing/show-page.tsx'
import { Slideshow } from './Slideshow.tsx'

const slides = [
  { image: '/media/one', title: { en: 'Welcome to {association}', bn: '{association} আপনাকে স্বাগত জানায়' } },
  ...['two', 'three', 'four'].map((name) => ({ image: `/media/${name}`, title: { en: '', bn: '' } })),
]
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
/** The slide that can be seen: while one fades out, none can. */
const seen = () => screen.queryByRole('figure', { hidden: false })?.querySelector('img')?.getAttribute('src')
const at = (name: string) => `/media/${name}/640.jpg`

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('after five seconds the next slide follows, after the last the first', async () => {
  await showPage(<Slideshow slides={slides} />)
  expect(seen()).toBe(at('one'))
  pass(4999)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', at('one'))
  pass(1)
  expect(document.querySelector('.shown')).toBeNull()
  pass(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', at('two'))
  for (let change = 0; change < 3; change++) {
    pass(5000)
    pass(300)
  }
  expect(document.querySelector('.shown img')).toHaveAttribute('src', at('one'))
})

test('the arrows move one slide, and wrap', async () => {
  await showPage(<Slideshow slides={slides} />)
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  pass(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', at('four'))
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  pass(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', at('two'))
})

test('nothing moves while someone points at it, has the focus in it or has stopped it', async () => {
  await showPage(<Slideshow slides={slides} />)
  const slideshow = screen.getByRole('region', { name: 'Slideshow' })
  fireEvent.mouseEnter(slideshow)
  pass(20_000)
  expect(seen()).toBe(at('one'))
  fireEvent.mouseLeave(slideshow)
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
  pass(20_000)
  expect(seen()).toBe(at('one'))
  fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }))
  act(() => screen.getByRole('button', { name: 'Next slide' }).blur())
  pass(20_000)
  expect(seen()).toBe(at('one'))
  fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }))
  pass(5000)
  pass(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', at('two'))
})

test('nothing moves where the pointer or the focus was there before the scripts', async () => {
  const matches = jest
    .spyOn(Element.prototype, 'matches')
    .mockImplementation((selector) => selector === ':hover')
  await showPage(<Slideshow slides={slides} />)
  matches.mockRestore()
  pass(20_000)
  expect(seen()).toBe(at('one'))
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Slideshow' }))
  pass(5000)
  pass(300)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', at('two'))
})

test('who wants little movement moves the slides alone', async () => {
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
  pass(30_000)
  expect(seen()).toBe(at('one'))
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  pass(0)
  expect(document.querySelector('.shown img')).toHaveAttribute('src', at('two'))
  matchMedia.mockRestore()
})

test('only the first slide has a title, and it names the association', async () => {
  await showPage(<Slideshow slides={slides} />)
  expect(screen.getByText('Welcome to Meghnapur District Bar Association')).toBeInTheDocument()
})

test('a slide without a picture is drawn, and a single slide has no arrows', async () => {
  const { container } = await showPage(<Slideshow slides={[{ image: null, title: { en: '', bn: '' } }]} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('.court')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
