import { screen } from '@testing-library/react'
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
