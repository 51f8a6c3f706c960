import { Button, Modal, PrinterOutlined, printOnly, usePrintLayout } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useRef, useState, type ReactNode } from 'react'
import styles from './print-dialog.module.css'

const words = {
  print: { en: 'Print', bn: 'ছাপুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}

type Props = {
  title: string
  onClose: () => void
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

export function PrintDialog({ title, onClose, tools, children }: Props) {
  const t = useWords(words)
  const printArea = useRef<HTMLDivElement>(null)
  // the browser's print command prints the layout without the title and the buttons of the dialog
  usePrintLayout({ element: () => printArea.current })
  const [isWaiting, setIsWaiting] = useState(false)
  async function print() {
    if (!printArea.current) return
    setIsWaiting(true)
    await whenPhotosAreLoaded(printArea.current)
    setIsWaiting(false)
    printOnly(printArea.current)
  }
  return (
    <Modal open title={title} footer={null} width={860} onCancel={onClose} destroyOnHidden>
      {/* above the sheet, which may be many pages long */}
      <div className={styles.tools}>
        <Button
          type="primary"
          data-first
          icon={<PrinterOutlined aria-hidden />}
          loading={isWaiting}
          onClick={() => void print()}
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
