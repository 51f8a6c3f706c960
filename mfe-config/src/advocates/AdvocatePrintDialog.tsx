import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { Button, Modal, PrinterOutlined, printOnly, usePrintLayout } from '@samity/shared-ui/core'
import { useCheckCodes } from '@samity/shared-ui/receipt'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AddressLabels } from './AddressLabels.tsx'
import { IdCards } from './IdCards.tsx'
import { AdvocateListPrint } from './AdvocateListPrint.tsx'

const words = {
  cards: { en: 'ID cards', bn: 'পরিচয়পত্র' },
  labels: { en: 'Address labels', bn: 'ঠিকানার লেবেল' },
  list: { en: 'Chosen advocates', bn: 'বাছাই করা আইনজীবী' },
  print: { en: 'Print', bn: 'ছাপুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}
const layouts = { cards: IdCards, labels: AddressLabels, list: AdvocateListPrint }
export type PrintLayout = keyof typeof layouts

type Props = { layout: PrintLayout | undefined; advocates: readonly Advocate[]; onClose: () => void }

export function AdvocatePrintDialog({ layout, advocates, onClose }: Props) {
  const t = useWords(words)
  const printArea = useRef<HTMLDivElement>(null)
  // the browser's print command prints the layout without the title and the buttons of the dialog
  usePrintLayout({ element: () => printArea.current })
  const Layout = layout && layouts[layout]
  const ids = advocates.map(({ id }) => id)
  // the cards read the same codes: this is the same request
  const { isLoading } = useCheckCodes('member', layout === 'cards' ? ids : [])
  const [isPrinting, setIsPrinting] = useState(false)

  async function print() {
    if (!printArea.current) return
    // a photo that is still loading would be missing in print
    const photos = [...printArea.current.querySelectorAll('img')]
    await Promise.all(photos.map((photo) => photo.decode?.().catch(() => undefined)))
    printOnly(printArea.current)
  }
  // a card without its code must not be printed
  const printWhenReady = useEffectEvent(() => {
    setIsPrinting(false)
    void print()
  })
  useEffect(() => {
    if (isPrinting && !isLoading) printWhenReady()
  }, [isPrinting, isLoading])

  return (
    <Modal
      open={!!layout}
      title={layout && t[layout]}
      width={820}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <>
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            loading={isPrinting}
            onClick={() => setIsPrinting(true)}
          >
            {t.print}
          </Button>
          <Button onClick={onClose}>{t.close}</Button>
        </>
      }
    >
      <div ref={printArea}>{Layout && <Layout advocates={advocates} />}</div>
    </Modal>
  )
}
