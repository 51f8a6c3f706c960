import { defineResource, text } from '@samity/shared-api/contract'
import type { PageLocation, ScreenModule } from '@samity/shared-api/module'
import { fakeServer } from '@samity/shared-api/testing'
import { useGet } from '@samity/shared-ui/query'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use, useState } from 'react'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { ModuleLoadError } from '../reports/load-error.ts'
import type { ScreenSource } from './screen-source.ts'

const location: PageLocation = { path: '/dashboard/tea', search: '', language: 'en' }

/** A source without a cache: it calls `load` every time. */
const aSource = (load: () => Promise<ScreenModule>): ScreenSource => ({
  key: 'mfe-tea 1 Tea',
  title: { en: 'Tea', bn: 'চা' },
  screen: 'Tea',
  load,
  getLoaded: () => undefined,
})

const pot: ScreenModule = { default: () => <h1>Tea pot</h1> }

test('a module that cannot be loaded is named with the reason, and Retry shows the screen when it can be loaded again', async () => {
  let isBack = false
  const source = aSource(() =>
    isBack ? Promise.resolve(pot) : Promise.reject(new ModuleLoadError('unreachable', 'gone')),
  )
  render(<ScreenOutlet source={source} location={location} />)
  expect(await screen.findByText('Tea could not be loaded: its files cannot be reached')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')

  isBack = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Tea pot' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a screen that throws while rendering is replaced by a notice, and Retry renders it again', async () => {
  const consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isHot = true
  const Kettle = () => {
    if (isHot) throw new Error('too hot')
    return <h1>Kettle</h1>
  }
  render(<ScreenOutlet source={aSource(async () => ({ default: Kettle }))} location={location} />)
  expect(await screen.findByText('Tea could not be loaded: too hot')).toBeVisible()

  isHot = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Kettle' })).toBeVisible()
  consoleErrors.mockRestore()
})

test('a screen that waits for ever as it renders leaves the menu usable, and is a notice after ten seconds', async () => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const never = new Promise<string>(() => undefined)
  const Kettle = () => <h1>{use(never)}</h1>
  const source = aSource(async () => ({ default: Kettle }))
  const Frame = () => {
    const [isMenuOpen, setMenuOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setMenuOpen(true)}>
          Menu
        </button>
        {isMenuOpen && <p>Sales</p>}
        <ScreenOutlet source={source} location={location} />
      </>
    )
  }
  render(<Frame />)
  await act(() => jest.advanceTimersByTimeAsync(500))
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  expect(screen.getByText('Sales')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('alert')).toHaveTextContent('Tea could not be loaded: no answer within 10 seconds')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a screen whose data never arrives is a notice after a minute, and Retry shows it when it does', async () => {
  jest.useFakeTimers()
  let isBack = false
  const data = () => (isBack ? Promise.resolve(undefined) : new Promise<undefined>(() => undefined))
  render(<ScreenOutlet source={aSource(async () => ({ ...pot, data }))} location={location} />)
  await act(() => jest.advanceTimersByTimeAsync(59_000))
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Tea could not be loaded: Network error. Please try again.',
  )

  isBack = true
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await act(() => jest.advanceTimersByTimeAsync(61_000))
  expect(screen.getByRole('heading', { name: 'Tea pot' })).toBeVisible()
  jest.useRealTimers()
})

/** Two screens of a dashboard whose frame reads, too. */
function Dashboard({ source }: { source: ScreenSource }) {
  const [isTeaOpen, setTeaOpen] = useState(true)
  const { data: guests } = useGet<string>('guests/')
  return (
    <>
      <button type="button" onClick={() => setTeaOpen(!isTeaOpen)}>
        Another screen
      </button>
      <p>{guests}</p>
      {isTeaOpen && <ScreenOutlet source={source} location={location} />}
    </>
  )
}

test('a screen that crashed on its data reads it again when somebody returns, and the frame keeps its own', async () => {
  const consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let leaves: unknown = null
  const tea = defineResource({
    path: 'teas',
    name: { en: 'tea', bn: 'চা' },
    fields: { name: text({ en: 'Name', bn: 'নাম' }) },
  })
  const server = fakeServer(tea)
    .route('GET', 'leaves/', () => ({ body: { leaves } }))
    .route('GET', 'guests/', () => ({ body: 'Rahima' }))
  const Leaves = () => {
    const { data } = useGet<{ leaves: string[] }>('leaves/')
    return data ? <h1>{data.leaves.join()}</h1> : null
  }
  const { user } = renderScreen(<Dashboard source={aSource(async () => ({ default: Leaves }))} />)
  expect(await screen.findByText(/^Tea could not be loaded/)).toBeVisible()
  expect(await screen.findByText('Rahima')).toBeVisible()

  leaves = ['Assam']
  const button = screen.getByRole('button', { name: 'Another screen' })
  await user.click(button)
  await user.click(button)
  expect(await screen.findByRole('heading', { name: 'Assam' })).toBeVisible()
  await waitFor(() => expect(server.requests.filter(({ path }) => path === 'guests/')).toHaveLength(1))
  consoleErrors.mockRestore()
})

test('a screen gets the result of its data function for its location', async () => {
  const Cups = ({ data }: { data: number }) => <p>{data} cups</p>
  const cups = { default: Cups, data: async (_get: unknown, { search }: PageLocation) => search.length }
  render(
    <ScreenOutlet
      source={aSource(async () => cups as ScreenModule)}
      location={{ ...location, search: '?a=1' }}
    />,
  )
  expect(await screen.findByText('4 cups')).toBeVisible()
})
