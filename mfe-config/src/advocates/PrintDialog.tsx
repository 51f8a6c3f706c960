import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { Button, Modal, PrinterOutlined, printOnly } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import { AddressLabels } from './AddressLabels.tsx'
import { IdCards } from './IdCards.tsx'
import { MemberSheet } from './MemberSheet.tsx'

const words = {
  cards: { en: 'ID cards', bn: 'পরিচয়পত্র' },
  labels: { en: 'Address labels', bn: 'ঠিকানার লেবেল' },
  list: { en: 'Chosen advocates', bn: 'বাছাই করা আইনজীবী' },
  print: { en: 'Print', bn: 'ছাপুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}
const sheets = { cards: IdCards, labels: AddressLabels, list: MemberSheet }
export type Sheet = keyof typeof sheets

type Props = { sheet: Sheet | undefined; members: readonly Advocate[]; onClose: () => void }

/** A sheet for the chosen members as it will lie on paper, and the button that prints it. */
export function PrintDialog({ sheet, members, onClose }: Props) {
  const t = useWords(words)
  const paper = useRef<HTMLDivElement>(null)
  const Paper = sheet && sheets[sheet]

  async function print() {
    if (!paper.current) return
    // a card whose photo is still on its way would be printed without it
    const photos = [...paper.current.querySelectorAll('img')]
    await Promise.all(photos.map((photo) => photo.decode?.().catch(() => undefined)))
    printOnly(paper.current)
  }

  return (
    <Modal
      open={!!sheet}
      title={sheet && t[sheet]}
      width={820}
      destroyOnHidden
      onCancel={onClose}
      footer={
        <>
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => void print()}>
            {t.print}
          </Button>
          <Button onClick={onClose}>{t.close}</Button>
        </>
      }
    >
      <div ref={paper}>{Paper && <Paper members={members} />}</div>
    </Modal>
  )
}
