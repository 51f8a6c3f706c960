import { collection } from '@samity/shared-api/client'
import { building } from '@samity/shared-api/contract/config/building'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { RecordSelect } from './RecordSelect.tsx'

const buildings = collection(building)
const aBuilding = (id: number, building_name: string) => ({
  id,
  building_name,
  institute: 'Bar',
  remarks: '',
})

type SelectValue = string | number | null

function Screen({ initial = null, byName = false }: { initial?: SelectValue; byName?: boolean }) {
  const [value, setValue] = useState<SelectValue>(initial)
  return (
    <>
      <label htmlFor="building">Building</label>
      <RecordSelect
        source={buildings}
        label={({ building_name }) => building_name}
        {...(byName && { toValue: ({ building_name }: { building_name: string }) => building_name })}
        id="building"
        value={value}
        onChange={setValue}
      />
      <p>value {String(value)}</p>
    </>
  )
}
const box = () => screen.getByRole('combobox', { name: 'Building' })

test('suggestions are in natural order, and a click chooses one', async () => {
  fakeServer(building, [aBuilding(1, 'Bhaban 10'), aBuilding(2, 'Bhaban 2'), aBuilding(3, 'Annex')])
  const { user } = renderScreen(<Screen />)
  await user.click(box())
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Annex',
    'Bhaban 2',
    'Bhaban 10',
  ])
  await user.click(screen.getByRole('option', { name: 'Bhaban 2' }))
  expect(screen.getByText('value 2')).toBeInTheDocument()
  expect(box()).toHaveValue('Bhaban 2')
})

test('a complete name is chosen on blur; a text that matches no record is cleared', async () => {
  fakeServer(building, [aBuilding(1, 'Annex'), aBuilding(2, 'Annex 2')])
  const { user } = renderScreen(<Screen byName />)
  await user.type(box(), 'annex')
  await screen.findAllByRole('option')
  await user.tab()
  expect(screen.getByText('value Annex')).toBeInTheDocument()
  await user.clear(box())
  expect(screen.getByText('value null')).toBeInTheDocument()
  await user.type(box(), 'Palace')
  await user.tab()
  expect(box()).toHaveValue('')
  expect(screen.getByText('value null')).toBeInTheDocument()
})

test('a part of a name is enough on blur when only one record matches', async () => {
  fakeServer(building, [aBuilding(1, 'Annex'), aBuilding(2, 'Palace'), aBuilding(3, 'Old Palace')])
  const { user } = renderScreen(<Screen />)
  await user.type(box(), 'pal')
  await screen.findAllByRole('option')
  await user.tab()
  expect(screen.getByText('value null')).toBeInTheDocument()
  await user.type(box(), 'ann')
  await user.tab()
  expect(screen.getByText('value 1')).toBeInTheDocument()
  expect(box()).toHaveValue('Annex')
})

test('a record beyond the first 200 appears by its name, and the server finds it', async () => {
  const many = Array.from({ length: 250 }, (_, index) => aBuilding(index + 1, `House ${index + 1}`))
  fakeServer(building, [...many, aBuilding(900, 'Zamindar Bari')])
  const { user } = renderScreen(<Screen initial={249} />)
  await waitFor(() => expect(box()).toHaveValue('House 249'))
  await user.clear(box())
  await user.type(box(), 'zamindar')
  await user.click(await screen.findByRole('option', { name: 'Zamindar Bari' }))
  expect(screen.getByText('value 900')).toBeInTheDocument()
})

test('a list that cannot be loaded shows the error', async () => {
  fakeServer(building).route('GET', 'buildings/', () => ({
    status: 500,
    body: { message: 'Something went wrong!' },
  }))
  const { user } = renderScreen(<Screen />)
  await user.click(box())
  expect(await screen.findByText('Something went wrong!')).toBeInTheDocument()
})

test('names of which a word begins with the text come first', async () => {
  fakeServer(building, [
    aBuilding(1, 'Benevolent Grants'),
    aBuilding(2, 'Staff entry'),
    aBuilding(3, 'Entertainment'),
  ])
  const { user } = renderScreen(<Screen />)
  await user.type(box(), 'ent')
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Entertainment',
    'Staff entry',
    'Benevolent Grants',
  ])
})

test('on blur, the only name of which a word begins with the text is chosen', async () => {
  fakeServer(building, [aBuilding(1, 'Benevolent Grants'), aBuilding(2, 'Entertainment')])
  const { user } = renderScreen(<Screen />)
  await user.type(box(), 'ent')
  await screen.findAllByRole('option')
  await user.tab()
  expect(screen.getByText('value 2')).toBeInTheDocument()
  expect(box()).toHaveValue('Entertainment')
})
