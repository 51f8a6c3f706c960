import { useLayoutEffect, useRef, useState } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts'
import { fill, useWords } from '../words/index.ts'
import styles from './Chart.module.css'
import { chartScale } from './chart-scale.ts'
import { toneOf } from './chart-tones.ts'

/*
 * recharts shows the value of a point to a pointer, a tap and the arrow keys, which an own SVG did not. It
 * has 94 KB, so the first chart loads it. Points are told apart by their index, because two points may have
 * the same label.
 */

type Props = {
  kind: 'bar' | 'line'
  label: string
  points: readonly string[]
  series: readonly { name: string; values: readonly number[] }[]
  formatValue: (value: number) => string
  /** Formats a value of the scale, where there is little room */
  formatScale: (value: number) => string
}

const words = {
  instructions: {
    en: '{label}. The left and right arrow keys read the values.',
    bn: '{label}। বাম ও ডান তীর কী দিয়ে মানগুলো পড়ুন।',
  },
}

const heightPx = 240
/** Used until the place is measured, and where there is no layout */
const initialWidthPx = 640

function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(initialWidthPx)
  useLayoutEffect(() => {
    const measure = () => setWidthPx(element.current?.clientWidth || initialWidthPx)
    measure()
    const observer = new ResizeObserver(measure)
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, widthPx] as const
}

const scaleWidthPx = 60
/** A letter of the labels, roughly and not too narrow */
const letterWidthPx = 7
const labelFont = { fontSize: '12px', fontFamily: 'var(--samity-font)' }

/**
 * Where each word has room below its point, all labels are there, on up to three lines. Otherwise every
 * second or third label is there, on one line.
 */
function labelsBelow(points: readonly string[], widthPx: number) {
  const pointWidthPx = (widthPx - scaleWidthPx) / Math.max(1, points.length)
  const letters = points.flatMap((point) => point.split(' ')).map(({ length }) => length)
  return Math.max(...letters) * letterWidthPx < pointWidthPx
    ? {
        interval: 0,
        height: 'auto' as const,
        tick: { className: styles.scale, width: pointWidthPx, maxLines: 3, style: labelFont },
      }
    : { interval: 'equidistantPreserveStart' as const, tick: { className: styles.scale } }
}

/** Draws the bars or lines of a chart. A pointer, a tap or the arrow keys show the values of a point. */
export function ChartDrawing({ kind, label, points, series, formatValue, formatScale }: Props) {
  const t = useWords(words)
  const [place, widthPx] = useWidth()
  const scale = chartScale(series.flatMap(({ values }) => [...values]))
  // two points may have the same label, so the axis tells them apart by their index
  const labelOf = (index: unknown) => points[Number(index)] ?? ''
  const rows = points.map((_, index) => ({
    index,
    values: series.map(({ values }) => values[index] ?? 0),
  }))
  const Frame = kind === 'bar' ? BarChart : LineChart
  return (
    <div ref={place}>
      <Frame
        width={widthPx}
        height={heightPx}
        data={rows}
        margin={{ top: 12, right: 8, bottom: 0, left: 0 }}
        barCategoryGap="15%"
        barGap={1}
        aria-label={fill(t.instructions, { label })}
      >
        <CartesianGrid vertical={false} stroke="var(--samity-line)" />
        <XAxis
          dataKey="index"
          tickFormatter={labelOf}
          scale="band"
          minTickGap={8}
          tickLine={false}
          axisLine={false}
          {...labelsBelow(points, widthPx)}
        />
        <YAxis
          width="auto"
          interval={0}
          ticks={scale}
          domain={[scale[0]!, scale.at(-1)! || 1]}
          tickFormatter={formatScale}
          tickLine={false}
          axisLine={false}
          tick={{ className: styles.scale }}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ className: styles.cursor }}
          content={(point) => <PointValues {...point} labelOf={labelOf} formatValue={formatValue} />}
        />
        {series.map(({ name }, index) =>
          kind === 'bar' ? (
            <Bar
              key={index}
              name={name}
              dataKey={`values[${index}]`}
              fill={toneOf(index)}
              isAnimationActive={false}
            />
          ) : (
            <Line
              key={index}
              name={name}
              dataKey={`values[${index}]`}
              stroke={toneOf(index)}
              strokeWidth={2}
              dot={{ r: 3, fill: toneOf(index) }}
              isAnimationActive={false}
            />
          ),
        )}
      </Frame>
    </div>
  )
}

/**
 * The values of the chosen point. Screen readers announce each change, so the element stays while no point is
 * chosen.
 */
function PointValues({
  active,
  label,
  payload,
  labelOf,
  formatValue,
}: TooltipContentProps & { labelOf: (index: unknown) => string; formatValue: (value: number) => string }) {
  return (
    <div aria-live="polite" className={active ? styles.values : undefined}>
      {active && (
        <>
          <div>{labelOf(label)}</div>
          {payload.map(({ name, value }, index) => (
            <div key={index} className={styles.key} style={{ color: toneOf(index) }}>
              <span className={styles.value}>{`${name}: ${formatValue(Number(value))}`}</span>
            </div>
          ))}
        </>
      )}
    </div>
  )
}
