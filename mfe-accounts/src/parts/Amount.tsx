import { Link, useLocation } from '@samity/shared-ui/router'
import { useShow, useWords } from '@samity/shared-ui/words'
import { written, type Question } from './question.ts'
import styles from './Amount.module.css'

const words = { open: { en: 'Show the records', bn: 'রেকর্ডগুলো দেখুন' } }

type Props = {
  /** The wire's decimal string */
  amount: string
  /** Whose records stand behind it; without one it is only a figure */
  question?: Question
  /** Something came and went, though it may add up to 0 */
  moved?: boolean
  /** How it is written, where that is not the amount alone */
  write?: (amount: string) => string
}

/** A figure of a report. It leads to the records behind it, unless it is 0 and nothing moved. */
export function Amount({ amount, question, moved = false, write }: Props) {
  const show = useShow()
  const said = (write ?? show.amount)(amount)
  const t = useWords(words)
  const { pathname, search } = useLocation()
  const isNothing = Number(amount) === 0 && !moved
  if (!question || isNothing)
    return <span {...(isNothing && { className: styles.nothing, 'data-nothing': '' })}>{said}</span>
  const address = new URLSearchParams(search)
  address.set('records', written(question))
  return (
    <Link className={styles.amount} to={`${pathname}?${address.toString()}`} title={t.open}>
      {said}
    </Link>
  )
}
