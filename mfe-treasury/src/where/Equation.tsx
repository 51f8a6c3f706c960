import { moneyEquation } from '@samity/shared-api/contract/treasury/money-equation'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { useSay, useShow } from '@samity/shared-ui/words'
import styles from './where.module.css'

/** Openings + income + money to pass on − expense − credit paid out against the sum of the places. */
export function Equation({ where }: { where: WhereTheMoneyIs }) {
  const say = useSay()
  const show = useShow()
  const classes = {
    plus: undefined,
    less: undefined,
    sum: styles.sum,
    part: styles.part,
    difference: where.difference === '0.00' ? styles.right : styles.wrong,
  }
  return (
    <table className={styles.equation}>
      <tbody>
        {moneyEquation(where).map(({ label, kind, amount }) => (
          <tr key={label.en} className={classes[kind]}>
            <th scope="row">{say(label)}</th>
            <td>{show.amount(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
