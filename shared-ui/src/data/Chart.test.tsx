import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { Chart } from './Chart.tsx'

const series = [
  { name: { en: 'Income', bn: 'আয়' }, values: [120000, 90000] },
  { name: { en: 'Expanse', bn: 'ব্যয়' }, values: [80000, 0] },
]

test.each(['bar', 'line'] as const)('a %s chart is read aloud as a table', (kind) => {
  const { container } = renderScreen(
    <Chart kind={kind} label={{ en: 'Collections', bn: 'আদায়' }} points={['January', 'February']} series={series} />,
  )
  expect(screen.getByRole('table', { name: 'Collections' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'January 1,20,000 80,000' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'February 90,000 0' })).toBeInTheDocument()
  expect(container.querySelectorAll(kind === 'bar' ? 'rect' : 'circle')).toHaveLength(4)
})
