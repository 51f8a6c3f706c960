import type { Words } from '@samity/shared-api/contract'
import { translateAttribute, useSay, useShow } from '@samity/shared-ui/words'
import { ShareBar } from './ShareBar.tsx'
import styles from './Bars.module.css'

type Props = {
  label: Words
  /** The names of the bars of each row: probable, actual */
  series: readonly Words[]
  /** `amounts`: decimal strings, one for each series */
  rows: readonly { name: Words; amounts: readonly string[]; note?: string }[]
}

const tones = ['tone0', 'tone1'] as const

/**
 * A bar chart with one row for each name, for names that are too long for an axis. Each bar has its amount as
 * text.
 */
export function Bars({ label, series, rows }: Props) {
  const say = useSay()
  const show = useShow()
  const maxAmount = Math.max(1, ...rows.flatMap(({ amounts }) => amounts.map(Number)))
  const toneOf = (index: number) => styles[tones[index % tones.length]!]
  return (
    <figure className={styles.bars}>
      <figcaption className={styles.caption}>
        <span className={styles.label}>{say(label)}</span>
        {series.length > 1 &&
          series.map((name, index) => (
            <span key={name.en} className={`${styles.key} ${toneOf(index)}`}>
              {say(name)}
            </span>
          ))}
      </figcaption>
      <ul
        className={styles.rows}
        // oxlint-disable-next-line no-noninteractive-tabindex -- lets a long list scroll by keyboard
        tabIndex={0}
        aria-label={say(label)}
      >
        {rows.map(({ name, amounts, note }) => (
          <li key={name.en} className={styles.row}>
            <span>
              <span translate={translateAttribute(name)}>{say(name)}</span>{' '}
              {note && <span className={styles.note}>{note}</span>}
            </span>
            {amounts.map((amount, index) => (
              <span key={series[index]?.en} className={styles.item}>
                <ShareBar className={`${styles.bar} ${toneOf(index)}`} share={Number(amount) / maxAmount} />
                <span className={styles.amount}>
                  <span className="samity-unseen">{series[index] && say(series[index])} </span>
                  {show.amount(amount)}
                </span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </figure>
  )
}
