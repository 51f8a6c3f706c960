import { languageAtom } from '@samity/shared-api/session'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../testing/index.ts'
import {
  cropPicture,
  fromPercent,
  largestRegion,
  moveRegion,
  resizeRegion,
  scaleRegion,
  toPercent,
} from './crop.ts'
import { PictureInput } from './PictureInput.tsx'
import type { PictureValue } from './PicturePicker.tsx'

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

test('a moved corner keeps the opposite corner, the shape and the limits', () => {
  const whole = largestRegion(landscape, portrait)
  expect(resizeRegion(whole, landscape, portrait, 'nw', 80, 0)).toEqual({
    x: 380,
    y: 100,
    width: 320,
    height: 400,
  })
  expect(resizeRegion(whole, landscape, portrait, 'se', 0, -100)).toEqual({
    x: 300,
    y: 0,
    width: 320,
    height: 400,
  })
  // the region already has the height of the picture
  expect(resizeRegion(whole, landscape, portrait, 'ne', 50, 0)).toEqual(whole)
  expect(resizeRegion(whole, landscape, portrait, 'sw', 9999, 0)).toEqual({
    x: 620,
    y: 0,
    width: 80,
    height: 100,
  })
})

test('a region in per cent becomes the same region again, also after rounding on the screen', () => {
  const region = { x: 400, y: 125, width: 200, height: 250 }
  const percent = toPercent(region, landscape)
  expect(percent).toEqual({ x: 40, y: 25, width: 20, height: 50 })
  expect(fromPercent(percent, landscape, portrait)).toEqual(region)
  expect(fromPercent({ ...percent, height: 50.3 }, landscape, portrait)).toEqual(region)
  expect(fromPercent({ x: 99, y: 0, width: 41, height: 100 }, landscape, portrait)).toEqual({
    ...largestRegion(landscape, portrait),
    x: 600,
  })
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
    await view.user.upload(await screen.findByLabelText('Photo', { selector: 'input' }), file)
    await view.user.click(screen.getByRole('button', { name: 'Crop the picture' }))
    const image = (await screen.findByRole('dialog')).querySelector('img')!
    return { ...view, image }
  }
  function load(image: HTMLImageElement, name = /^Part of the picture/) {
    Object.defineProperties(image, { naturalWidth: { value: 1000 }, naturalHeight: { value: 500 } })
    fireEvent.load(image)
    return screen.getByRole('group', { name })
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

  test('a screen reader hears where the part is after a key', async () => {
    const { user, image } = await open()
    load(image).focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('status')).toHaveTextContent('From the left 29%, From the top 0%, Width 40%')
  })

  test('arrow keys on a corner resize the part', async () => {
    const { user, image } = await open()
    const frame = load(image)
    const corner = screen.getByRole('button', { name: /^Top left corner/ })
    corner.focus()
    await user.keyboard('{ArrowRight}')
    expect([frame.style.left, frame.style.width].map(Number.parseFloat)).toEqual([
      expect.closeTo(31),
      expect.closeTo(39),
    ])
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(frame).toHaveStyle({ left: '30%', width: '40%' })
    expect(corner).toHaveFocus()
  })

  test('a drag moves the part and leaves the focus on it', async () => {
    const { user, image } = await open()
    const frame = load(image)
    // the picture is displayed at half its size
    const box = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 500, 250))
    // jsdom has no PointerEvent
    const point = (type: string, target: Element | Document, clientX: number) =>
      fireEvent(target, new MouseEvent(type, { bubbles: true, clientX, clientY: 100 }))
    point('pointerdown', frame, 250)
    point('pointermove', document, 200)
    point('pointerup', document, 200)
    box.mockRestore()
    expect(frame).toHaveStyle({ left: '20%', top: '0%', width: '40%' })
    expect(frame).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(Number.parseFloat(frame.style.left)).toBeCloseTo(21)
  })

  test('in Bengali, the part and its corners have Bengali names', async () => {
    const { user, store, image } = await open()
    act(() => store.set(languageAtom, 'bn'))
    const frame = load(image, /^ছবির অংশ/)
    expect(screen.getByRole('button', { name: /^ওপরের বাম কোণ/ })).toBeInTheDocument()
    frame.focus()
    await user.keyboard('-')
    expect(screen.getByRole('status')).toHaveTextContent('বাম থেকে ৩২%, ওপর থেকে ৫%, প্রস্থ ৩৬%')
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
