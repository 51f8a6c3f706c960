import { today, type FormValues } from '@samity/shared-api/contract'
import { stockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import {
  BookingDayInput,
  SelectField,
  FormColumns,
  formFor,
  useFieldValue,
  FullWidth,
} from '@samity/shared-ui/forms'
import { useShow, useWords } from '@samity/shared-ui/words'
import { ComputedField } from '../components/ComputedField.tsx'
import { rowTotal } from '../serials.ts'
import { ReadOnlyField } from '../components/ReadOnlyField.tsx'
import type { PaperChoice } from './use-papers.ts'

const { Form, Field } = formFor(stockEntry)

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'Saved successfully', bn: 'সফলভাবে সংরক্ষণ করা হয়েছে' },
  choose: { en: 'Select', bn: 'নির্বাচন করুন' },
  count: { en: 'Count', bn: 'সংখ্যা' },
}
const initial = (): FormValues<typeof stockEntry> => ({ kind: 'received', date: today() })

export function StockForm({ papers, onSaved }: { papers: readonly PaperChoice[]; onSaved: () => void }) {
  return (
    <Form
      initial={initial}
      labels={{ create: words.save, update: words.save }}
      messages={{ created: words.saved }}
      onSaved={onSaved}
    >
      <FormColumns>
        <Field name="kind" />
        <Field name="paper">
          <SelectField options={papers} emptyOption={words.choose} />
        </Field>
        <Field name="from_serial" />
        <Field name="to_serial" />
        <SerialCount />
        <Field name="date">
          <BookingDayInput />
        </Field>
        <FullWidth>
          <Field name="remarks" />
        </FullWidth>
      </FormColumns>
    </Form>
  )
}

function SerialCount() {
  const t = useWords(words)
  const show = useShow()
  const count = rowTotal({ from_serial: useFieldValue('from_serial'), to_serial: useFieldValue('to_serial') })
  return (
    <ReadOnlyField label={t.count}>
      <ComputedField id="count" text={count === undefined ? '' : show.number(count)} />
    </ReadOnlyField>
  )
}
