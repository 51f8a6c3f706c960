import type { Field, Resource } from '@samity/shared-api/contract'
import { FormColumns, useFieldValue, type FormOf } from '@samity/shared-ui/forms'
import { useShow } from '@samity/shared-ui/words'
import { ComputedField } from './ComputedField.tsx'
import { totalAmount, totalCount } from '../serials.ts'

type Priced = Resource<Record<'total_count' | 'price' | 'total_amount', Field>>
type Props<R extends Priced> = { form: FormOf<R>; serials: keyof R['fields'] & string }

/** Total count, price and total amount; count and amount are computed. */
export function SerialTotals<R extends Priced>({ form: { Field }, serials }: Props<R>) {
  const show = useShow()
  const rows = useFieldValue(serials)
  const total = totalAmount(rows, useFieldValue('price'))
  return (
    <FormColumns>
      <Field name="total_count">
        <ComputedField text={show.number(totalCount(rows))} />
      </Field>
      <Field name="price" />
      <Field name="total_amount">
        <ComputedField prefix="৳" text={total === undefined ? '' : show.amount(total)} />
      </Field>
    </FormColumns>
  )
}
