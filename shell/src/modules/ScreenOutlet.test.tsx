import type { Place, ScreenModule } from '@samity/shared-api/module'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { ModuleFailure } from './failure.ts'
import type { ScreenSource } from './source.ts'

const place: Place = { path: '/dashboard/tea', search: '', language: 'en' }

/** A source that answers what `load` answers, again each time it is asked. */
const aSource = (load: () => Promise<ScreenModule>): ScreenSource => ({
  key: 'mfe-tea 1 Tea',
  title: { en: 'Tea', bn: 'চা' },
  screen: 'Tea',
  load,
  loaded: () => undefined,
})

const pot: ScreenModule = { default: () => <h1>Tea pot</h1> }

test('a module that cannot be loaded is named with the reason, and Retry brings the screen once it is back', async () => {
  let back = false
  const source = aSource(() =>
    back ? Promise.resolve(pot) : Promise.reject(new ModuleFailure('unreachable', 'gone')),
  )
  render(<ScreenOutlet source={source} place={place} />)
  expect(await screen.findByText('Tea could not be loaded: its files cannot be reached')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')

  back = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Tea pot' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a screen that throws while it renders leaves a notice in its place, and Retry renders it anew', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let hot = true
  const Kettle = () => {
    if (hot) throw new Error('too hot')
    return <h1>Kettle</h1>
  }
  render(<ScreenOutlet source={aSource(async () => ({ default: Kettle }))} place={place} />)
  expect(await screen.findByText('Tea could not be loaded: too hot')).toBeVisible()

  hot = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Kettle' })).toBeVisible()
  complaints.mockRestore()
})

test('a screen is shown with what its data answered for this place', async () => {
  const Cups = ({ data }: { data: number }) => <p>{data} cups</p>
  const cups = { default: Cups, data: async (_get: unknown, { search }: Place) => search.length }
  render(
    <ScreenOutlet source={aSource(async () => cups as ScreenModule)} place={{ ...place, search: '?a=1' }} />,
  )
  expect(await screen.findByText('4 cups')).toBeVisible()
})
