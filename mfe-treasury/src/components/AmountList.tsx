import { useShow } from '@samity/shared-ui/words'
import styles from '../treasury.module.css'

type Props = {
  /** A label and a decimal string for each figure */
  figures: readonly (readonly [label: string, amount: string])[]
}

export function AmountList({ figures }: Props) {
  const show = useShow()
  return (
    <dl className={styles.figures}>
      {figures.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={amount.startsWith('-') ? styles.warning : undefined}>{show.money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
