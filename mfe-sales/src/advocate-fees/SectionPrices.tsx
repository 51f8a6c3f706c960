import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import { useFieldValue } from '@samity/shared-ui/forms'
import { useEffect, useRef } from 'react'
import { usePricesInForce } from '../hooks/use-price-in-force.ts'
import { advocateFeesForm, type SectionName } from './advocate-fees-form.ts'
import { toFeeRows } from './totals.ts'

type Props = {
  section: SectionName
  row: number
  /**
   * The price item of each field for one month or year, by the field's name: `{ yearly_fee: 'yearly_fee' }`
   */
  items: Record<string, string>
  /** The months or years of the row; nothing is filled in while it is 0 */
  count: number
}

/**
 * Fills fields of a section with the prices in force, for all of its months or years: blank ones, and again
 * when months, years or the day change. An amount that a person enters stays until then. On a day without a
 * price what was filled in is blank again. It shows nothing.
 */
export function SectionPrices({ section, row, items, count }: Props) {
  const setValues = advocateFeesForm.useSet()
  const rows = toFeeRows(advocateFeesForm.useValue(section))
  const prices = usePricesInForce(advocateFeesForm.useValue('collection_date'))
  const isEdit = !!useFieldValue('number')
  const amounts: Record<string, string> = {}
  const unpriced: string[] = []
  for (const [name, item] of Object.entries(items)) {
    const price = prices?.find((one) => one.item === item)
    if (price && count > 0) amounts[name] = toDecimal(fromDecimal(price.amount) * count)
    if (prices && !price) unpriced.push(name)
  }
  const lastAmounts = useRef<Record<string, string>>({})
  useEffect(() => {
    const before = lastAmounts.current
    lastAmounts.current = { ...before, ...amounts }
    for (const name of unpriced) delete lastAmounts.current[name]
    if (isEdit) return
    const changes = Object.entries(amounts).filter(([name, amount]) =>
      before[name] === undefined ? (rows[row]?.[name] ?? '') === '' : before[name] !== amount,
    )
    for (const name of unpriced)
      if (before[name] !== undefined && rows[row]?.[name] === before[name]) changes.push([name, ''])
    if (changes.length > 0)
      setValues({
        [section]: rows.map((one, index) =>
          index === row ? { ...one, ...Object.fromEntries(changes) } : one,
        ),
      })
    // oxlint-disable-next-line exhaustive-deps -- once for each amount: what a person enters stays
  }, [JSON.stringify([amounts, unpriced]), isEdit])
  return null
}
