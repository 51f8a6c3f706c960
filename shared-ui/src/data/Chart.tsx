import type { Words } from '@samity/shared-api/contract'
import { LoadingState } from '../core/states.tsx'
import { lazyPart } from '../core/lazy-part.tsx'
import { useSay, useShow } from '../words/index.ts'
import styles from './Chart.module.css'
import { toneOf } from './chart-tones.ts'

type Series = { name: Words; values: readonly number[] }
type Props = {
  /** Bars compare amounts; a line shows their course */
  kind: 'bar' | 'line'
  /** The heading of the chart, and the name of its table */
  label: Words
  /** The labels below the points: days, months, names */
  points: readonly (Words | string)[]
  /** One to three rows of values, one value for each point */
  series: readonly Series[]
  /** Formats a value that is not an amount of taka */
  format?: (value: number) => string
}

/** The chart library is large, so it is loaded with the first chart. */
const ChartDrawing = lazyPart(async () => (await import('./ChartDrawing.tsx')).ChartDrawing, LoadingState)

/**
 * A small chart with a table for screen readers. Values are whole taka or counts. A correction can make one
 * negative.
 */
export function Chart({ kind, label, points, series, format }: Props) {
  const say = useSay()
  const show = useShow()
  const formatValue = format ?? ((value: number) => show.number(Math.round(value)))
  const pointLabels = points.map((point) => (typeof point === 'string' ? point : say(point)))

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.label}>{say(label)}</span>
        {series.map(({ name }, index) => (
          <span key={name.en} className={styles.key} style={{ color: toneOf(index) }}>
            {say(name)}
          </span>
        ))}
      </figcaption>
      <div className={styles.drawing}>
        <ChartDrawing
          kind={kind}
          label={say(label)}
          points={pointLabels}
          series={series.map(({ name, values }) => ({ name: say(name), values }))}
          formatValue={formatValue}
          formatScale={format ?? show.short}
        />
      </div>
      <div className="samity-unseen">
        <table aria-label={say(label)}>
          <thead>
            <tr>
              <th scope="col">{say(label)}</th>
              {series.map(({ name }) => (
                <th key={name.en} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pointLabels.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point}</th>
                {series.map(({ name, values }) => (
                  <td key={name.en}>{formatValue(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
