import type { advocate, Advocate } from '@samity/shared-api/contract/config/advocate'
import {
  LoadingState,
  Button,
  ExtensionTabs,
  Modal,
  PrinterOutlined,
  ErrorState,
  useToast,
} from '@samity/shared-ui/core'
import type { EditParam } from '@samity/shared-ui/data'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'
import { printInWindow } from './print-in-window.ts'
import { AdvocateDetails } from './AdvocateDetails.tsx'

const words = {
  title: { en: 'আইনজীবীর বিস্তারিত তথ্য', bn: 'আইনজীবীর বিস্তারিত তথ্য' },
  print: { en: 'Print', bn: 'ছাপুন' },
  details: { en: 'Details', bn: 'বিস্তারিত' },
  edit: { en: 'Edit', bn: 'সম্পাদনা' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  blocked: {
    en: 'The browser has blocked the print window. Allow pop-ups for this site.',
    bn: 'ব্রাউজার ছাপানোর জানালাটি আটকে দিয়েছে। এই সাইটের পপ-আপ অনুমতি দিন।',
  },
}

type Props = { viewedAdvocate: EditParam<typeof advocate>; onEdit?: (advocate: Advocate) => void }

/**
 * Extensions get no more than the slot promises: the record also has what the access log of personal data
 * protects.
 */
const toSlotAdvocate = ({ id, bar_registration_number, name_english, name_bengali }: Advocate) => ({
  id,
  bar_registration_number,
  name_english,
  name_bengali,
})

export function AdvocateDialog({ viewedAdvocate: { id, record, error, retry, done }, onEdit }: Props) {
  const t = useWords(words)
  const say = useSay()
  const toast = useToast()
  const detailsRef = useRef<HTMLDivElement>(null)

  async function print() {
    if (detailsRef.current && !(await printInWindow(detailsRef.current, say(words.title))))
      toast.error(words.blocked)
  }

  return (
    <Modal
      open={!!id}
      title={t.title}
      width={900}
      destroyOnHidden
      onCancel={done}
      footer={
        <>
          <Button icon={<PrinterOutlined aria-hidden />} disabled={!record} onClick={() => void print()}>
            {t.print}
          </Button>
          {onEdit && record && <Button onClick={() => onEdit(record)}>{t.edit}</Button>}
          <Button type="primary" onClick={done}>
            {t.close}
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : record ? (
        <ExtensionTabs
          slot="advocate.tab"
          slotProps={{ advocate: toSlotAdvocate(record) }}
          title={words.details}
        >
          <AdvocateDetails ref={detailsRef} advocate={record} />
        </ExtensionTabs>
      ) : (
        id && <LoadingState />
      )}
    </Modal>
  )
}
