import type { RecordPlace } from '@samity/shared-api/contract/treasury/money-place'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import type { Column } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { useColumnsWithPlace } from './use-columns-with-place.ts'

type Sale = {
  id: number
  number: string
  advocate_name: string
  advocate_name_bengali?: string
  places?: RecordPlace[]
}
const counter = { id: 7, kind: 'cash', name_english: 'Counter 1', name_bengali: 'কাউন্টার ১' } as RecordPlace
const columns: Column<Sale>[] = [
  { name: 'number', label: { en: 'Number', bn: 'নম্বর' }, value: ({ number }) => number },
  {
    name: 'advocate_name',
    label: { en: 'Name', bn: 'নাম' },
    value: ({ advocate_name }) => advocate_name,
  },
]

function Sales() {
  const rows = [
    { id: 1, number: 'VKL-1', advocate_name: 'Nila', advocate_name_bengali: 'নীলা', places: [counter] },
    { id: 2, number: 'VKL-2', advocate_name: 'Salma' },
  ]
  return (
    <DataTable
      label={{ en: 'Sales', bn: 'বিক্রয়' }}
      file="sales"
      rows={rows}
      columns={useColumnsWithPlace(columns)}
    />
  )
}

test('the place is a column that appears when someone chooses it', async () => {
  const { user } = renderScreen(<Sales />)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Number',
    'Name',
  ])
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Place' }))
  expect(screen.getByRole('row', { name: 'VKL-1 Nila Counter 1' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'VKL-2 Salma' })).toBeVisible()
})

test('a Bengali list has the Bengali name of a record that has one', () => {
  renderScreen(<Sales />, { language: 'bn' })
  expect(screen.getByRole('row', { name: 'VKL-1 নীলা' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'VKL-2 Salma' })).toBeVisible()
})
