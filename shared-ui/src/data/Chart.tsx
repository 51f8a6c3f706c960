import type { Words } from '@samity/shared-api/contract'
import { useEffect, useRef, useState } from 'react'
import { useSay, useShow } from '../words/index.ts'
import styles from './Chart.module.css'

type Series = { name: Words; values: readonly number[] }
type Props = {
  kind: 'bar' | 'line'
  label: Words
  /** The labels below the points: days, months, names */
  points: readonly (Words | string)[]
  series: readonly Series[]
  /** Formats a value that is not an amount of taka */
  format?: (value: number) => string
}

/** The size of the drawing in its own units. Scaled to a narrow place, the wide one would have unreadable text. */
const wideLayout = { width: 640, height: 240, names: 12 }
const narrowLayout = { width: 320, height: 220, names: 6 }
const margin = { top: 12, right: 8, bottom: 28 }
/** The width of a letter of the scale, in the units of the drawing */
const letterWidth = 7
const tones = 4

/** Measures the figure. Returns its ref and whether it is narrower than `maxWidthPx`. */
function useIsNarrow(maxWidthPx: number) {
  const figure = useRef<HTMLElement>(null)
  const [isNarrow, setIsNarrow] = useState(false)
  useEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setIsNarrow(entry.contentRect.width < maxWidthPx),
    )
    if (figure.current) observer.observe(figure.current)
    return () => observer.disconnect()
  }, [maxWidthPx])
  return [figure, isNarrow] as const
}

/** The distance between two lines of the scale: a round whole number, so that four steps reach the largest value. */
function stepOf(max: number): number {
  const quarter = Math.max(1, max / 4)
  const power = 10 ** Math.floor(Math.log10(quarter))
  return [1, 2, 2.5, 5, 10]
    .map((round) => round * power)
    .find((step) => step >= quarter && Number.isInteger(step))!
}

/** The values of the scale, lowest first. 0 is always one of them, and the only one when all values are 0. */
function scaleOf(values: readonly number[]): number[] {
  const [min, max] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = stepOf(Math.max(max, -min))
  const [first, last] = [Math.floor(min / step), Math.ceil(max / step)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** A small chart with a table for screen readers. Values are whole taka or counts. A correction can make one negative. */
export function Chart({ kind, label, points, series, format }: Props) {
  const say = useSay()
  const show = useShow()
  const formatValue = format ?? ((value: number) => show.number(Math.round(value)))
  const pointLabels = points.map((point) => (typeof point === 'string' ? point : say(point)))
  const [figure, isNarrow] = useIsNarrow(520)
  const { width, height, names: maxLabels } = isNarrow ? narrowLayout : wideLayout
  const scale = scaleOf(series.flatMap(({ values }) => [...values]))
  const lines = scale.map((value) => ({ value, text: (format ?? show.short)(value) }))
  const leftMargin = 14 + letterWidth * Math.max(4, ...lines.map(({ text }) => text.length))
  const plot = { width: width - leftMargin - margin.right, height: height - margin.top - margin.bottom }
  const [lowest, highest] = [scale[0]!, scale.at(-1)!]
  const x = (index: number) => leftMargin + ((index + 0.5) * plot.width) / Math.max(1, points.length)
  const y = (value: number) => margin.top + plot.height * (1 - (value - lowest) / (highest - lowest || 1))
  const labelStep = Math.ceil(points.length / maxLabels)
  const barWidth = (plot.width / Math.max(1, points.length) / series.length) * 0.7

  return (
    <figure ref={figure} className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.label}>{say(label)}</span>
        {series.map(({ name }, index) => (
          <span key={name.en} className={`${styles.key} ${styles[`tone${index % tones}`]}`}>
            {say(name)}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} aria-hidden focusable="false">
        {lines.map(({ value, text }) => (
          <g key={value}>
            <line
              className={styles.grid}
              x1={leftMargin}
              x2={width - margin.right}
              y1={y(value)}
              y2={y(value)}
            />
            <text className={styles.scale} x={leftMargin - 6} y={y(value) + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {pointLabels.map((point, index) =>
          index % labelStep ? null : (
            <text key={index} className={styles.scale} x={x(index)} y={height - 8} textAnchor="middle">
              {point}
            </text>
          ),
        )}
        {series.map(({ name, values }, seriesIndex) => (
          <g key={name.en} className={styles[`tone${seriesIndex % tones}`]}>
            {kind === 'line' && (
              <polyline
                className={styles.line}
                points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
              />
            )}
            {values.map((value, index) =>
              kind === 'bar' ? (
                <rect
                  key={index}
                  x={x(index) + (seriesIndex - series.length / 2) * barWidth}
                  y={y(Math.max(0, value))}
                  width={Math.max(1, barWidth - 1)}
                  height={Math.abs(y(0) - y(value))}
                >
                  <title>{`${pointLabels[index]}: ${formatValue(value)}`}</title>
                </rect>
              ) : (
                <circle key={index} cx={x(index)} cy={y(value)} r={3}>
                  <title>{`${pointLabels[index]}: ${formatValue(value)}`}</title>
                </circle>
              ),
            )}
          </g>
        ))}
      </svg>
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
