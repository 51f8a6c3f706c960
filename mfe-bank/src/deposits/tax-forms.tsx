import type { FormValues } from '@samity/shared-api/contract'
import { Button } from '@samity/shared-ui/core'
import { act } from '@samity/shared-api/client'
import type { Row } from '@samity/shared-api/contract'
import { FormColumns, formFor, MoneyInput } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { dutySlabs, taxRate, type TaxTables } from '../../contract/deposit.ts'
import styles from './deposits.module.css'

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'The rates are saved.', bn: 'হারগুলো সংরক্ষিত হয়েছে।' },
  above: { en: 'Balance above', bn: 'স্থিতি যার বেশি' },
  duty: { en: 'Duty of a year', bn: 'বছরের শুল্ক' },
  add: { en: 'Add a slab', bn: 'ধাপ যোগ করুন' },
  remove: { en: 'Remove', bn: 'বাদ দিন' },
}
const labels = { create: words.save, update: words.save }
const messages = { created: words.saved }

const taxForm = formFor(taxRate, taxRate.input, 'tax')
const dutyForm = formFor(dutySlabs, dutySlabs.input, 'duty')
type Done = { onDone: (tables: TaxTables) => void }

/** Rates of a day. A day that is known is replaced. */
export function TaxForm({ onDone }: Done) {
  const [saved, setSaved] = useState(0)
  const { Form, Field } = taxForm
  return (
    <Form
      key={saved}
      labels={labels}
      messages={messages}
      save={async ({ body, key }) => {
        // the form has no files; the response is no row
        const values = body as FormValues<typeof taxRate>
        onDone((await act(taxRate, { day: String(values.from_day) }, values, { key })) as TaxTables)
        return values as Row<typeof taxRate>
      }}
      onSaved={() => setSaved(saved + 1)}
    >
      <FormColumns>
        <Field name="from_day" />
        <Field name="with_return">
          <MoneyInput prefix="%" />
        </Field>
        <Field name="without_return">
          <MoneyInput prefix="%" />
        </Field>
      </FormColumns>
    </Form>
  )
}

/** The slabs of a day, all together: a budget changes some of the newest. */
export function DutyForm({ newest, onDone }: Done & { newest: TaxTables['duty'][number]['slabs'] }) {
  const t = useWords(words)
  const [saved, setSaved] = useState(0)
  const { Form, Field, Rows, Cell } = dutyForm
  return (
    <Form
      key={saved}
      initial={{ slabs: newest }}
      labels={labels}
      messages={messages}
      save={async ({ body, key }) => {
        // as above
        const values = body as FormValues<typeof dutySlabs>
        onDone((await act(dutySlabs, { day: String(values.from_day) }, values, { key })) as TaxTables)
        return values as Row<typeof dutySlabs>
      }}
      onSaved={() => setSaved(saved + 1)}
    >
      <Field name="from_day" />
      <Rows name="slabs">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, row }) => (
              <div key={key} className={styles.slab}>
                <Cell list="slabs" row={row} name="above" label={words.above} kind="money" required />
                <Cell list="slabs" row={row} name="duty" label={words.duty} kind="money" required />
                <Button onClick={() => remove(row)}>{t.remove}</Button>
              </div>
            ))}
            <Button onClick={() => add()}>{t.add}</Button>
          </>
        )}
      </Rows>
    </Form>
  )
}
