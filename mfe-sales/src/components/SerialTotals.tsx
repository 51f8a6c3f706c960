import type { Field, Resource } from '@samity/shared-api/contract'
import { FormColumns, useFieldValue, type FormOf } from '@samity/shared-ui/forms'
import { useShow } from '@samity/shared-ui/words'
import { ComputedField } from './ComputedField.tsx'
import { priceOf, useFilledPrice, usePricesInForce } from '../hooks/use-price-in-force.ts'
import { usePriceHint } from '../hooks/use-price-hint.ts'
import { totalAmount, totalCount } from '../serials.ts'

type Priced = Resource<Record<'total_count' | 'price' | 'total_amount', Field>>
type Props<R extends Priced> = {
  form: FormOf<R>
  setValues: (values: { price: string }) => void
  serials: keyof R['fields'] & string
  /**
   * The code of what is sold; undefined until it is known. A form is found by its name: 'FRM Bail petition'.
   */
  item: string | undefined
  /** Filled in when there is no price: the rate of a form */
  proposal?: string | undefined
}

/**
 * Total count, price and total amount; count and amount are computed, and the price in force on the day is
 * filled in.
 */
export function SerialTotals<R extends Priced>(props: Props<R>) {
  const {
    form: { Field },
    setValues,
    serials,
    item,
    proposal,
  } = props
  const show = useShow()
  const rows = useFieldValue(serials)
  const typedPrice = useFieldValue('price')
  const prices = usePricesInForce(useFieldValue('sales_date'))
  const price = priceOf(
    item === undefined ? undefined : prices,
    (one) => one.item === item || (one.item.startsWith('FRM:') && `FRM ${one.item_name.en}` === item),
  )
  useFilledPrice({
    price,
    name: 'price',
    fill: (amount) => setValues({ price: amount }),
    proposal,
  })
  const hint = usePriceHint(price ?? undefined, typedPrice)
  const total = totalAmount(rows, typedPrice)
  return (
    <FormColumns isDense>
      <Field name="total_count">
        <ComputedField text={show.number(totalCount(rows))} />
      </Field>
      <Field name="price" {...(hint && { hint })} />
      <Field name="total_amount">
        <ComputedField prefix="৳" text={total === undefined ? '' : show.amount(total)} />
      </Field>
    </FormColumns>
  )
}
