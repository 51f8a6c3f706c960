import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { RefObject } from 'react'
import { printOnly } from '../core/print.ts'
import { useAction } from '../core/use-action.ts'
import { fill, useShow, useWords } from '../words/index.ts'
import { MenuButton } from './MenuButton.tsx'
import { useRowRange } from './use-row-range.ts'

const words = {
  print: { en: 'Print list', bn: 'তালিকা ছাপুন' },
  all: { en: 'All {total} rows', bn: 'সব {total}টি সারি' },
  page: { en: 'This page only: {count} rows ({rows})', bn: 'শুধু এই পাতা: {count}টি সারি ({rows})' },
  tooMany: {
    en: 'All {total} rows are too many to print: narrow the list down, or export it',
    bn: 'সব {total}টি সারি ছাপার জন্য বেশি: তালিকা ছোট করুন, অথবা এক্সপোর্ট করুন',
  },
}

/** More rows would be over fifty pages, and the browser would freeze while it lays them out. */
const maxPrintableRows = 2000

export type PrintPages = {
  /** The print layout has all rows anyway */
  includesAllRows: boolean
  /** The current page, from 1 */
  page: number
  size: number
  /** The number of rows on the current page */
  pageRows: number
  total: number
  showAllRows: () => Promise<void>
  showPage: () => void
}

export type PrintTarget = {
  element: RefObject<HTMLElement | null>
  prepare: () => void
}
type Props = { print: PrintTarget; pages: PrintPages }

/** Prints a table. If it has several pages, a menu offers all of them, or the current page alone. */
export function PrintButton({ print: { element, prepare }, pages }: Props) {
  const t = useWords(words)
  const show = useShow()
  const rows = useRowRange(pages.page, pages.size, pages.total)
  const { run, isBusy } = useAction()

  function print() {
    prepare()
    if (element.current) printOnly(element.current)
  }

  function handleRows() {
    window.addEventListener('afterprint', pages.showPage, { once: true })
    print()
  }

  const icon = <PrinterOutlined aria-hidden />
  if (pages.includesAllRows || pages.total <= pages.size)
    return (
      <Button icon={icon} onClick={print}>
        {t.print}
      </Button>
    )
  const isTooLong = pages.total > maxPrintableRows
  return (
    <MenuButton
      icon={icon}
      isLoading={isBusy}
      items={[
        {
          key: 'all',
          label: fill(isTooLong ? t.tooMany : t.all, { total: show.number(pages.total) }),
          disabled: isTooLong,
        },
        { key: 'page', label: fill(t.page, { rows, count: show.number(pages.pageRows) }) },
      ]}
      onSelect={(key) => (key === 'all' ? run(pages.showAllRows, { onDone: handleRows }) : print())}
    >
      {t.print}
    </MenuButton>
  )
}
