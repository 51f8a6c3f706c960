import { collection } from '@samity/shared-api/client'
import { today, type FormValues, type Row } from '@samity/shared-api/contract'
import {
  associateRenewal,
  nextRenewalEnd,
  type AssociateRegistration,
  type AssociateRenewal,
} from '@samity/shared-api/contract/sales/associate'
import { LoadingState, Button, Modal, ErrorState } from '@samity/shared-ui/core'
import { useRows, useRemove, receiptDeletion } from '@samity/shared-ui/data'
import { BookingDayInput, SelectField, FormColumns, formFor, PlaceField } from '@samity/shared-ui/forms'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { FeesByResolution } from '../components/FeesByResolution.tsx'
import { useSaveWithOverride } from '../hooks/use-save-with-override.ts'
import styles from './RenewalDialog.module.css'

const renewals = collection(associateRenewal)
const { Form, Field, useSet } = formFor(associateRenewal)
const pricedFees = { renewal_fee: 'associate_renewal_fee' }

const words = {
  renew: { en: 'Renew', bn: 'নবায়ন' },
  edit: { en: 'Edit Renewal', bn: 'নবায়ন সম্পাদনা' },
  which: { en: 'Renewal', bn: 'নবায়ন' },
  delete: { en: 'Delete', bn: 'মুছুন' },
}
const labels = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
}
const messages = {
  created: { en: 'Renewal created!', bn: 'নবায়ন করা হয়েছে!' },
  updated: { en: 'Renewal updated!', bn: 'নবায়ন হালনাগাদ হয়েছে!' },
}
const deletedMessage = { en: 'Renewal deleted!', bn: 'নবায়ন মুছে ফেলা হয়েছে!' }

type Props = {
  associate: AssociateRegistration
  mode: 'create' | 'edit'
  /** `receiptNumber`: the receipt to print, after a renewal was saved */
  onClose: (receiptNumber?: string) => void
}

export function RenewalDialog({ associate, mode, onClose }: Props) {
  const t = useWords(words)
  return (
    <Modal
      open
      title={
        <>
          {mode === 'create' ? t.renew : t.edit} · <span translate="no">{associate.name}</span>
        </>
      }
      footer={null}
      width={640}
      onCancel={() => onClose()}
    >
      {mode === 'create' ? (
        <RenewalForm associate={associate} onClose={onClose} />
      ) : (
        <RenewalEditor associate={associate} onClose={onClose} />
      )}
    </Modal>
  )
}

type FormProps = Omit<Props, 'mode'> & { renewal?: AssociateRenewal }

function RenewalForm({ associate, renewal, onClose }: FormProps) {
  const save = useSaveWithOverride(renewals)
  const initial = (): FormValues<typeof associateRenewal> => ({
    associate: associate.id,
    renewal_date: today(),
    renewal_end_date: nextRenewalEnd(associate.valid_until, today()),
    renewal_fee: associate.renewal_fee === '0.00' ? '' : associate.renewal_fee,
    payment_type: 'cash',
  })
  return (
    <Form
      {...(renewal && { record: renewal })}
      initial={initial}
      labels={labels}
      messages={messages}
      save={save}
      onCancel={() => onClose()}
      // a saved receipt also contains its number
      onSaved={(row: Row<typeof associateRenewal>) => onClose((row as AssociateRenewal).number)}
    >
      <FormColumns>
        <Field name="renewal_date">
          <BookingDayInput />
        </Field>
        <Field name="renewal_end_date" />
        <Field name="renewal_fee" />
        <RenewalPrice proposal={associate.renewal_fee} />
        <Field name="payment_type" />
        <PlaceField />
      </FormColumns>
    </Form>
  )
}

/** The fee by resolution replaces the one of the registration. */
const RenewalPrice = ({ proposal }: { proposal: string }) => (
  <FeesByResolution
    setValues={useSet()}
    day="renewal_date"
    items={pricedFees}
    proposals={{ renewal_fee: proposal }}
  />
)

/** Edits the latest renewal, or another one that the person selects. */
function RenewalEditor({ associate, onClose }: Omit<Props, 'mode'>) {
  const t = useWords(words)
  const show = useShow()
  const say = useSay()
  const query = useMemo(() => ({ associate: associate.id, ordering: '-renewal_end_date' }), [associate.id])
  const list = useRows(renewals, query)
  const [selectedId, setSelectedId] = useState('')
  const remove = useRemove<AssociateRenewal>(renewals, { ...receiptDeletion, list, done: deletedMessage })

  if (list.error) return <ErrorState error={list.error} retry={list.refresh} />
  // rows of receipts also contain number, totals and void state
  const rows = list.rows as AssociateRenewal[] | undefined
  if (!rows) return <LoadingState />
  const renewal = rows.find(({ id }) => String(id) === selectedId) ?? rows[0]
  if (!renewal) return null
  return (
    <>
      {rows.length > 1 && (
        <p>
          <label>
            {t.which}{' '}
            <SelectField
              value={String(renewal.id)}
              options={rows.map(({ id, number, renewal_end_date }) => ({
                value: String(id),
                label: `${number} · ${show.day(renewal_end_date)}`,
              }))}
              onChange={setSelectedId}
            />
          </label>
        </p>
      )}
      <RenewalForm associate={associate} renewal={renewal} onClose={onClose} />
      <Button
        danger
        className={styles.delete}
        onClick={() => void remove(renewal).then((isVoided) => isVoided && onClose())}
      >
        {say(words.delete)}
      </Button>
    </>
  )
}
