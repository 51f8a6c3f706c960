import { toDecimal, type Paisa } from '@samity/shared-api/contract'
import { LoadingState } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { takenCountOf, type DuesList } from './dues.ts'
import { LineField, type LineProps } from './LineField.tsx'
import { OwedTicks } from './OwedTicks.tsx'
import styles from './lines.module.css'

const words = {
  months: { en: 'Monthly Fee', bn: 'মাসিক চাঁদা' },
  years: { en: 'Bar Association Fee', bn: 'বার্ষিক চাঁদা' },
  nothing: { en: 'Owes nothing', bn: 'কোনো বকেয়া নেই' },
  delay: { en: 'delay fee {amount}', bn: 'বিলম্ব ফি {amount}' },
  cost: { en: 'of it {amount} yearly cost', bn: 'এর মধ্যে {amount} বার্ষিক খরচ' },
  other: { en: 'Open the form of fees', bn: 'ফির ফর্ম খুলুন' },
}

/** What the member owes, as ticks. Payments in advance and other fees are for the form of fees. */
export function DuesFields(props: LineProps) {
  const {
    complete: { line, context },
    errors,
    onChange,
  } = props
  const t = useWords(words)
  const show = useShow()
  const { owed, basket } = context
  if (!owed) return <LoadingState />
  if (owed.months.length + owed.years.length === 0)
    return (
      <p role="status">
        {t.nothing}.{' '}
        <Link to={`/dashboard/advocate-all-fees?advocate=${basket.payer?.id ?? ''}`}>{t.other}</Link>
      </p>
    )
  const noteOf = ({ total, delay, cost }: { total: Paisa; delay: Paisa; cost: Paisa }) =>
    [
      show.amount(toDecimal(total)),
      ...(cost > 0 ? [fill(t.cost, { amount: show.amount(toDecimal(cost)) })] : []),
      ...(delay > 0 ? [fill(t.delay, { amount: show.amount(toDecimal(delay)) })] : []),
    ].join(', ')
  const ticks = (list: DuesList) =>
    owed[list].length > 0 && (
      <OwedTicks
        label={t[list]}
        items={owed[list].map((item) => ({ label: show.digits(item.label), note: noteOf(item) }))}
        takenCount={takenCountOf(line, list, owed)}
        onChange={(count) => onChange({ [list]: count })}
      />
    )
  return (
    <div className={styles.fields}>
      {ticks('months')}
      {ticks('years')}
      {(errors['amount_reason'] ?? line.values['amount_reason']) !== undefined && (
        <LineField {...props} name="amount_reason" />
      )}
    </div>
  )
}
