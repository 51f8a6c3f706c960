import type { Duplicate } from '@samity/shared-api/contract/config/advocate'
import { FormColumns, PictureInput } from '@samity/shared-ui/forms'
import { DuplicateNotice } from './DuplicateNotice.tsx'
import styles from './advocates.module.css'
import { Field } from './form.ts'

const portraitRatio = 4 / 5

export function IdentityFields({ duplicates }: { duplicates: readonly Duplicate[] }) {
  return (
    <>
      <div className={styles.first}>
        <div>
          <Field name="bar_registration_number" />
          <DuplicateNotice duplicates={duplicates} field="bar_registration_number" />
        </div>
        <Field name="advocate_type" />
        <Field name="name_english" />
        <Field name="name_bengali" />
        <div className={styles.photo}>
          <Field name="photo">
            <PictureInput aspectRatio={portraitRatio} />
          </Field>
        </div>
      </div>
      <FormColumns>
        <Field name="bar_council_no" />
        <div>
          <Field name="father_name" />
          <DuplicateNotice duplicates={duplicates} field="father_name" />
        </div>
        <Field name="father_name_bengali" />
        <Field name="mother_name" />
        <Field name="husband_or_wife_name" />
        <Field name="gender" />
        <Field name="marital_status" />
        <Field name="date_of_birth" />
        <div>
          <Field name="nid_number" />
          <DuplicateNotice duplicates={duplicates} field="nid_number" />
        </div>
        <Field name="blood_group" />
        <Field name="religion" />
      </FormColumns>
    </>
  )
}
