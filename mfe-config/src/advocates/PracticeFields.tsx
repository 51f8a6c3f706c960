import { FormColumns, FullWidth } from '@samity/shared-ui/forms'
import { Field, useValue } from './form.ts'

/** Education, enrollment and practice. A details field appears only when its box is ticked. */
export function PracticeFields() {
  const wasEmployed = useValue('is_a_ex_employee')
  const hasPension = useValue('is_receiing_pension')
  const isFromAnotherBar = useValue('is_from_another_bar')
  return (
    <>
      <FormColumns>
        <FullWidth>
          <Field name="education" />
        </FullWidth>
        <Field name="enrollment_date_As_lawyer" />
        <Field name="enrollment_date_As_member" />
        <Field name="sanad_date" />
      </FormColumns>
      <Field name="is_a_ex_employee" />
      {!!wasEmployed && <Field name="employment_details" />}
      <Field name="is_receiing_pension" />
      {!!hasPension && <Field name="pension_details" />}
      <Field name="is_from_another_bar" />
      {!!isFromAnotherBar && <Field name="practicing_court_name" />}
    </>
  )
}
