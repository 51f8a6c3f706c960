import { entrySection as fields } from '@samity/shared-api/contract/sales/advocate-fees'
import type { ReactNode } from 'react'
import { FeeSection } from './FeeSection.tsx'
import { SectionField } from './SectionField.tsx'

const of = 'entryfee_set'

export const EntrySection = ({ note }: { note: ReactNode }) => (
  <FeeSection
    of={of}
    title={{ en: 'Entry Fee', bn: 'ভর্তি ফি' }}
    initial={() => ({ payment_type: 'cash' })}
    first="entry_fee"
    note={note}
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
