import { useFieldValue } from '@samity/shared-ui/forms'
import { priceOf, useFilledPrice, usePricesInForce } from '../hooks/use-price-in-force.ts'

type Props<Name extends string> = {
  setValues: (values: { [K in Name]?: unknown }) => void
  day: string
  /** The price item of each field, by the field's name: `{ fee: 'advocate_change_fee' }` */
  items: Record<Name, string>
  /** Filled in when there is no price */
  proposals?: Partial<Record<Name, string>>
}

/** Fills the fees of a new record with the prices in force on its day. It shows nothing. */
export function FeesByResolution<Name extends string>({
  setValues,
  day,
  items,
  proposals = {},
}: Props<Name>) {
  // the names are those of `items`
  return (Object.keys(items) as Name[]).map((name) => (
    <FeeByResolution
      key={name}
      name={name}
      item={items[name]}
      day={day}
      proposal={proposals[name]}
      // an object with a computed key has any string as key
      fill={(amount) => setValues({ [name]: amount } as { [K in Name]?: unknown })}
    />
  ))
}

type FeeProps = {
  name: string
  item: string
  day: string
  proposal: string | undefined
  fill: (amount: string) => void
}

function FeeByResolution({ name, item, day, proposal, fill }: FeeProps) {
  const price = priceOf(usePricesInForce(useFieldValue(day)), (one) => one.item === item)
  useFilledPrice({ price, name, fill, proposal })
  return null
}
