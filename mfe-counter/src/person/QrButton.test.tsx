import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { QrButton } from './QrButton.tsx'

const name = 'Picture of a QR code'
const picture = new File(['a picture'], 'card.jpg', { type: 'image/jpeg' })

/** Opens the button in a browser that reads a picture like this. */
function openReader(detect: () => Promise<{ rawValue: string }[]>) {
  Object.assign(globalThis, {
    BarcodeDetector: class {
      detect = detect
    },
    createImageBitmap: async () => ({}),
  })
  const onCode = jest.fn()
  const { user, container } = renderScreen(<QrButton onCode={onCode} />)
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!
  return { onCode, takePicture: () => user.upload(input, picture) }
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'BarcodeDetector'))

test('the button is absent in a browser that reads no codes', () => {
  renderScreen(<QrButton onCode={jest.fn()} />)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

test('the code of a picture is passed on once', async () => {
  const { onCode, takePicture } = openReader(async () => [{ rawValue: 'a code' }])
  expect(screen.getByRole('button', { name })).toBeVisible()
  await takePicture()
  expect(onCode.mock.calls).toEqual([['a code']])
})

test.each([
  ['without a code', async () => [], 'The picture has no QR code.'],
  [
    'that the device cannot read',
    () => Promise.reject(new DOMException('no service', 'NotSupportedError')),
    'This device cannot read the picture.',
  ],
])('a picture %s gets a sentence', async (_what, detect, sentence) => {
  const { onCode, takePicture } = openReader(detect)
  await takePicture()
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible()
  expect(onCode).not.toHaveBeenCalled()
})
