import { toDecimal } from '@samity/shared-api/contract'
import type { OwedItem, OwedItems } from '@samity/shared-api/contract/members/owed-items'
import { fill, useShow, useWords } from '../words/index.ts'
import { OwedTicks } from './OwedTicks.tsx'

const words = {
  months: { en: 'Months owed', bn: 'বকেয়া মাস' },
  years: { en: 'Years owed', bn: 'বকেয়া বছর' },
  delay: { en: 'with {amount} delay fee', bn: 'বিলম্ব ফি {amount} সহ' },
  cost: { en: 'with {amount} yearly cost', bn: 'বার্ষিক খরচ {amount} সহ' },
}

type Props = {
  /** The dues of the member, from `owedItemsOf` */
  owed: OwedItems
  /** The numbers of ticked months and years: the oldest ones */
  taken: { months: number; years: number }
  /** Called with the new number of months or of years */
  onChange: (taken: { months: number } | { years: number }) => void
}

/** The dues of a member as ticks: the months, and the years with their fund fees. Nothing without dues. */
export function DuesTicks({ owed, taken, onChange }: Props) {
  const t = useWords(words)
  const show = useShow()
  const noteOf = ({ total, delay, cost }: OwedItem<unknown>) =>
    [
      show.amount(toDecimal(total)),
      ...(cost > 0 ? [fill(t.cost, { amount: show.amount(toDecimal(cost)) })] : []),
      ...(delay > 0 ? [fill(t.delay, { amount: show.amount(toDecimal(delay)) })] : []),
    ].join(', ')
  const ticks = (list: 'months' | 'years', onCount: (count: number) => void) =>
    owed[list].length > 0 && (
      <OwedTicks
        label={t[list]}
        items={owed[list].map((item) => ({ label: show.digits(item.label), note: noteOf(item) }))}
        takenCount={taken[list]}
        onChange={onCount}
      />
    )
  return (
    <>
      {ticks('months', (months) => onChange({ months }))}
      {ticks('years', (years) => onChange({ years }))}
    </>
  )
}
