import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../testing/index.ts'
import { cropPicture, largestRegion, moveRegion, scaleRegion } from './crop.ts'
import { PictureInput, type PictureValue } from './PictureInput.tsx'

const landscape = { width: 1000, height: 500 }
const portrait = 4 / 5

test('the initial region is the largest one of its shape', () => {
  expect(largestRegion(landscape, portrait)).toEqual({ x: 300, y: 0, width: 400, height: 500 })
  expect(largestRegion({ width: 400, height: 1100 }, portrait)).toEqual({
    x: 0,
    y: 200,
    width: 400,
    height: 500,
  })
})

test('a moved or resized region stays inside the picture and keeps its shape', () => {
  const whole = largestRegion(landscape, portrait)
  expect(moveRegion(whole, landscape, -9999, -9999)).toEqual({ ...whole, x: 0, y: 0 })
  expect(moveRegion(whole, landscape, 9999, 9999)).toEqual({ ...whole, x: 600, y: 0 })
  const small = scaleRegion(whole, landscape, portrait, 0.5)
  expect(small).toEqual({ x: 400, y: 125, width: 200, height: 250 })
  expect(scaleRegion(moveRegion(small, landscape, 9999, 0), landscape, portrait, 9)).toEqual({
    ...whole,
    x: 600,
  })
  expect(scaleRegion(whole, landscape, portrait, 0.001).width).toBe(80)
})

test('`cropPicture` rejects when the browser cannot draw', async () => {
  const region = largestRegion(landscape, portrait)
  const cannotDraw = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await expect(cropPicture(document.createElement('img'), region, 'a.png')).rejects.toThrow(
    'cannot draw pictures',
  )
  cannotDraw.mockRestore()
})

describe('PictureInput with an aspect ratio', () => {
  const file = new File(['x'], 'new.png', { type: 'image/png' })
  function Photo() {
    const [value, setValue] = useState<PictureValue>()
    return (
      <>
        <label htmlFor="photo">Photo</label>
        <PictureInput id="photo" aspectRatio={portrait} value={value} onChange={setValue} />
      </>
    )
  }
  async function open() {
    const view = renderScreen(<Photo />)
    await view.user.upload(screen.getByLabelText('Photo', { selector: 'input' }), file)
    await view.user.click(screen.getByRole('button', { name: 'Crop the picture' }))
    const image = (await screen.findByRole('dialog')).querySelector('img')!
    return { ...view, image }
  }
  function load(image: HTMLImageElement) {
    Object.defineProperties(image, { naturalWidth: { value: 1000 }, naturalHeight: { value: 500 } })
    fireEvent.load(image)
    return screen.getByRole('button', { name: /^Part of the picture/ })
  }

  test('arrow keys move the frame, + and - resize it', async () => {
    const { user, image } = await open()
    const frame = load(image)
    expect(frame).toHaveStyle({ left: '30%', width: '40%', height: '100%' })
    const percentOf = (side: 'left' | 'width' | 'height') => Number.parseFloat(frame.style[side])
    frame.focus()
    await user.keyboard('{ArrowLeft}')
    expect(percentOf('left')).toBeCloseTo(29)
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(percentOf('left')).toBeCloseTo(39)
    await user.keyboard('-')
    expect([percentOf('left'), percentOf('width'), percentOf('height')]).toEqual(
      [41, 36, 90].map((part) => expect.closeTo(part)),
    )
    await user.click(screen.getByRole('button', { name: 'Larger part' }))
    expect(percentOf('width')).toBeCloseTo(39.6)
  })

  test('the picture stays whole after Esc and after choosing the whole picture', async () => {
    const { user } = await open()
    expect(screen.getByText('new.png')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.getByText('new.png')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Crop the picture' }))
    await user.click(await screen.findByRole('button', { name: 'Use the whole picture' }))
    expect(screen.getByText('new.png')).toBeInTheDocument()
  })

  test('a picture that the browser cannot display is used whole', async () => {
    const { image } = await open()
    fireEvent.error(image)
    expect(await screen.findByText('new.png')).toBeInTheDocument()
  })
})
