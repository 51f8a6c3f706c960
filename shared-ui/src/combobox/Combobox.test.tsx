import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { renderScreen } from '../testing/index.ts'
import { Combobox } from './Combobox.tsx'
import { placePopup } from './place-popup.ts'

const towns = ['Barishal', 'Bogura', 'Chattogram', 'Dhaka', 'Khulna', 'Rajshahi', 'Sylhet']
type Town = { key: string; label: string }

type ScreenProps = { requiresChoice?: boolean; onKeyDown?: () => void; options?: string[] }
function Screen({ requiresChoice = false, onKeyDown, options = towns }: ScreenProps) {
  const [text, setText] = useState('')
  const suggestions: Town[] = options
    .filter((town) => town.toLowerCase().includes(text.toLowerCase()))
    .map((town) => ({ key: town, label: town }))
  return (
    <>
      <label htmlFor="town">Town</label>
      <Combobox
        id="town"
        value={text}
        onChange={setText}
        suggestions={suggestions}
        onPick={({ label }) => setText(label)}
        requiresChoice={requiresChoice}
        onKeyDown={onKeyDown}
      />
      <input aria-label="Remarks" />
    </>
  )
}

function LateScreen() {
  const [options, setOptions] = useState<string[]>([])
  return (
    <>
      <Screen options={options} />
      <button onClick={() => setOptions(towns)}>Load</button>
    </>
  )
}
// without a pointer, so the focus stays
const receiveTowns = () => act(() => screen.getByRole('button', { name: 'Load' }).click())

const box = () => screen.getByRole('combobox', { name: 'Town' })
const activeOption = () => screen.queryByRole('option', { selected: true })

test('the field is named by its label, and refers to the list and the active option only while they exist', async () => {
  const { user } = renderScreen(<Screen />)
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  expect(box()).not.toHaveAttribute('aria-controls')
  await user.click(box())
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Suggestions' }).id)
  expect(box()).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{ArrowDown}')
  expect(box()).toHaveAttribute('aria-activedescendant', activeOption()!.id)
})

