import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { ModuleCharge } from '@samity/shared-api/contract/members/module-charge'
import { Link } from '../router/index.ts'
import { fill, useSay, useShow, useWords } from '../words/index.ts'
import styles from './ChargeList.module.css'

const words = {
  also: { en: 'Also owed: {amount}', bn: 'আরও পাওনা: {amount}' },
  since: { en: 'since {day}', bn: '{day} থেকে' },
}

export type ChargeListProps = {
  /** From the dues of an advocate */
  charges: readonly ModuleCharge[] | undefined
}

/**
 * What modules charge an advocate, with the way to the page of the module that takes the money. Nothing
 * without charges.
 */
export function ChargeList({ charges = [] }: ChargeListProps) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  if (charges.length === 0) return null
  const total = toDecimal(sum(charges.map(({ amount }) => fromDecimal(amount))))
  return (
    <div className={styles.charges}>
      <strong role="status">{fill(t.also, { amount: show.money(total) })}</strong>
      <ul>
        {charges.map(({ id, path, title, series_title, amount, due_on }) => (
          <li key={id}>
            {path ? <Link to={path}>{say(title)}</Link> : say(title)}{' '}
            <span className={styles.facts}>
              {say(series_title)} · {show.money(amount)} · {fill(t.since, { day: show.day(due_on) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
