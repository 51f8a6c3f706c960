import { defineResource } from '@samity/shared-api/contract'
import {
  decisionFields,
  objectionRequests,
  type VoterObjection,
} from '@samity/shared-api/contract/members/voter-list'
import { Modal } from '@samity/shared-ui/core'
import { formFor } from '@samity/shared-ui/forms'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { nameOf } from '@samity/shared-api/contract/words'
import { saveTo } from '../components/save-to.ts'
import styles from '../members.module.css'

const decision = defineResource({
  path: 'decide',
  name: { en: 'decision', bn: 'সিদ্ধান্ত' },
  fields: decisionFields,
})
const { Form, Field } = formFor(decision)

const words = {
  title: { en: 'Decide the objection about {name}', bn: '{name} সম্পর্কে আপত্তির সিদ্ধান্ত' },
  save: { en: 'Save the Decision', bn: 'সিদ্ধান্ত সংরক্ষণ করুন' },
  saved: { en: 'The objection is decided.', bn: 'আপত্তির সিদ্ধান্ত দেওয়া হয়েছে।' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
}

type Props = { path: string; objection: VoterObjection; onDone: () => void; onClose: () => void }

/** Accepts or rejects an objection with a reason. When another person has decided it, the form says so. */
export function DecisionDialog({ path, objection, onDone, onClose }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { request, ground, objector, advocate_id } = objection
  const name = `${say(nameOf(objection))} (${show.digits(advocate_id)})`
  return (
    <Modal open title={fill(t.title, { name })} footer={null} width={560} onCancel={onClose} destroyOnHidden>
      <p>
        <b>{say(objectionRequests.find(({ value }) => value === request)!.label)}</b>: {ground}
        {objector && <span className={styles.small}>{objector}</span>}
      </p>
      <Form
        labels={{ create: words.save, update: words.save, cancel: words.cancel }}
        messages={{ created: words.saved }}
        save={saveTo<typeof decision, VoterObjection>(path, () => undefined)}
        onSaved={onDone}
        onCancel={onClose}
      >
        <Field name="decision" />
        <Field name="decision_reason" />
      </Form>
    </Modal>
  )
}
