import { today } from '@samity/shared-api/contract'
import { actionFormFor, FormDialog, MoneyInput } from '@samity/shared-ui/forms'
import { useSay } from '@samity/shared-ui/words'
import { changeRate, type Deposit } from '../../contract/deposit.ts'

const { Form, Field } = actionFormFor(changeRate)

const words = {
  heading: { en: 'A new rate of the bank', bn: 'ব্যাংকের নতুন হার' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  done: { en: 'The rate is saved.', bn: 'হার সংরক্ষিত হয়েছে।' },
}

type Props = { deposit: Deposit; onClose: () => void; onDone: () => void }

export function RateDialog({ deposit, onClose, onDone }: Props) {
  const say = useSay()
  return (
    <FormDialog title={say(words.heading)} onCancel={onClose}>
      <Form
        ids={{ id: deposit.id }}
        initial={() => ({ from_day: today() })}
        labels={{ submit: words.save }}
        done={words.done}
        onDone={onDone}
        onCancel={onClose}
      >
        <Field name="from_day" />
        <Field name="rate">
          <MoneyInput prefix="%" />
        </Field>
      </Form>
    </FormDialog>
  )
}
