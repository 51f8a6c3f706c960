import { collection } from '@samity/shared-api/client'
import {
  associateRegistration,
  type AssociateRegistration,
} from '@samity/shared-api/contract/sales/associate'
import { Button, useMayEdit } from '@samity/shared-ui/core'
import type { Column, List } from '@samity/shared-ui/data'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { hideWhenNarrow, moneyColumns } from '../parts/money-columns.tsx'
import { MoneyList } from '../parts/MoneyList.tsx'
import { useMayCollect } from '../parts/use-may-collect.ts'
import { useMoneyList } from '../parts/use-money-list.ts'
import { associateScreen } from './associate-screen.ts'
import { RenewalDialog } from './RenewalDialog.tsx'

const registrations = collection(associateRegistration)
const declared = moneyColumns(
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
  // the list answers the end of the last renewal beside the receipt
  [
    ...(declared.slice(0, -1) as Column<AssociateRegistration>[]),
    validUntil,
    declared.at(-1) as Column<AssociateRegistration>,
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

type Renewing = { associate: AssociateRegistration; does: 'create' | 'edit' }

const opener = (does: Renewing['does'], { id }: AssociateRegistration) => `${does}-renewal-${id}`

/** Who is registered and until when; a renewal is a receipt of its own. */
export default function AssociateListPage() {
  const t = useWords(words)
  const mayCollect = useMayCollect()
  const mayEdit = useMayEdit()
  const list = useMoneyList(registrations) as unknown as List<AssociateRegistration>
  const [renewing, setRenewing] = useState<Renewing>()
  const [receipt, openReceipt] = useReceipt()

  return (
    <>
      <MoneyList
        of={registrations}
        screen={associateScreen}
        list={list}
        columns={columns}
        empty={empty}
        more={(associate) => (
          <>
            {mayCollect && (
              <Button
                id={opener('create', associate)}
                size="small"
                onClick={() => setRenewing({ associate, does: 'create' })}
              >
                {t.renew}
              </Button>
            )}
            {mayEdit && (
              <Button
                id={opener('edit', associate)}
                size="small"
                // what cannot be done leaves its place, so that the same action stands below itself in each row
                {...(associate.renewals === 0 && { style: { visibility: 'hidden' } })}
                onClick={() => setRenewing({ associate, does: 'edit' })}
              >
                {t.edit}
              </Button>
            )}
          </>
        )}
      />
      {renewing && (
        <RenewalDialog
          {...renewing}
          onClose={(printed) => {
            setRenewing(undefined)
            list.refresh()
            // the dialog that is gone cannot be gone back to
            if (printed) openReceipt(printed, opener(renewing.does, renewing.associate))
          }}
        />
      )}
      {receipt}
    </>
  )
}
