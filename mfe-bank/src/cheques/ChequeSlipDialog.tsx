import { fromDecimal, toDecimal, today, type Row } from '@samity/shared-api/contract'
import { formFor, FormColumns, FormDialog, SelectField } from '@samity/shared-ui/forms'
import { useNavigate } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { slipForm, type Cheque } from '../../contract/cheques.ts'
import { makeSlip, slipPage, usePlaces } from './cheque-api.ts'

const { Form, Field } = formFor(slipForm, undefined, 'slip-')

const words = {
  title: { en: 'Deposit cheques', bn: 'চেক জমা দিন' },
  sum: { en: '{count} cheques, {amount}', bn: '{count}টি চেক, {amount}' },
  deposit: { en: 'Make slip', bn: 'স্লিপ তৈরি করুন' },
  cancel: { en: 'Back', bn: 'ফিরে যান' },
  done: { en: 'The cheques are deposited. Print the slip.', bn: 'চেক জমা হয়েছে। স্লিপটি ছাপুন।' },
  select: { en: 'Select', bn: 'নির্বাচন করুন' },
}

/** The chosen cheques go to an account as one transfer; then the slip opens for print. */
export function ChequeSlipDialog({ cheques, onClose }: { cheques: Cheque[]; onClose: () => void }) {
  const t = useWords(words)
  const show = useShow()
  const navigate = useNavigate()
  const total = cheques.reduce((sum, { amount }) => sum + fromDecimal(amount), 0)
  return (
    <FormDialog title={t.title} onCancel={onClose}>
      <p>{fill(t.sum, { count: show.number(cheques.length), amount: show.money(toDecimal(total)) })}</p>
      <Form
        initial={() => ({ day: today() })}
        labels={{ create: words.deposit, update: words.deposit, cancel: words.cancel }}
        messages={{ created: words.done }}
        onCancel={onClose}
        save={async ({ body, key }) => {
          const values = body as Row<typeof slipForm> // the form has no files
          const { id } = await makeSlip({ ...values, cheque_ids: cheques.map((cheque) => cheque.id) }, key)
          return { ...values, id, version: 1 }
        }}
        onSaved={({ id }) => void navigate(slipPage(id))}
      >
        <FormColumns>
          <Field name="account_id">
            <AccountSelect />
          </Field>
          <Field name="day" />
          <Field name="slip_no" />
        </FormColumns>
      </Form>
    </FormDialog>
  )
}

type SelectProps = Omit<Parameters<typeof SelectField>[0], 'options' | 'value' | 'onChange'> & {
  value?: number | null
  onChange?: (account: number | null) => void
}

function AccountSelect({ value, onChange, ...control }: SelectProps) {
  const say = useSay()
  const { rows } = usePlaces()
  return (
    <SelectField
      emptyOption={words.select}
      {...control}
      options={rows
        .filter(({ kind }) => kind === 'bank')
        .map((place) => ({
          value: String(place.id),
          label: [say({ en: place.name_english, bn: place.name_bengali }), place.account_no]
            .filter(Boolean)
            .join(' · '),
        }))}
      value={value ? String(value) : ''}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
