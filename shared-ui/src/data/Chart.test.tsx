import type { Language } from '@samity/shared-api/contract'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { Chart } from './Chart.tsx'

const series = [
  { name: { en: 'Income', bn: 'আয়' }, values: [120000, 90000] },
  { name: { en: 'Expanse', bn: 'ব্যয়' }, values: [80000, 0] },
]
/** A bar of 0 is not drawn; a point of 0 is. */
const marks = {
  bar: { selector: '.recharts-bar-rectangle', count: 3 },
  line: { selector: '.recharts-line-dot', count: 4 },
}

test.each(['bar', 'line'] as const)('a %s chart has a table for screen readers', async (kind) => {
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
  const { selector, count } = marks[kind]
  await waitFor(() => expect(container.querySelectorAll(selector)).toHaveLength(count))
})

test('the arrow keys show and announce the values of each point', async () => {
  const { container, user } = renderScreen(
    <Chart kind="bar" label={{ en: 'Collections', bn: 'আদায়' }} points={['জানু', 'ফেব্রু']} series={series} />,
    { language: 'bn' },
  )
  const drawing = await screen.findByRole('application', { name: /^আদায়/ })
  const announcement = container.querySelector('[aria-live]')
  expect(announcement).toBeEmptyDOMElement()
  await user.tab()
  expect(drawing).toHaveFocus()
  expect(announcement).toHaveTextContent('জানুআয়: ১,২০,০০০ব্যয়: ৮০,০০০')
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(announcement).toHaveTextContent('ফেব্রুআয়: ৯০,০০০ব্যয়: ০'))
  await user.tab()
  await waitFor(() => expect(announcement).toBeEmptyDOMElement())
})

/** The labels of the scale, lowest first. */
const scaleOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-value')].map(
    ({ textContent }) => textContent,
  )
async function drawChart(values: number[], language: Language = 'en') {
  const { container } = renderScreen(
    <Chart
      kind="bar"
      label={{ en: 'Collections', bn: 'আদায়' }}
      points={values.map((_, index) => String(index + 1))}
      series={[{ name: { en: 'Income', bn: 'আয়' }, values }]}
    />,
    { language },
  )
  await waitFor(() => expect(scaleOf(container)).not.toEqual([]))
  return container
}

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
])('the scale of %j has different round numbers', async (values, lines) => {
  expect(scaleOf(await drawChart(values))).toEqual(lines)
})

test('the bar of a negative value starts at the line of 0 and goes down', async () => {
  const container = await drawChart([400, -500])
  const [above, below] = [...container.querySelectorAll('.recharts-rectangle')].map((bar) => {
    // a negative bar has a negative height
    const ends = [
      Number(bar.getAttribute('y')),
      Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
    ]
    return { top: Math.min(...ends), bottom: Math.max(...ends) }
  })
  expect(above!.bottom).toBeCloseTo(below!.top)
  expect(below!.bottom - below!.top).toBeCloseTo(((above!.bottom - above!.top) * 5) / 4)
})

test.each([
  ['en', ['0', '2.0 Cr', '4.0 Cr', '6.0 Cr']],
  ['bn', ['০', '২ কোটি', '৪ কোটি', '৬ কোটি']],
] as const)(
  'large values of the scale are abbreviated in %s, and the bars leave room for them',
  async (language, lines) => {
    const letterWidth = 30
    // jsdom has no layout, so each text gets a width
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
      this: Element,
    ) {
      return new DOMRect(0, 0, letterWidth * (this.textContent?.length ?? 0), 12)
    })
    try {
      const container = await drawChart([50_000_000], language)
      expect(scaleOf(container)).toEqual(lines)
      const left = Number(container.querySelector('.recharts-cartesian-grid line')?.getAttribute('x1'))
      expect(left).toBeGreaterThan(letterWidth * lines[1].length)
    } finally {
      measure.mockRestore()
    }
  },
)

/** The labels below the points as they are drawn, one line each. */
const labelsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.recharts-xAxis-tick-labels .recharts-cartesian-axis-tick-value')].map(
    (label) => [...label.querySelectorAll('tspan')].map(({ textContent }) => textContent),
  )

test.each([
  [360, ['0–3 months', '4–6 months', '7–12 months', 'Over 12 months'], 4],
  // twelve words that a phone has no room for
  [360, Array.from({ length: 12 }, (_, index) => `September ${index}`), undefined],
])('on %i pixels %j has all its labels if their words have room', async (widthPx, points, count) => {
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(widthPx)
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
    this: Element,
  ) {
    return new DOMRect(0, 0, 7 * (this.textContent?.length ?? 0), 12)
  })
  try {
    const { container } = renderScreen(
      <Chart
        kind="bar"
        label={{ en: 'By age', bn: 'বয়স' }}
        points={points}
        series={[{ name: { en: 'Owed', bn: 'পাওনা' }, values: points.map((_, index) => index + 1) }]}
      />,
    )
    await waitFor(() => expect(labelsOf(container)).not.toEqual([]))
    const labels = labelsOf(container)
    if (count === undefined) expect(labels.length).toBeLessThan(points.length)
    else {
      expect(labels.map((lines) => lines.join(' '))).toEqual(points)
      expect(labels[3]).toEqual(['Over 12', 'months'])
    }
  } finally {
    width.mockRestore()
    measure.mockRestore()
  }
})
