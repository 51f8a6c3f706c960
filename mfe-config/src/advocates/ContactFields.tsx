import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { Checkbox } from '@samity/shared-ui/core'
import { FormColumns } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import { DuplicateNotice } from './DuplicateNotice.tsx'
import styles from './advocates.module.css'
import { Field, useSet, useValue } from './form.ts'

const words = { same: { en: 'Same as present', bn: 'বর্তমান ঠিকানার মতোই' } }

export function ContactFields({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const t = useWords(words)
  const [isSameAddress, setIsSameAddress] = useState(false)
  const current = useValue('current_address')
  const setValues = useSet()
  useEffect(() => {
    if (isSameAddress) setValues({ permanent_address: current })
    // oxlint-disable-next-line exhaustive-deps -- `setValues` is another function on every render
  }, [isSameAddress, current])

  return (
    <>
      <FormColumns>
        <Field name="current_address" />
        <div>
          <Field name="permanent_address" readOnly={isSameAddress} />
          <div className={styles.same}>
            <Checkbox
              name="same_as_present"
              checked={isSameAddress}
              onChange={(event) => setIsSameAddress(event.target.checked)}
            >
              {t.same}
            </Checkbox>
          </div>
        </div>
      </FormColumns>
      <FormColumns>
        <div>
          <Field name="phone" />
          <DuplicateNotice duplicates={duplicates} field="phone" />
        </div>
        <Field name="email" />
      </FormColumns>
    </>
  )
}
