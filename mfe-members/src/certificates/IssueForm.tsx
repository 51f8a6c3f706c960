import { defineResource } from '@samity/shared-api/contract'
import {
  certificateFields,
  type ClearanceCertificate,
} from '@samity/shared-api/contract/members/clearance-certificate'
import { AdvocateLookup, FormColumns, formFor } from '@samity/shared-ui/forms'
import { lookupProps } from '../components/lookup-props.ts'
import { saveTo } from '../components/save-to.ts'
import { certificatesPath } from '../members-api.ts'

const certificateForm = defineResource({
  path: 'clearance-certificates',
  name: { en: 'clearance certificate', bn: 'ছাড়পত্র' },
  fields: certificateFields,
})
const { Form, Field } = formFor(certificateForm)

const words = {
  issue: { en: 'Issue', bn: 'ছাড়পত্র দিন' },
  issued: { en: 'The certificate is issued.', bn: 'ছাড়পত্র দেওয়া হয়েছে।' },
}

/** Issues a certificate. The server refuses one for a member who owes something, and says what. */
export function IssueForm({ onIssued }: { onIssued: (certificate: ClearanceCertificate) => void }) {
  return (
    <Form
      labels={{ create: words.issue, update: words.issue }}
      messages={{ created: words.issued }}
      save={saveTo<typeof certificateForm, ClearanceCertificate>(certificatesPath, onIssued)}
    >
      <FormColumns>
        <AdvocateLookup {...lookupProps} />
        <Field name="purpose" />
      </FormColumns>
    </Form>
  )
}
