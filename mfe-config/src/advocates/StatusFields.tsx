import { Columns } from '@samity/shared-ui/forms'
import { useEffect, useRef } from 'react'
import { Field, useSet, useValue } from './form.ts'

/** Retired or dead is never active; when neither box is ticked any more, the member is active again. */
export function StatusFields() {
  const retired = !!useValue('is_retired')
  const dead = !!useValue('is_dead')
  const gone = retired || dead
  const set = useSet()
  const before = useRef(gone)
  useEffect(() => {
    if (before.current !== gone) set({ status: gone ? 'inactive' : 'active' })
    before.current = gone
    // oxlint-disable-next-line exhaustive-deps -- `set` is another function on every render
  }, [gone])

  return (
    <Columns>
      <Field name="status" disabled={gone} />
      <div>
        <Field name="is_retired" />
        <Field name="retirement_date" disabled={!retired} />
      </div>
      <div>
        <Field name="is_dead" />
        <Field name="death_date" disabled={!dead} />
      </div>
    </Columns>
  )
}
