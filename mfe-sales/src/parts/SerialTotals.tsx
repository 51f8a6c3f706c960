import type { Field, Resource } from '@samity/shared-api/contract'
import { Columns, useTyped, type FormOf } from '@samity/shared-ui/forms'
import { useShow } from '@samity/shared-ui/words'
import { Figure } from './Figure.tsx'
import { totalAmount, totalCount } from './serials.ts'

type Priced = Resource<Record<'total_count' | 'price' | 'total_amount', Field>>
type Props<R extends Priced> = { form: FormOf<R>; serials: keyof R['fields'] & string }

/** Total count, price and total amount, as they follow from what is typed. */
export function SerialTotals<R extends Priced>({ form: { Field }, serials }: Props<R>) {
  const show = useShow()
  const rows = useTyped(serials)
  const total = totalAmount(rows, useTyped('price'))
  return (
    <Columns>
      <Field name="total_count">
        <Figure shows={show.number(totalCount(rows))} />
      </Field>
      <Field name="price" />
      <Field name="total_amount">
        <Figure prefix="৳" shows={total === undefined ? '' : show.amount(total)} />
      </Field>
    </Columns>
  )
}
