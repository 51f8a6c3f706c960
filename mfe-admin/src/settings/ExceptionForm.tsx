import { maxExceptionHours, openLockedDays } from '@samity/shared-api/contract/accounts/lock'
import { Input } from '@samity/shared-ui/core'
import { actionFormFor, FormColumns, IntInput } from '@samity/shared-ui/forms'
import { fill, useShow, useWords } from '@samity/shared-ui/words'

const { Form, Field } = actionFormFor(openLockedDays)

const words = {
  max: { en: 'At most {count}', bn: 'সর্বোচ্চ {count}' },
  save: { en: 'Open these days', bn: 'এই দিনগুলো খুলুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  created: { en: 'The days are open.', bn: 'দিনগুলো খোলা হয়েছে।' },
}

/** Opens some days of the locked period for a limited time. The reason is required. */
export function ExceptionForm({ onCreated, onCancel }: { onCreated: () => void; onCancel: () => void }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <Form
      initial={{ hours: '24' }}
      labels={{ submit: words.save, cancel: words.cancel }}
      done={words.created}
      onDone={onCreated}
      onCancel={onCancel}
    >
      <FormColumns>
        <Field name="first_day" />
        <Field name="last_day" />
      </FormColumns>
      <Field name="hours">
        <IntInput placeholder={fill(t.max, { count: show.number(maxExceptionHours) })} />
      </Field>
      <Field name="reason">
        <Input.TextArea rows={2} />
      </Field>
    </Form>
  )
}
