import { entrySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import type { PaidPeriod } from '@samity/shared-api/contract/sales/paid-period'
import { PaidNote } from '../components/PaidNote.tsx'
import { FeeSection } from './FeeSection.tsx'
import { SectionField } from './SectionField.tsx'

const section = 'entryfee_set'

export const EntrySection = ({ paidPeriods }: { paidPeriods: readonly PaidPeriod[] | undefined }) => (
  <FeeSection
    section={section}
    title={{ en: 'Entry Fee', bn: 'ভর্তি ফি' }}
    initial={() => ({ payment_type: 'cash' })}
    items={{ entry_fee: 'entry_fee' }}
    firstField="entry_fee"
    note={<PaidNote periods={paidPeriods} kind="entry" />}
  >
    {(row) => (
      <>
        <SectionField section={section} fields={fields} row={row} name="entry_fee" />
        <SectionField section={section} fields={fields} row={row} name="payment_type" />
        <SectionField section={section} fields={fields} row={row} name="remarks4" />
      </>
    )}
  </FeeSection>
)
