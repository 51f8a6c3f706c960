import { LoadingState, RecordLink } from '@samity/shared-ui/core'
import { DuesTicks } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { takenCountOf } from './dues.ts'
import { LineField, type LineProps } from './LineField.tsx'
import styles from './lines.module.css'

const words = {
  nothing: { en: 'Owes nothing', bn: 'কোনো বকেয়া নেই' },
  other: { en: 'Open the form of fees', bn: 'ফির ফর্ম খুলুন' },
}

/** The dues of the member as ticks. Payments in advance and other fees are for the form of fees. */
export function DuesFields(props: LineProps) {
  const {
    complete: { line, context },
    errors,
    onChange,
  } = props
  const t = useWords(words)
  const { owed, basket } = context
  if (!owed) return <LoadingState />
  if (owed.months.length + owed.years.length === 0)
    return (
      <p role="status">
        {t.nothing}.{' '}
        <RecordLink kind="advocate-fees" values={{ id: basket.payer?.id ?? '' }}>
          {t.other}
        </RecordLink>
      </p>
    )
  return (
    <div className={styles.fields}>
      <DuesTicks
        owed={owed}
        taken={{ months: takenCountOf(line, 'months', owed), years: takenCountOf(line, 'years', owed) }}
        onChange={onChange}
      />
      {(errors['amount_reason'] ?? line.values['amount_reason']) !== undefined && (
        <LineField {...props} name="amount_reason" />
      )}
    </div>
  )
}
