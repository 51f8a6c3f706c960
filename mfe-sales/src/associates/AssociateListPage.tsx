import { collection } from '@samity/shared-api/client'
import {
  associateRegistration,
  type AssociateRegistration,
} from '@samity/shared-api/contract/sales/associate'
import { Button, useMayEdit } from '@samity/shared-ui/core'
import type { Column } from '@samity/shared-ui/data'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { useMayCollect } from '../hooks/use-may-collect.ts'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { associateScreen } from './associate-screen.ts'
import { RenewalDialog } from './RenewalDialog.tsx'

const registrations = collection(associateRegistration)
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
)
const validUntil: Column<AssociateRegistration> = {
  name: 'valid_until',
  label: { en: 'Valid Until', bn: 'মেয়াদ' },
  kind: 'day',
  value: ({ valid_until }) => valid_until,
  sort: null,
}
const columns = hideWhenNarrow(
  // rows of the list also contain the end of the last renewal
  [
    ...(baseColumns.slice(0, -1) as Column<AssociateRegistration>[]),
    validUntil,
    baseColumns.at(-1) as Column<AssociateRegistration>,
  ],
  'from_year',
  'to_year',
  'advocate_id',
  'entry_fee',
  'book_rate',
  'renewal_fee',
  'payment_type',
  'remarks',
)

const words = {
  renew: { en: 'Renew', bn: 'নবায়ন' },
  edit: { en: 'Edit Renewal', bn: 'নবায়ন সম্পাদনা' },
}
const empty = { en: 'No associate data found.', bn: 'কোনো সহযোগীর তথ্য পাওয়া যায়নি।' }

type OpenRenewal = { associate: AssociateRegistration; mode: 'create' | 'edit' }

const buttonId = (mode: OpenRenewal['mode'], { id }: AssociateRegistration) => `${mode}-renewal-${id}`

/** The registered associates with the end of their registration. A renewal is a separate receipt. */
export default function AssociateListPage() {
  const t = useWords(words)
  const mayCollect = useMayCollect()
  const mayEdit = useMayEdit()
  const list = useReceiptList(registrations)
  const [openRenewal, setOpenRenewal] = useState<OpenRenewal>()
  const [receipt, openReceipt] = useReceipt()

  return (
    <>
      <ReceiptList
        receipts={registrations}
        screen={associateScreen}
        list={list}
        columns={columns}
        empty={empty}
        moreActions={(associate) => (
          <>
            {mayCollect && (
              <Button
                id={buttonId('create', associate)}
                size="small"
                onClick={() => setOpenRenewal({ associate, mode: 'create' })}
              >
                {t.renew}
              </Button>
            )}
            {mayEdit && (
              <Button
                id={buttonId('edit', associate)}
                size="small"
                // hidden, not removed, so that the same button is in the same place in each row
                {...(associate.renewals === 0 && { style: { visibility: 'hidden' } })}
                onClick={() => setOpenRenewal({ associate, mode: 'edit' })}
              >
                {t.edit}
              </Button>
            )}
          </>
        )}
      />
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
      {receipt}
    </>
  )
}
