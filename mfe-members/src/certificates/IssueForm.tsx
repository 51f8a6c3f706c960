import { defineResource } from '@samity/shared-api/contract'
import {
  certificateFields,
  type ClearanceCertificate,
} from '@samity/shared-api/contract/members/clearance-certificate'
import { LinkButton, RecordButton } from '@samity/shared-ui/core'
import { AdvocateLookup, FormColumns, formFor } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useRef, useState } from 'react'
import { lookupProps } from '../components/lookup-props.ts'
import { saveTo } from '../components/save-to.ts'
import { certificatesPath, passbookLink } from '../members-api.ts'
import styles from '../members.module.css'

const certificateForm = defineResource({
  path: 'clearance-certificates',
  name: { en: 'clearance certificate', bn: 'ছাড়পত্র' },
  fields: certificateFields,
})
const { Form, Field } = formFor(certificateForm)

const words = {
  issue: { en: 'Issue', bn: 'ছাড়পত্র দিন' },
  passbook: { en: 'Open the passbook', bn: 'পাসবই খুলুন' },
  take: { en: 'Take the fee', bn: 'ফি নিন' },
  issued: { en: 'The certificate is issued.', bn: 'ছাড়পত্র দেওয়া হয়েছে।' },
}

/**
 * Issues a certificate. The server refuses one for a member who owes something, and says what; the links lead
 * to it.
 */
export function IssueForm({ onIssued }: { onIssued: (certificate: ClearanceCertificate) => void }) {
  const t = useWords(words)
  const picked = useRef<number>(undefined)
  const [owing, setOwing] = useState<number>()
  const send = saveTo<typeof certificateForm, ClearanceCertificate>(certificatesPath, onIssued)
  return (
    <Form
      labels={{ create: words.issue, update: words.issue }}
      messages={{ created: words.issued }}
      save={(request) => {
        setOwing(undefined)
        return send(request)
      }}
      onRefused={({ status }) => {
        if (status === 409) setOwing(picked.current)
        return false
      }}
    >
      <FormColumns>
        <AdvocateLookup {...lookupProps} onPick={(advocate) => (picked.current = advocate?.id)} />
        <Field name="purpose" />
      </FormColumns>
      {owing !== undefined && (
        <div className={styles.toolbar}>
          <LinkButton to={passbookLink(owing)}>{t.passbook}</LinkButton>
          <RecordButton kind="advocate-fees" values={{ id: owing }}>
            {t.take}
          </RecordButton>
        </div>
      )}
    </Form>
  )
}
