import { FormColumns } from '@samity/shared-ui/forms'
import { useEffect, useRef } from 'react'
import { Field, useSet, useValue } from './form.ts'

/** A retired or dead advocate is inactive. Unticking both boxes makes the advocate active again. */
export function StatusFields() {
  const isRetired = !!useValue('is_retired')
  const isDead = !!useValue('is_dead')
  const isInactive = isRetired || isDead
  const setValues = useSet()
  const wasInactive = useRef(isInactive)
  useEffect(() => {
    if (wasInactive.current !== isInactive) setValues({ status: isInactive ? 'inactive' : 'active' })
    wasInactive.current = isInactive
    // oxlint-disable-next-line exhaustive-deps -- `setValues` is another function on every render
  }, [isInactive])

  return (
    <FormColumns>
      <Field name="status" disabled={isInactive} />
      <div>
        <Field name="is_retired" />
        <Field name="retirement_date" disabled={!isRetired} />
      </div>
      <div>
        <Field name="is_dead" />
        <Field name="death_date" disabled={!isDead} />
      </div>
    </FormColumns>
  )
}
