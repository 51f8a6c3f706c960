import { Button, Modal, PrinterOutlined, printOnly, usePrintLayout } from '@samity/shared-ui/core'
import { PaperSelect, readPaperSize, setRollLength, type PaperSize } from '@samity/shared-ui/receipt'
import { useWords } from '@samity/shared-ui/words'
import { useRef, useState, type ReactNode } from 'react'
import styles from './slip.module.css'

const words = {
  print: { en: 'Print', bn: 'ছাপুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}

type Props = {
  title: string
  onClose: () => void
  /** The slip, or what is shown while it loads */
  children: ReactNode
}

/** A dialog with a slip that prints on A5 or on the 80 mm roll. */
export function SlipPrintDialog({ title, onClose, children }: Props) {
  return (
    <Modal open title={title} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      <SlipPreview onClose={onClose}>{children}</SlipPreview>
    </Modal>
  )
}

type PreviewProps = {
  /** Called by the Close button, which is absent without it */
  onClose?: () => void
  /** Stands between the buttons and the slip, and is not printed */
  summary?: ReactNode
  children: ReactNode
}

export function SlipPreview({ onClose, summary, children }: PreviewProps) {
  const t = useWords(words)
  const printArea = useRef<HTMLDivElement>(null)
  const [paperSize, setPaperSize] = useState<PaperSize>(readPaperSize)
  const measureRoll = () => {
    if (printArea.current && paperSize === 'roll') setRollLength(printArea.current)
  }
  // also for the browser's print command, without the title and the buttons of the dialog
  usePrintLayout({ element: () => printArea.current, prepare: measureRoll })
  function print() {
    measureRoll()
    if (printArea.current) printOnly(printArea.current)
  }
  return (
    <>
      <div className={styles.tools}>
        <Button type="primary" data-first icon={<PrinterOutlined aria-hidden />} onClick={print}>
          {t.print}
        </Button>
        <PaperSelect value={paperSize} onChange={setPaperSize} />
        {onClose && <Button onClick={onClose}>{t.close}</Button>}
      </div>
      {summary}
      <div ref={printArea} className={`${styles.paper} ${styles[paperSize]}`}>
        {children}
      </div>
    </>
  )
}
