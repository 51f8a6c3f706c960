import { PrinterOutlined } from '@ant-design/icons'
import { toRequestError } from '@samity/shared-api/client'
import { Button } from 'antd'
import { useState, type RefObject } from 'react'
import { printOnly } from '../core/print.ts'
import { useToast } from '../core/toast.ts'
import { fill, useShow, useWords } from '../words/index.ts'
import { MenuButton } from './MenuButton.tsx'
import { useRowRange } from './use-row-range.ts'

const words = {
  print: { en: 'Print list', bn: 'তালিকা ছাপুন' },
  page: { en: 'This page ({rows})', bn: 'এই পাতা ({rows})' },
  all: { en: 'All {total} rows', bn: 'সব {total}টি সারি' },
  tooMany: {
    en: 'All {total} rows are too many to print: narrow the list down, or export it',
    bn: 'সব {total}টি সারি ছাপার জন্য বেশি: তালিকা ছোট করুন, অথবা এক্সপোর্ট করুন',
  },
}

/** More are fifty sheets and more, and a browser would stand still over them. */
const maxPrintableRows = 2000

/** A page of a longer table. */
export type PrintPages = {
  /** What is printed holds all rows anyway */
  includesAllRows: boolean
  /** From 1 */
  page: number
  size: number
  total: number
  /** Puts all rows in the place of the page */
  showAllRows: () => Promise<void>
  /** Puts the page back */
  showPage: () => void
}

export type PrintTarget = {
  printed: RefObject<HTMLElement | null>
  /** Completes it just before it is printed */
  prepare: () => void
}
type Props = { print: PrintTarget; pages: PrintPages }

/** Prints a table; of one with several pages the page that is shown, or all of them. */
export function PrintButton({ print: { printed, prepare }, pages }: Props) {
  const t = useWords(words)
  const show = useShow()
  const toast = useToast()
  const rows = useRowRange(pages.page, pages.size, pages.total)
  const [isLoading, setIsLoading] = useState(false)

  function print() {
    prepare()
    if (printed.current) printOnly(printed.current)
  }

  async function printAll() {
    setIsLoading(true)
    try {
      await pages.showAllRows()
      window.addEventListener('afterprint', pages.showPage, { once: true })
      print()
    } catch (error) {
      toast.error(toRequestError(error).message)
    } finally {
      setIsLoading(false)
    }
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
      isLoading={isLoading}
      items={[
        { key: 'page', label: fill(t.page, { rows }) },
        {
          key: 'all',
          label: fill(isTooLong ? t.tooMany : t.all, { total: show.number(pages.total) }),
          disabled: isTooLong,
        },
      ]}
      onSelect={(key) => (key === 'all' ? void printAll() : print())}
    >
      {t.print}
    </MenuButton>
  )
}
