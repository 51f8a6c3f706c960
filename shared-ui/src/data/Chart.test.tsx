import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { Chart } from './Chart.tsx'

const series = [
  { name: { en: 'Income', bn: 'আয়' }, values: [120000, 90000] },
  { name: { en: 'Expanse', bn: 'ব্যয়' }, values: [80000, 0] },
]

test.each(['bar', 'line'] as const)('a %s chart has a table for screen readers', (kind) => {
  const { container } = renderScreen(
    <Chart
      kind={kind}
      label={{ en: 'Collections', bn: 'আদায়' }}
      points={['January', 'February']}
      series={series}
    />,
  )
  expect(screen.getByRole('table', { name: 'Collections' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'January 1,20,000 80,000' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'February 90,000 0' })).toBeInTheDocument()
  expect(container.querySelectorAll(kind === 'bar' ? 'rect' : 'circle')).toHaveLength(4)
})

/** The labels of the scale, lowest first. */
const scaleOf = (container: HTMLElement) =>
  [...container.querySelectorAll('svg line + text')].map(({ textContent }) => textContent)
const drawChart = (values: number[]) =>
  renderScreen(
    <Chart
      kind="bar"
      label={{ en: 'Collections', bn: 'আদায়' }}
      points={values.map((_, index) => String(index + 1))}
      series={[{ name: { en: 'Income', bn: 'আয়' }, values }]}
    />,
  ).container

test.each([
  [[0, 0], ['0']],
  [
    [2, 1],
    ['0', '1', '2'],
  ],
  [
    [26_000, 100],
    ['0', '10,000', '20,000', '30,000'],
  ],
  [
    [400, -500],
    ['-600', '-400', '-200', '0', '200', '400'],
  ],
])('the scale of %j has different round numbers', (values, lines) => {
  expect(scaleOf(drawChart(values))).toEqual(lines)
})

test('the bar of a negative value starts at the line of 0 and goes down', () => {
  const [above, below] = [...drawChart([400, -500]).querySelectorAll('rect')].map((bar) => ({
    y: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }))
  expect(above!.y + above!.height).toBeCloseTo(below!.y)
  expect(below!.height).toBeCloseTo((above!.height * 5) / 4)
})

test.each([
  ['en', ['0', '2.0 Cr', '4.0 Cr', '6.0 Cr']],
  ['bn', ['০', '২ কোটি', '৪ কোটি', '৬ কোটি']],
] as const)(
  'large values of the scale are abbreviated in %s, and the bars leave room for them',
  (language, lines) => {
    const { container } = renderScreen(
      <Chart
        kind="bar"
        label={{ en: 'Collections', bn: 'আদায়' }}
        points={['1']}
        series={[{ name: { en: 'Income', bn: 'আয়' }, values: [50_000_000] }]}
      />,
      { language },
    )
    expect(scaleOf(container)).toEqual(lines)
    const [left] = [...container.querySelectorAll('line')].map((line) => Number(line.getAttribute('x1')))
    expect(left).toBeGreaterThan(7 * lines[1].length)
  },
)
