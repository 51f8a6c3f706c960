import { today } from '@samity/shared-api/contract'
import type { AssociateRegistration } from '@samity/shared-api/contract/sales/associate'
import {
  Alert,
  Button,
  ErrorState,
  LoadingState,
  Modal,
  PrinterOutlined,
  printOnly,
  useMayEdit,
} from '@samity/shared-ui/core'
import { useCheckCodes } from '@samity/shared-ui/receipt'
import { confirmLeaving } from '@samity/shared-ui/router'
import { fill, useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import { AssociateCards } from './AssociateCards.tsx'
import { AssociatePhotoForm } from './AssociatePhotoForm.tsx'
import styles from './cards.module.css'

const words = {
  title: { en: 'Associate cards', bn: 'সহকারীর কার্ড' },
  ended: {
    en: 'The registration has ended: {names}. Renew it before you print the card.',
    bn: 'নিবন্ধনের মেয়াদ শেষ: {names}। কার্ড ছাপানোর আগে নবায়ন করুন।',
  },
  print: { en: 'Print', bn: 'ছাপুন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}

type Props = {
  associates: readonly AssociateRegistration[]
  onPhoto: (associate: AssociateRegistration, photo: string | null) => void
  onClose: () => void
}

export function AssociateCardsDialog({ associates, onPhoto, onClose }: Props) {
  const t = useWords(words)
  const mayEdit = useMayEdit()
  const printArea = useRef<HTMLDivElement>(null)
  const codes = useCheckCodes(
    'associate',
    associates.map(({ id }) => id),
  )
  const ended = associates.filter(({ valid_until }) => valid_until !== null && valid_until < today())
  const [single] = associates.length === 1 ? associates : []

  async function close() {
    if (await confirmLeaving()) onClose()
  }
  async function print() {
    if (!printArea.current) return
    // a photo that is still loading would be missing in print
    const photos = [...printArea.current.querySelectorAll('img')]
    await Promise.all(photos.map((photo) => photo.decode?.().catch(() => undefined)))
    printOnly(printArea.current)
  }

  return (
    <Modal
      open
      title={t.title}
      width={820}
      onCancel={() => void close()}
      footer={
        <>
          {/* a card without its code must not be printed */}
          {(codes.data || !codes.error) && (
            <Button
              type="primary"
              data-first
              icon={<PrinterOutlined aria-hidden />}
              loading={!codes.data}
              onClick={() => void print()}
            >
              {t.print}
            </Button>
          )}
          <Button onClick={() => void close()}>{t.close}</Button>
        </>
      }
    >
      {ended.length > 0 && (
        <Alert
          className={styles.ended}
          type="warning"
          showIcon
          title={fill(t.ended, { names: ended.map(({ name }) => name).join(', ') })}
        />
      )}
      <div ref={printArea}>
        {codes.data ? (
          <AssociateCards associates={associates} codes={codes.data} />
        ) : codes.error ? (
          <ErrorState error={codes.error} retry={codes.refresh} />
        ) : (
          <LoadingState />
        )}
      </div>
      {mayEdit && single && (
        <AssociatePhotoForm associate={single} onSaved={(photo) => onPhoto(single, photo)} />
      )}
    </Modal>
  )
}
