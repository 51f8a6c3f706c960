import { today, type Draft } from '@samity/shared-api/contract'
import { stockEntry } from '@samity/shared-api/contract/sales/paper-stock'
import { BookingDay, Choice, Columns, formFor, useTyped, Wide } from '@samity/shared-ui/forms'
import { useShow, useWords } from '@samity/shared-ui/words'
import { Figure } from '../parts/Figure.tsx'
import { rowTotal } from '../parts/serials.ts'
import { Shown } from '../parts/Shown.tsx'
import type { PaperChoice } from './papers.ts'

const { Form, Field } = formFor(stockEntry)

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'Saved successfully', bn: 'সফলভাবে সংরক্ষণ করা হয়েছে' },
  choose: { en: 'Select', bn: 'নির্বাচন করুন' },
  count: { en: 'Count', bn: 'সংখ্যা' },
}
const initial = (): Draft<typeof stockEntry> => ({ kind: 'received', date: today() })

/** Books that came in, and papers that were spoiled or given back. */
export function StockForm({ papers, onSaved }: { papers: readonly PaperChoice[]; onSaved: () => void }) {
  return (
    <Form
      initial={initial}
      labels={{ create: words.save, update: words.save }}
      messages={{ created: words.saved }}
      onSaved={onSaved}
    >
      <Columns>
        <Field name="kind" />
        <Field name="paper">
          <Choice choices={papers} nothing={words.choose} />
        </Field>
        <Field name="from_serial" />
        <Field name="to_serial" />
        <Count />
        <Field name="date">
          <BookingDay />
        </Field>
        <Wide>
          <Field name="remarks" />
        </Wide>
      </Columns>
    </Form>
  )
}

/** How many papers the range holds, before anything is saved. */
function Count() {
  const t = useWords(words)
  const show = useShow()
  const count = rowTotal({ from_serial: useTyped('from_serial'), to_serial: useTyped('to_serial') })
  return (
    <Shown label={t.count}>
      <Figure id="count" shows={count === undefined ? '' : show.number(count)} />
    </Shown>
  )
}
