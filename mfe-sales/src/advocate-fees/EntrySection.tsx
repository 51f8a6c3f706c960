import { entrySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { PaidNote } from '../parts/PaidNote.tsx'
import { FeeSection } from './FeeSection.tsx'
import { SectionField } from './SectionField.tsx'

const of = 'entryfee_set'

export const EntrySection = ({ paid }: { paid: readonly PaidPeriod[] | undefined }) => (
  <FeeSection
    of={of}
    title={{ en: 'Entry Fee', bn: 'ভর্তি ফি' }}
    initial={() => ({ payment_type: 'cash' })}
    first="entry_fee"
    note={<PaidNote periods={paid} kind="entry" />}
  >
    {(row) => (
      <>
        <SectionField of={of} fields={fields} row={row} name="entry_fee" />
        <SectionField of={of} fields={fields} row={row} name="payment_type" />
        <SectionField of={of} fields={fields} row={row} name="remarks4" />
      </>
    )}
  </FeeSection>
)