test('arrows wrap around at both ends, Page keys move by ten, Enter picks', async () => {
  const { user } = renderScreen(<Screen />)
  await user.click(box())
  await user.keyboard('{ArrowUp}')
  expect(activeOption()).toHaveTextContent('Sylhet')
  await user.keyboard('{ArrowDown}')
  expect(activeOption()).toHaveTextContent('Barishal')
  await user.keyboard('{End}')
  expect(activeOption()).toHaveTextContent('Sylhet')
  await user.keyboard('{Home}{ArrowDown}{Enter}')
  expect(box()).toHaveValue('Bogura')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('an arrow key that is pressed before the options arrive moves to the first or last of them', async () => {
  for (const [key, town] of [
    ['ArrowDown', 'Barishal'],
    ['ArrowUp', 'Sylhet'],
  ]) {
    const { user, unmount } = renderScreen(<LateScreen />)
    await user.tab()
    await user.keyboard(`{${key}}`)
    receiveTowns()
    expect(activeOption()).toHaveTextContent(town!)
    await user.keyboard('{Enter}')
    expect(box()).toHaveValue(town)
    unmount()
  }
})

test('an arrow key before the options is forgotten when the focus leaves', async () => {
  const { user } = renderScreen(<LateScreen />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await user.click(screen.getByRole('textbox', { name: 'Remarks' }))
  receiveTowns()
  await user.click(box())
  expect(activeOption()).toBeNull()
})

test('Home and End move in the text while no option is active', async () => {
  const { user } = renderScreen(<Screen />)
  await user.type(box(), 'ulna{Home}kh')
  expect(box()).toHaveValue('khulna')
  expect(activeOption()).not.toBeInTheDocument()
})

test('the same option can be picked twice', async () => {
  const { user } = renderScreen(<Screen />)
  for (const _ of [1, 2]) {
    await user.clear(box())
    await user.type(box(), 'dha{ArrowDown}{Enter}')
    expect(box()).toHaveValue('Dhaka')
  }
})

test('a pointer that rests on an option does not change what Enter does, and Tab picks nothing', async () => {
  const handleKey = jest.fn()
  const { user } = renderScreen(<Screen onKeyDown={handleKey} />)
  await user.type(box(), 'a')
  await user.hover(screen.getByRole('option', { name: 'Dhaka' }))
  handleKey.mockClear()
  await user.keyboard('{Enter}')
  expect(handleKey).toHaveBeenCalledTimes(1)
  expect(box()).toHaveValue('a')
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(screen.getByLabelText('Remarks')).toHaveFocus()
  expect(box()).toHaveValue('a')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('Esc closes the list and stays in the field; the next Esc belongs to the form', async () => {
  const handleFormKey = jest.fn()
  const { user } = renderScreen(
    // oxlint-disable-next-line no-static-element-interactions -- stands for a form that Esc closes
    <div onKeyDown={({ key }) => handleFormKey(key)}>
      <Screen />
    </div>,
  )
  await user.type(box(), 'dha')
  handleFormKey.mockClear()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(box()).toHaveValue('dha')
  expect(handleFormKey).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(handleFormKey).toHaveBeenCalledWith('Escape')
  expect(box()).toHaveValue('dha')
})

test('a screen reader hears the number of suggestions, in Bengali digits too', async () => {
  const { user } = renderScreen(<Screen />, { language: 'bn' })
  await user.type(box(), 'ra')
  expect(screen.getByText('পরামর্শ: ৩টি')).toHaveAttribute('aria-live', 'polite')
})

test('the list opens without typing when the person must choose', async () => {
  function AmbiguousScreen() {
    const [requiresChoice, setRequiresChoice] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setRequiresChoice(true), 200)
      return () => clearTimeout(timer)
    }, [])
    return <Screen requiresChoice={requiresChoice} />
  }
  const { user } = renderScreen(<AmbiguousScreen />)
  await user.tab()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(await screen.findByRole('listbox')).toBeInTheDocument()
})

describe('the place of the popup', () => {
  const window = { width: 800, height: 600 }
  const popupHeight = 180
  const rectangle = (top: number, height: number) => ({
    x: 20,
    y: top,
    width: 300,
    height,
    left: 20,
    top,
    right: 320,
    bottom: top + height,
    toJSON: () => '',
  })

  /** Calls back as a browser does after the layout of the next frame. */
  class FrameObserver {
    private readonly callback: () => void
    constructor(callback: () => void) {
      this.callback = callback
    }
    observe() {
      queueMicrotask(this.callback)
    }
    unobserve() {}
    disconnect() {}
  }
  const { ResizeObserver } = globalThis
  beforeEach(() => void Object.assign(globalThis, { ResizeObserver: FrameObserver }))
  afterEach(() => void Object.assign(globalThis, { ResizeObserver }))

  async function placedBeside(fieldTop: number) {
    const field = document.createElement('div')
    const popup = document.createElement('div')
    document.body.append(field, popup)
    Object.defineProperties(document.documentElement, {
      clientWidth: { value: window.width, configurable: true },
      clientHeight: { value: window.height, configurable: true },
    })
    field.getBoundingClientRect = () => rectangle(fieldTop, 32)
    popup.getBoundingClientRect = () => rectangle(0, popupHeight)
    Object.defineProperties(popup, { offsetWidth: { value: 300 }, offsetHeight: { value: popupHeight } })
    const stop = placePopup(field, popup)
    await waitFor(() => expect(popup.style.position).toBe('fixed'))
    stop()
    return popup.style
  }

  test('is below the field', async () => {
    const { top, left, width } = await placedBeside(100)
    expect([top, left, width]).toEqual(['134px', '20px', '300px'])
  })

  test('is above the field where the window ends', async () => {
    const { top } = await placedBeside(500)
    expect(top).toBe(`${500 - 2 - popupHeight}px`)
  })

  test('needs no measurement while its options appear', async () => {
    const optionCounts: number[] = []
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      optionCounts.push(document.querySelectorAll('[role="option"]').length)
      return rectangle(100, 32)
    })
    globalThis.ResizeObserver = ResizeObserver
    const { user } = renderScreen(<Screen />)
    await user.type(box(), 'dh')
    const { position, top, width } = screen.getByRole('listbox').parentElement!.style
    measure.mockRestore()
    expect([position, top, width]).toEqual(['fixed', '134px', '300px'])
    expect(optionCounts.length).toBeGreaterThan(0)
    expect(optionCounts.filter((count) => count > 0)).toEqual([])
  })
})
