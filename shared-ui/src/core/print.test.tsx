import { associationAtom } from '../words/index.ts'
import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderScreen } from '../testing/index.ts'
import { Modal } from './Modal.tsx'
import { printOnly, usePrintLayout } from './print.ts'

type ListProps = { name: string; onPrint?: () => void; isWhole?: boolean }
function List({ name, onPrint, isWhole = false }: ListProps) {
  const element = useRef<HTMLDivElement>(null)
  usePrintLayout({ element: () => element.current, ...(onPrint && { prepare: onPrint }), isWhole })
  return <div ref={element}>{name}</div>
}
/** The texts that the browser would print. */
function printedTexts(): (string | null)[] {
  window.dispatchEvent(new Event('beforeprint'))
  const texts = [...document.querySelectorAll('[data-print]')].map(({ textContent }) => textContent)
  window.dispatchEvent(new Event('afterprint'))
  return texts
}

test("the browser's print command prints only the lists of a page, after `prepare`", () => {
  const onPrint = jest.fn()
  renderScreen(
    <>
      <p>Filters</p>
      <List name="Income" onPrint={onPrint} />
      <List name="Expense" />
    </>,
  )
  expect(printedTexts()).toEqual(['Income', 'Expense'])
  expect(onPrint).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[data-print]')).toBeNull()
})

test.each([
  ['specified', 'Notery Sticker'],
  ['corrected', 'Notary Sticker'],
] as const)('paper has the %s spelling; the screen keeps the specified one', async (spelling, text) => {
  const { store } = renderScreen(
    <>
      <h1>Monthly Expanse List</h1>
      <List name="Notery Sticker" />
    </>,
  )
  act(() => store.set(associationAtom, (association) => ({ ...association, spelling })))
  await act(async () => void (await import('./correct-paper.ts')))
  expect(printedTexts()).toEqual([text])
  expect(document.body).toHaveTextContent('Monthly Expanse ListNotery Sticker')
})

test('typed texts are printed as they are', async () => {
  const { store } = renderScreen(<p translate="no">Bought of Notery & Sons</p>)
  act(() => store.set(associationAtom, (association) => ({ ...association, spelling: 'corrected' })))
  await act(async () => void (await import('./correct-paper.ts')))
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.getByText('Bought of Notery & Sons')).toBeInTheDocument()
  window.dispatchEvent(new Event('afterprint'))
})

test('a layout that stands for the whole page is printed without its lists', () => {
  renderScreen(
    <>
      <List name="Receipts" />
      <List name="Passbook" isWhole />
    </>,
  )
  expect(printedTexts()).toEqual(['Passbook'])
})

test('only an open dialog is printed, or only its list when it has one', async () => {
  const { unmount } = renderScreen(
    <>
      <List name="Income" />
      <Modal open title="Records">
        <List name="Rahim" />
      </Modal>
    </>,
  )
  await screen.findByText('Rahim')
  expect(printedTexts()).toEqual(['Rahim'])
  unmount()
  renderScreen(
    <>
      <List name="Income" />
      <Modal open title="Message" footer={null} closable={false}>
        Salam
      </Modal>
    </>,
  )
  await screen.findByText('Salam')
  expect(printedTexts()).toEqual(['MessageSalam'])
})

test('`printOnly` prints its element without the lists of the page', () => {
  renderScreen(
    <>
      <List name="Income" />
      <p>Receipt</p>
    </>,
  )
  let texts: (string | null)[] = []
  jest.spyOn(window, 'print').mockImplementation(() => {
    texts = printedTexts()
  })
  printOnly(screen.getByText('Receipt'))
  expect(texts).toEqual(['Receipt'])
})
