import { collection } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import {
  associateRegistration,
  type AssociateRegistration,
} from '@samity/shared-api/contract/sales/associate'
import { Button, Card, useMayEdit } from '@samity/shared-ui/core'
import { Filter, type Column } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useReceipt } from '@samity/shared-ui/receipt'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import { hideUnlessWide, hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptTable } from '../components/ReceiptTable.tsx'
import { useMayCollect } from '../hooks/use-may-collect.ts'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { AssociateCardsDialog } from './AssociateCardsDialog.tsx'
import { associateScreen, validUntilLabel } from './associate-screen.ts'
import styles from './cards.module.css'
import { RenewalDialog } from './RenewalDialog.tsx'

const registrations = collection(associateRegistration)
// beside the advocate's name a short heading says enough, and the list of the office fits into a window of
// 1280 pixels
const shortLabels: Partial<Record<string, Words>> = {
  advocate_id: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
}
const baseColumns = receiptColumns(
  associateRegistration,
  { day: 'registration_date', amount: 'total' },
  'from_year',
  'to_year',
  'license_no',
  'name',
  'advocate_name',
  'advocate_id',
  'entry_fee',
  'book_rate',
  'renewal_fee',
  'payment_type',
  'remarks',
).map((column) => ({ ...column, label: shortLabels[column.name] ?? column.label }))
const validUntil: Column<AssociateRegistration> = {
  name: 'valid_until',
  label: validUntilLabel,
  kind: 'day',
  value: ({ valid_until }) => valid_until,
  sort: null,
}
const columns = hideUnlessWide(
  hideWhenNarrow(
    // rows of the list also contain the end of the last renewal
    [
      ...(baseColumns.slice(0, -1) as Column<AssociateRegistration>[]),
      validUntil,
      baseColumns.at(-1) as Column<AssociateRegistration>,
    ],
    'advocate_id',
    'entry_fee',
    'renewal_fee',
  ),
  // the day until which the registration is valid says as much, and 'Edit Renewal' needs the room
  'from_year',
  'to_year',
  'book_rate',
  'payment_type',
  'remarks',
)

const words = {
  renew: { en: 'Renew', bn: 'নবায়ন' },
  edit: { en: 'Edit Renewal', bn: 'নবায়ন সম্পাদনা' },
  card: { en: 'Card', bn: 'কার্ড' },
  cards: { en: 'Cards of those chosen', bn: 'বাছাই করাদের কার্ড' },
  selectionCount: { en: 'Chosen: {count}', bn: 'বাছাই করা: {count} জন' },
  due: { en: 'Renewal', bn: 'নবায়ন' },
  onlyDue: { en: 'Renewals due', bn: 'নবায়ন বাকি' },
  all: { en: 'All associates', bn: 'সবাই' },
  none: { en: 'Choose none', bn: 'বাছাই বাতিল' },
}
const empty = { en: 'No associate data found.', bn: 'কোনো সহকারীর তথ্য পাওয়া যায়নি।' }

const noneDue = {
  en: 'No renewal is due. Choose All associates to see everybody.',
  bn: 'কারও নবায়ন বাকি নেই। সবাইকে দেখতে ‘সবাই’ বেছে নিন।',
}

type OpenRenewal = { associate: AssociateRegistration; mode: 'create' | 'edit' }

const buttonId = (mode: OpenRenewal['mode'], { id }: AssociateRegistration) => `${mode}-renewal-${id}`

type Props = {
  /** Shows who is due first, and lets the person choose all */
  startsWithDue?: true
}

/**
 * The registered associates with the end of their registration. A renewal is a separate receipt. The focus
 * starts in the search: the licence number or a part of the name finds the associate.
 */
export function AssociateList({ startsWithDue }: Props) {
  const t = useWords(words)
  const show = useShow()
  const mayCollect = useMayCollect()
  const mayEdit = useMayEdit()
  const list = useReceiptList(registrations, { due: { field: 'due', initial: startsWithDue ? '1' : '' } })
  const [openRenewal, setOpenRenewal] = useState<OpenRenewal>()
  const [selection, setSelection] = useState<readonly AssociateRegistration[]>([])
  const [openCards, setOpenCards] = useState<readonly AssociateRegistration[]>()
  const [receipt, openReceipt] = useReceipt()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!mayCollect || document.activeElement?.closest('[role=search]')) return
    area.current?.querySelector<HTMLElement>('input[name=search]')?.focus({ preventScroll: true })
  }, [mayCollect])

  // associates on other pages of the list stay selected
  const select = (ids: ReadonlySet<number | string>) => {
    const rowsById = new Map(
      [...selection, ...(list.rows ?? [])].map((row) => [row.id as number | string, row]),
    )
    setSelection([...ids].flatMap((id) => rowsById.get(id) ?? []))
  }
  const setPhoto = ({ id }: AssociateRegistration, photo: string | null) => {
    const withPhoto = (row: AssociateRegistration) => (row.id === id ? { ...row, photo } : row)
    setSelection(selection.map(withPhoto))
    setOpenCards(openCards?.map(withPhoto))
    list.refresh()
  }

  return (
    <div ref={area}>
      <Card>
        {selection.length > 0 && (
          <div
            className={styles.selection}
            role="group"
            aria-label={fill(t.selectionCount, { count: show.number(selection.length) })}
          >
            <strong>{fill(t.selectionCount, { count: show.number(selection.length) })}</strong>
            <Button onClick={() => setOpenCards(selection)}>{t.cards}</Button>
            <Button onClick={() => setSelection([])}>{t.none}</Button>
          </div>
        )}
        <ReceiptTable
          receipts={registrations}
          screen={associateScreen}
          list={list}
          columns={columns}
          empty={list.params['due'] === '1' ? noneDue : empty}
          filters={
            <Filter label={t.due}>
              {(id) => (
                <SelectField
                  id={id}
                  value={list.params['due'] === '1' ? '1' : '0'}
                  options={[
                    { value: '1', label: t.onlyDue },
                    { value: '0', label: t.all },
                  ]}
                  onChange={(due) => list.setParams({ due })}
                />
              )}
            </Filter>
          }
          {...(mayCollect && {
            selection: { ids: new Set(selection.map(({ id }) => id)), onChange: select },
          })}
          moreActions={(associate) => (
            <div className={styles.actions}>
              {mayCollect && (
                <Button
                  id={buttonId('create', associate)}
                  size="small"
                  onClick={() => setOpenRenewal({ associate, mode: 'create' })}
                >
                  {t.renew}
                </Button>
              )}
              {mayCollect && (
                <Button size="small" onClick={() => setOpenCards([associate])}>
                  {t.card}
                </Button>
              )}
              {mayEdit && (
                <Button
                  id={buttonId('edit', associate)}
                  size="small"
                  // hidden, not removed: the button appears with the first renewal
                  {...(associate.renewals === 0 && { style: { display: 'none' } })}
                  onClick={() => setOpenRenewal({ associate, mode: 'edit' })}
                >
                  {t.edit}
                </Button>
              )}
            </div>
          )}
        />
      </Card>
      {openRenewal && (
        <RenewalDialog
          {...openRenewal}
          onClose={(receiptNumber) => {
            setOpenRenewal(undefined)
            list.refresh()
            // the closed dialog cannot take the focus back, so name the button that opened it
            if (receiptNumber) openReceipt(receiptNumber, buttonId(openRenewal.mode, openRenewal.associate))
          }}
        />
      )}
      {openCards && (
        <AssociateCardsDialog
          associates={openCards}
          onPhoto={setPhoto}
          onClose={() => setOpenCards(undefined)}
        />
      )}
      {receipt}
    </div>
  )
}
