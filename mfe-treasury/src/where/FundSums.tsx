import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { fundWords } from './fund-words.ts'
import styles from './where.module.css'

const words = { total: { en: 'Total', bn: 'মোট' } }

export function FundSums({ where: { funds, total } }: { where: Pick<WhereTheMoneyIs, 'funds' | 'total'> }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <table className={styles.equation}>
      <tbody>
        {funds.map(({ fund, balance }) => (
          <tr key={fund}>
            <th scope="row">{say(fundWords(fund))}</th>
            <td>{show.amount(balance)}</td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">{t.total}</th>
          <td>{show.amount(total)}</td>
        </tr>
      </tbody>
    </table>
  )
}
