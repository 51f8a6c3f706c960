import { today } from '@samity/shared-api/contract'
import type { DuesTerms, StandingHistory } from '@samity/shared-api/contract/members/standing'
import { Modal } from '@samity/shared-ui/core'
import { FormColumns, formFor, FullWidth, SelectField } from '@samity/shared-ui/forms'
import { ResolutionSelect, UnlessRegistered } from '../components/ResolutionSelect.tsx'
import { saveTo } from '../components/save-to.ts'
import { advocatePath } from '../members-api.ts'
import { standingForm, termsForm } from './standing-forms.ts'

const standing = formFor(standingForm)
const terms = formFor(termsForm)

const labels = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
}
const words = {
  saved: { en: 'The standing is changed.', bn: 'সদস্যপদের অবস্থা বদলানো হয়েছে।' },
  savedTerms: { en: 'Court and scheme are changed.', bn: 'আদালত ও তহবিল বদলানো হয়েছে।' },
  usual: { en: 'As usual for this standing', bn: 'এই সদস্যপদের অবস্থায় যেমন হয়' },
  duesHint: {
    en: 'Usually dues go on for regular and suspended members, and stop for the others.',
    bn: 'সাধারণত নিয়মিত ও সাময়িক বহিষ্কৃত সদস্যের চাঁদা চলতে থাকে, অন্যদের থেমে যায়।',
  },
  fromHint: {
    en: 'Later entries of the history are replaced.',
    bn: 'এর পরের তারিখের লেখাগুলো বাতিল হয়ে যাবে।',
  },
}

type Props = {
  id: number
  title: string
  onSaved: () => void
  onClose: () => void
}

export function StandingDialog({ id, title, onSaved, onClose }: Props) {
  const { Form, Field } = standing
  return (
    <Modal open title={title} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      <Form
        initial={() => ({ from_day: today() })}
        labels={labels}
        messages={{ created: words.saved }}
        save={saveTo<typeof standingForm, StandingHistory>(
          advocatePath(id, 'standing'),
          () => undefined,
          ({ charges_dues, ...values }) => ({
            ...values,
            charges_dues: charges_dues ? charges_dues === 'yes' : null,
          }),
        )}
        onSaved={onSaved}
        onCancel={onClose}
      >
        <FormColumns>
          <Field name="standing" />
          <Field name="from_day" hint={words.fromHint} />
          <Field name="charges_dues" hint={words.duesHint}>
            <SelectField options={standingForm.fields.charges_dues.choices ?? []} emptyOption={words.usual} />
          </Field>
          <Field name="resolution_id">
            <ResolutionSelect />
          </Field>
          <UnlessRegistered>
            <Field name="resolution" />
          </UnlessRegistered>
          <FullWidth>
            <Field name="reason" />
          </FullWidth>
        </FormColumns>
      </Form>
    </Modal>
  )
}

export function TermsDialog({ id, title, current, onSaved, onClose }: Props & Pick<DuesTerms, 'current'>) {
  const { Form, Field } = terms
  return (
    <Modal open title={title} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      <Form
        initial={() => ({ ...current, from_day: today() })}
        labels={labels}
        messages={{ created: words.savedTerms }}
        save={saveTo<typeof termsForm, DuesTerms>(advocatePath(id, 'dues-terms'), () => undefined)}
        onSaved={onSaved}
        onCancel={onClose}
      >
        <FormColumns>
          <Field name="from_day" hint={words.fromHint} />
          <Field name="court_type" />
          <Field name="benevolent" />
          <Field name="resolution_id">
            <ResolutionSelect />
          </Field>
          <UnlessRegistered>
            <Field name="resolution" />
          </UnlessRegistered>
          <FullWidth>
            <Field name="reason" />
          </FullWidth>
        </FormColumns>
      </Form>
    </Modal>
  )
}
