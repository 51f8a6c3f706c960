import { PrinterOutlined } from '@ant-design/icons'
import { http } from '@samity/shared-api/client'
import type { Receipt as ReceiptRecord } from '@samity/shared-api/contract/sales/money-record'
import { Button } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useExtensions } from '../core/extensions.ts'
import { Modal } from '../core/Modal.tsx'
import { printOnly, usePrintLayout } from '../core/print.ts'
import { LoadingState, ErrorState } from '../core/states.tsx'
import { useToast } from '../core/toast.ts'
import { useAction } from '../core/use-action.ts'
import { useGet } from '../query/index.ts'
import { useDigits, useLanguage, useWords } from '../words/index.ts'
import './pages.css'
import { readPaperSize, setLaterPages, setRollLength, type PaperSize } from './paper-size.ts'
import { PaperSelect } from './PaperSelect.tsx'
import { ReceiptPlaces } from './ReceiptPlaces.tsx'
import { ReceiptPrint } from './ReceiptPrint.tsx'
import styles from './ReceiptPrint.module.css'

const words = {
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  print: { en: 'Print', bn: 'ছাপুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  pageOf: { en: 'page {page} of {pages}', bn: 'পাতা {page} / {pages}' },
  uncounted: { en: 'The print could not be counted.', bn: 'মুদ্রণটি গণনা করা যায়নি।' },
}

/** Who prints again does not wait for a server that hangs. */
const readTimeoutMs = 4000

type Props = {
  /** The number of the receipt. Undefined closes the dialog. */
  number: string | undefined
  /** Called by Esc and the Close button */
  onClose: () => void
  /** The element, or the id of the field, that gets the focus afterwards */
  returnTo?: HTMLElement | string | null
}

/**
 * A dialog with a receipt. It prints the receipt once when it opens. The server counts the prints; the second
 * and later ones say DUPLICATE.
 */
export function ReceiptDialog({ number, onClose, returnTo }: Props) {
  const t = useWords(words)
  return (
    <Modal
      open={number !== undefined}
      title={t.receipt}
      footer={null}
      width={820}
      onCancel={onClose}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: !returnTo }}
      afterClose={() =>
        (typeof returnTo === 'string' ? document.getElementById(returnTo) : returnTo)?.focus()
      }
    >
      {number !== undefined && <ReceiptView key={number} number={number} onClose={onClose} />}
    </Modal>
  )
}

type ViewProps = {
  /** The number of the receipt */
  number: string
  /** Called by the Close button, which is absent without it */
  onClose?: () => void
  /** More buttons beside the receipt. `refresh` reads it again. */
  buttons?: (receipt: ReceiptRecord, refresh: () => void) => ReactNode
}

export function ReceiptView({ number, onClose, buttons }: ViewProps) {
  const t = useWords(words)
  const toast = useToast()
  const digits = useDigits()
  const printArea = useRef<HTMLDivElement>(null)
  const [paperSize, setPaperSize] = useState<PaperSize>(readPaperSize)
  const receiptPath = `receipts/${encodeURIComponent(number)}/`
  const { data: storedReceipt, error, refresh, set } = useGet<ReceiptRecord>(receiptPath, { snapshot: true })
  const printCount = useRef(0)
  /** The prints since the receipt was read, except the last one */
  const [earlierPrints, setEarlierPrints] = useState(0)
  const { run, isBusy } = useAction()
  const isBengali = useLanguage() === 'bn'
  const receipt = storedReceipt && {
    ...storedReceipt,
    ...(isBengali && storedReceipt.bengali),
    prints: storedReceipt.prints + earlierPrints,
  }

  function prepare() {
    // the print that starts now must already say whether it is a duplicate
    if (printCount.current > 0) flushSync(() => setEarlierPrints((count) => count + 1))
    printCount.current += 1
    if (printArea.current && paperSize === 'roll') setRollLength(printArea.current)
    if (receipt && paperSize === 'a5')
      setLaterPages(
        [receipt.receipt_no, receipt.payer].filter(Boolean).join(' · '),
        t.pageOf,
        digits === 'bengali',
      )
    void countPrint()
  }

  async function countPrint() {
    try {
      await http.post(`${receiptPath}print/`)
    } catch {
      toast.error(words.uncounted)
    }
  }

  function print() {
    // it may have been closed while it was read
    if (!printArea.current) return
    prepare()
    printOnly(printArea.current)
  }

  /** Somebody may have made it void since it was opened. Without a connection it is printed as it was. */
  const printAgain = () =>
    run(() => http.get<ReceiptRecord>(receiptPath, { timeout: readTimeoutMs }), {
      onDone: ({ data }) => flushSync(() => set(data)),
      onFailed: () => undefined,
      onEnd: print,
    })

  // the browser's own print command counts too
  usePrintLayout({ element: () => printArea.current, prepare })

  useEffect(() => {
    if (storedReceipt && printCount.current === 0) print()
    // oxlint-disable-next-line exhaustive-deps -- once, when the receipt has arrived
  }, [storedReceipt])

  if (error) return <ErrorState error={error} retry={refresh} />
  if (!receipt) return <LoadingState />
  return (
    <div className={styles.view}>
      <div className={styles.preview}>
        <div ref={printArea}>
          <ReceiptPrint receipt={receipt} paperSize={paperSize} />
        </div>
        <ReceiptPlaces receipt={receipt} />
      </div>
      <div className={styles.tools}>
        <PaperSelect value={paperSize} onChange={setPaperSize} />
        <Button
          type="primary"
          data-first
          icon={<PrinterOutlined aria-hidden />}
          loading={isBusy}
          onClick={printAgain}
        >
          {t.print}
        </Button>
        {buttons?.(receipt, refresh)}
        <ReceiptActions receipt={receipt} />
        {onClose && <Button onClick={onClose}>{t.close}</Button>}
      </div>
    </div>
  )
}

type ActionsProps = {
  /** The receipt that the buttons are about */
  receipt: ReceiptRecord
}

/** The buttons that other modules add to a receipt. */
export function ReceiptActions({ receipt: { number, stream, voided_at } }: ActionsProps) {
  return useExtensions('receipt.action', { receipt: { number, stream, voided_at } }).map(
    ({ content }) => content,
  )
}
