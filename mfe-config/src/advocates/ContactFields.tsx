import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { Checkbox } from '@samity/shared-ui/core'
import { Columns } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import { DuplicateNotice } from './DuplicateNotice.tsx'
import styles from './advocates.module.css'
import { Field, useSet, useValue } from './form.ts'

const words = { same: { en: 'Same as present', bn: 'বর্তমান ঠিকানার মতোই' } }

/** Where the member lives and how to reach them. */
export function ContactFields({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const t = useWords(words)
  const [same, setSame] = useState(false)
  const current = useValue('current_address')
  const set = useSet()
  useEffect(() => {
    if (same) set({ permanent_address: current })
    // oxlint-disable-next-line exhaustive-deps -- `set` is another function on every render
  }, [same, current])

  return (
    <>
      <Columns>
        <Field name="current_address" />
        <div>
          <Field name="permanent_address" readOnly={same} />
          <div className={styles.same}>
            <Checkbox
              name="same_as_present"
              checked={same}
              onChange={(event) => setSame(event.target.checked)}
            >
              {t.same}
            </Checkbox>
          </div>
        </div>
      </Columns>
      <Columns>
        <div>
          <Field name="phone" />
          <DuplicateNotice of={duplicates} same="phone" />
        </div>
        <Field name="email" />
      </Columns>
    </>
  )
}
