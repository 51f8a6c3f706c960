import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const Loading = () => <p>Loading the greeting</p>

test('the code loads when the part is first shown, and later parts show at once', async () => {
  const load = jest.fn(async () => Greeting)
  const Part = lazyPart(load, Loading)
  expect(load).not.toHaveBeenCalled()
  const { unmount } = renderScreen(<Part name="Rahima" />)
  expect(screen.getByText('Loading the greeting')).toBeInTheDocument()
  expect(await screen.findByText('Hello Rahima')).toBeInTheDocument()
  unmount()
  renderScreen(<Part name="Karim" />)
  expect(screen.getByText('Hello Karim')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('after a failure, Retry loads the code again', async () => {
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue(Greeting)
  const Part = lazyPart(load, Loading)
  const { user } = renderScreen(<Part name="Rahima" />)
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Hello Rahima')).toBeInTheDocument()
})
