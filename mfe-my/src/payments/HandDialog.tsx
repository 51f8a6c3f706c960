import { collection } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { useRows } from '@samity/shared-ui/data'
import { actionFormFor, FormColumns, FormDialog, FullWidth, SelectField } from '@samity/shared-ui/forms'
import { useSay } from '@samity/shared-ui/words'
import { paymentByHand } from '../../contract/payment-forms.ts'

const { Form, Field } = actionFormFor(paymentByHand)
const places = collection(moneyPlace)

const words = {
  title: { en: 'A payment that no statement shows', bn: 'বিবরণীতে নেই এমন পরিশোধ' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  back: { en: 'Back', bn: 'ফিরে যান' },
  done: { en: 'The payment waits to be confirmed.', bn: 'পরিশোধটি নিশ্চিত করার অপেক্ষায় আছে।' },
  select: { en: 'Select', bn: 'নির্বাচন করুন' },
}

/** Money that came to a wallet or an account without a statement, such as a message of a mobile wallet. */
export function HandDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const say = useSay()
  return (
    <FormDialog title={say(words.title)} onCancel={onClose}>
      <Form
        initial={() => ({ day: today() })}
        labels={{ submit: words.save, cancel: words.back }}
        done={words.done}
        onCancel={onClose}
        onDone={() => {
          onDone()
          onClose()
        }}
      >
        <FormColumns>
          <Field name="reference_no" />
          <Field name="amount" />
          <Field name="day" />
          <Field name="place">
            <PlaceSelect />
          </Field>
          <FullWidth>
            <Field name="text" />
          </FullWidth>
        </FormColumns>
      </Form>
    </FormDialog>
  )
}

type SelectProps = Omit<Parameters<typeof SelectField>[0], 'options' | 'value' | 'onChange'> & {
  value?: number | null
  onChange?: (place: number | null) => void
}

function PlaceSelect({ value, onChange, ...control }: SelectProps) {
  const say = useSay()
  const { rows = [] } = useRows(places)
  return (
    <SelectField
      emptyOption={words.select}
      {...control}
      options={rows
        .filter(({ kind }) => kind === 'bank' || kind === 'wallet')
        .map(({ id, name_english, name_bengali }) => ({
          value: String(id),
          label: say({ en: name_english, bn: name_bengali }),
        }))}
      value={value ? String(value) : ''}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
