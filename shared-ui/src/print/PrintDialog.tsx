import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Button, Modal, PrinterOutlined, printOnly, usePrintLayout } from '../core/index.ts'
import { useWords } from '../words/index.ts'
import styles from './PrintDialog.module.css'

const words = {
  print: { en: 'Print', bn: 'ছাপুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}

type Props = {
  /** The heading of the dialog; it is not printed */
  title: string
  /** Called by Close, Esc and the cross */
  onClose: () => void
  /** False while the layout is loading: Print waits for it */
  isReady?: boolean
  /** Buttons beside Print */
  tools?: ReactNode
  /** The print layout, or what is shown while it loads */
  children: ReactNode
}

/**
 * Resolves when each photo of an element is there or has failed: one that is still loading would be missing
 * in print.
 */
const whenPhotosAreLoaded = (area: HTMLElement) =>
  Promise.all([...area.querySelectorAll('img')].map((photo) => photo.decode?.().catch(() => undefined)))

/** A dialog with a print layout, which the browser's print command prints as well. */
export function PrintDialog({ title, onClose, isReady = true, tools, children }: Props) {
  const t = useWords(words)
  const printArea = useRef<HTMLDivElement>(null)
  // the browser's print command prints the layout without the title and the buttons of the dialog
  usePrintLayout({ element: () => printArea.current })
  const [isWaiting, setIsWaiting] = useState(false)
  const print = useEffectEvent(async () => {
    if (printArea.current) await whenPhotosAreLoaded(printArea.current)
    setIsWaiting(false)
    if (printArea.current) printOnly(printArea.current)
  })
  useEffect(() => {
    if (isWaiting && isReady) void print()
  }, [isWaiting, isReady])
  return (
    <Modal open title={title} footer={null} width={860} onCancel={onClose} destroyOnHidden>
      {/* above the sheet, which may be many pages long */}
      <div className={styles.tools}>
        <Button
          type="primary"
          data-first
          icon={<PrinterOutlined aria-hidden />}
          loading={isWaiting}
          onClick={() => setIsWaiting(true)}
        >
          {t.print}
        </Button>
        <Button onClick={onClose}>{t.close}</Button>
        {tools}
      </div>
      <div ref={printArea} className={styles.scroll}>
        {children}
      </div>
    </Modal>
  )
}
