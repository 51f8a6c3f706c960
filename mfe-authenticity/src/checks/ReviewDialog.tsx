import { validationMessages } from '@samity/shared-api/contract'
import { reviewDoubleCase, type DoubleCase } from '@samity/shared-api/contract/authenticity/check'
import { Checkbox, Input } from '@samity/shared-ui/core'
import { actionFormFor, FormDialog } from '@samity/shared-ui/forms'
import { useShow, useWords } from '@samity/shared-ui/words'
import styles from './checks.module.css'

const { Form, Field } = actionFormFor(reviewDoubleCase)

const words = {
  question: {
    en: 'Have you found out why this paper was shown in more than one case?',
    bn: 'এই কাগজ একাধিক মামলায় কেন দেখানো হয়েছে তা জেনেছেন?',
  },
  explain: {
    en: 'The alert on the dashboard ends. It returns when the paper is shown in a further case.',
    bn: 'ড্যাশবোর্ডের সতর্কতা শেষ হবে। কাগজটি আরেকটি মামলায় দেখানো হলে তা আবার আসবে।',
  },
  invented: reviewDoubleCase.fields.set_aside.label,
  review: { en: 'Review', bn: 'পর্যালোচনা' },
  done: { en: 'The review is noted.', bn: 'পর্যালোচনা রাখা হয়েছে।' },
}

type Props = { paper: DoubleCase; onReviewed: () => void; onClose: () => void }

export function ReviewDialog({ paper: { paper, serial, cases }, onReviewed, onClose }: Props) {
  const t = useWords(words)
  return (
    <FormDialog title={t.question} width={480} onCancel={onClose}>
      <p>{t.explain}</p>
      <Form
        initial={{ set_aside: cases.filter(({ set_aside }) => set_aside).map(({ id }) => id) }}
        labels={{ submit: words.review }}
        prepare={(values) => ({ ...values, paper, serial: Number(serial) })}
        check={({ reason }): Record<string, string> =>
          String(reason ?? '').trim() ? {} : { reason: validationMessages.required }
        }
        done={words.done}
        onDone={onReviewed}
        onCancel={onClose}
      >
        <Field name="set_aside">
          <CaseChoice cases={cases} />
        </Field>
        <Field name="reason" required>
          <Input.TextArea rows={2} />
        </Field>
      </Form>
    </FormDialog>
  )
}

type ChoiceProps = {
  cases: DoubleCase['cases']
  value?: readonly number[]
  onChange?: (ids: readonly number[]) => void
}

function CaseChoice({ cases, value = [], onChange }: ChoiceProps) {
  const t = useWords(words)
  const show = useShow()
  return (
    <div role="group" aria-label={t.invented} className={styles.cases}>
      {cases.map(({ id, case_number, day }) => (
        <Checkbox
          key={id}
          checked={value.includes(id)}
          onChange={({ target }) =>
            onChange?.(target.checked ? [...value, id] : value.filter((other) => other !== id))
          }
        >
          {case_number} ({show.day(day)})
        </Checkbox>
      ))}
    </div>
  )
}
