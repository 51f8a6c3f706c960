import { PrinterOutlined } from '@ant-design/icons'
import { http } from '@samity/shared-api/client'
import type { Receipt as Slip } from '@samity/shared-api/contract/sales/money-record'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Modal } from '../core/Modal.tsx'
import { printOnly, usePrintLayout } from '../core/print.ts'
import { Busy, Problem } from '../core/states.tsx'
import { useToast } from '../core/toast.ts'
import { Choice } from '../forms/Choice.tsx'
import { useWords } from '../words/index.ts'
import './pages.css'
import { choosePaper, chosenPaper, cutRoll, type Paper } from './paper.ts'
import { Receipt } from './Receipt.tsx'
import styles from './Receipt.module.css'

const words = {
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  print: { en: 'Print', bn: 'ছাপুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  paper: { en: 'Paper', bn: 'কাগজ' },
  uncounted: { en: 'The print could not be counted.', bn: 'মুদ্রণটি গণনা করা যায়নি।' },
}
const papers = [
  { value: 'a5', label: 'A5' },
  { value: 'roll', label: '80 mm' },
]

type Props = {
  /** The receipt's number; undefined closes the dialog */
  number: string | undefined
  onClose: () => void
  /** Where the focus goes afterwards: an element, or a field's id */
  returnTo?: HTMLElement | string | null
}

/** A receipt on the page. It prints itself once when it opens; the server counts, so the second print says DUPLICATE. */
export function ReceiptDialog({ number, onClose, returnTo }: Props) {
  const t = useWords(words)
  return (
    <Modal
      open={number !== undefined}
      title={t.receipt}
      footer={null}
      width={640}
      onCancel={onClose}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: !returnTo }}
      afterClose={() =>
        (typeof returnTo === 'string' ? document.getElementById(returnTo) : returnTo)?.focus()
      }
    >
      {number !== undefined && <PrintedReceipt key={number} number={number} onClose={onClose} />}
    </Modal>
  )
}

/** The receipt itself with its buttons, for the dialog and for a page of its own. */
export function PrintedReceipt({ number, onClose }: { number: string; onClose?: () => void }) {
  const t = useWords(words)
  const toast = useToast()
  const sheet = useRef<HTMLDivElement>(null)
  const [slip, setSlip] = useState<Slip>()
  const [error, setError] = useState<unknown>()
  const [paper, setPaper] = useState<Paper>(chosenPaper)
  const address = `receipts/${encodeURIComponent(number)}/`
  const times = useRef(0)

  function read() {
    setError(undefined)
    http.get<Slip>(address).then(({ data }) => setSlip(data), setError)
  }
  // oxlint-disable-next-line exhaustive-deps -- the dialog is a new one for another number
  useEffect(read, [address])

  function prepare() {
    // the paper that is printed now must already say what it is
    if (times.current > 0)
      flushSync(() => setSlip((before) => before && { ...before, prints: before.prints + 1 }))
    times.current += 1
    if (sheet.current && paper === 'roll') cutRoll(sheet.current)
  }

  async function count() {
    try {
      await http.post(`${address}print/`)
    } catch {
      toast.failed(words.uncounted)
    }
  }

  function print() {
    prepare()
    if (sheet.current) printOnly(sheet.current)
    void count()
  }

  // a print is a print, whichever command it came from
  usePrintLayout({
    element: () => sheet.current,
    prepare: () => {
      prepare()
      void count()
    },
  })

  useEffect(() => {
    if (slip && times.current === 0) print()
    // oxlint-disable-next-line exhaustive-deps -- once, when the receipt has arrived
  }, [slip])

  if (error) return <Problem error={error} retry={read} />
  if (!slip) return <Busy />
  return (
    <>
      <div ref={sheet} className={styles.sheet}>
        <Receipt slip={slip} paper={paper} />
      </div>
      <div className={styles.tools}>
        <label className={styles.papers}>
          {t.paper}
          <Choice
            value={paper}
            choices={papers}
            onChange={(value) => {
              const chosen = value === 'roll' ? 'roll' : 'a5'
              setPaper(chosen)
              choosePaper(chosen)
            }}
          />
        </label>
        <Button type="primary" data-first icon={<PrinterOutlined aria-hidden />} onClick={print}>
          {t.print}
        </Button>
        {onClose && <Button onClick={onClose}>{t.close}</Button>}
      </div>
    </>
  )
}
