import { collection, http } from '@samity/shared-api/client'
import { form as paperForm } from '@samity/shared-api/contract/config/form'
import type { CounterSuggestion } from '@samity/shared-api/contract/sales/counter'
import { useAction } from '@samity/shared-ui/core'
import { RecordSelect } from '@samity/shared-ui/data'
import { LineField, type LineProps } from './LineField.tsx'

const paperForms = collection(paperForm)

async function readProposal(paper: string) {
  const { data } = await http.get<CounterSuggestion>('counter/', { params: { paper } })
  return data.next
}

/** The form that is sold. Its next serials are read when it is chosen. */
export function FormChoice(props: LineProps) {
  const { line } = props.complete
  const { run } = useAction()

  function choose(name: string, values: { form_id?: number; rate?: string }) {
    props.onChange({
      form_name: name,
      form_id: undefined,
      rate: undefined,
      next_from: undefined,
      next_to: undefined,
      ...values,
    })
    if (!name) return
    run(() => readProposal(name), {
      onDone: (next) =>
        next &&
        props.onChange({ next_from: next.from_serial, next_to: next.to_serial, next_width: next.width }),
    })
  }

  return (
    <LineField {...props} name="form_name">
      <RecordSelect
        source={paperForms}
        label={({ form_name }) => form_name}
        toValue={({ form_name }) => form_name}
        value={String(line.values['form_name'] ?? '')}
        onChange={(name) => {
          if (!name) choose('', {})
        }}
        onPick={(form) => {
          if (form) choose(form.form_name, { form_id: form.id, rate: form.form_rate })
        }}
      />
    </LineField>
  )
}
