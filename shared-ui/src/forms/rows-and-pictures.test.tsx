import { defineResource, int, longText, picture, rows, text, type Row } from '@samity/shared-api/contract'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { formFor } from './form-for.tsx'

const labels = { create: { en: 'Save', bn: 'সংরক্ষণ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }
const { Form, Field, Rows, Cell, useValue } = formFor(paperSale)

function SaleScreen() {
  return (
    <Form labels={labels} initial={{ sale_type: 'Vokalotnama', serials: [{}, {}] }}>
      <Field name="building_name" />
      <Field name="price" />
      <Rows name="serials">
        {(cells, { add, remove }) => (
          <>
            {cells.map(({ key, row }) => (
              <div key={key}>
                <Cell
                  list="serials"
                  row={row}
                  name="from_serial"
                  kind="int"
                  label={{ en: `From ${row + 1}`, bn: '' }}
                />
                <Cell
                  list="serials"
                  row={row}
                  name="to_serial"
                  kind="int"
                  label={{ en: `To ${row + 1}`, bn: '' }}
                />
              </div>
            ))}
            <button type="button" onClick={() => add()}>
              Add row
            </button>
            <button type="button" onClick={() => remove(0)}>
              Remove first
            </button>
          </>
        )}
      </Rows>
      <Price />
    </Form>
  )
}
const Price = () => <p>price {String(useValue('price') ?? '')}</p>

test('rows are added and removed, and the rest is sent as a list', async () => {
  const server = fakeServer(paperSale)
  const { user } = renderScreen(<SaleScreen />)
  await user.type(screen.getByLabelText('Building Name'), 'Annex')
  await user.type(screen.getByLabelText('Price'), '50')
  expect(await screen.findByText('price 50')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add row' }))
  await user.type(screen.getByLabelText('From 1'), '999')
  await user.type(screen.getByLabelText('From 3'), '১২০')
  await user.type(screen.getByLabelText('To 3'), '139')
  await user.click(screen.getByRole('button', { name: 'Remove first' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.rows(paperSale)).toHaveLength(1))
  expect(server.rows(paperSale)[0]).toMatchObject({
    serials: [{ from_serial: 120, to_serial: 139, total: 20 }],
  })
})

test('an error in a row appears at its own field, from the browser or the server', async () => {
  const server = fakeServer(paperSale)
  const { user } = renderScreen(<SaleScreen />)
  await user.type(screen.getByLabelText('Building Name'), 'Annex')
  await user.type(screen.getByLabelText('Price'), '50')
  await user.type(screen.getByLabelText('From 2'), '120')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter both ends of the range')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('To 2')).toHaveFocus())
  expect(screen.getByLabelText('To 2')).toHaveAttribute('aria-invalid', 'true')

  await user.type(screen.getByLabelText('To 2'), '139')
  server.refuseNext(409, {
    message: 'Serials 120–139 are on receipt VKL-2026-000045',
    errors: { 'serials.1.from_serial': ['Serials 120–139 are on receipt VKL-2026-000045'] },
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Serials 120–139 are on receipt VKL-2026-000045')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('From 2')).toHaveAttribute('aria-invalid', 'true'))
})

const pet = defineResource({
  path: 'pets',
  name: { en: 'pet', bn: 'পোষা প্রাণী' },
  fields: {
    name: text({ en: 'Name', bn: 'নাম' }),
    photo: picture({ en: 'Photo', bn: 'ছবি' }),
    legs: int({ en: 'Legs', bn: 'পা' }, 0, 100),
    toys: rows({ en: 'Toys', bn: 'খেলনা' }, longText({ en: '', bn: '' }).schema),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
  },
})
const pets = formFor(pet)
const cat = { id: 3, version: 2, name: 'Minu', photo: '/media/minu', legs: 4, toys: ['ball'], remarks: 'shy' }

const PetScreen = ({ record }: { record?: Row<typeof pet> }) => (
  <pets.Form labels={labels} record={record}>
    <pets.Field name="name" />
    <pets.Field name="legs" />
    <pets.Field name="photo" />
  </pets.Form>
)

test('a new picture is sent as a part, and fields that the form does not show stay unchanged', async () => {
  const server = fakeServer(pet, [cat])
  const { user } = renderScreen(<PetScreen record={cat as never} />)
  expect(await screen.findByRole('img')).toHaveAttribute('src', '/media/minu/320.webp')
  await user.upload(screen.getByLabelText('Photo'), new File(['x'], 'new.png', { type: 'image/png' }))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() =>
    expect(server.rows(pet)[0]).toMatchObject({ photo: '/media/new.png', toys: ['ball'], remarks: 'shy' }),
  )
  expect(server.requests.at(-1)?.body).toMatchObject({ toys: '["ball"]', version: '2' })
})

test('a photo that the browser cannot display appears by its name and is sent', async () => {
  const server = fakeServer(pet, [cat])
  const { user } = renderScreen(<PetScreen record={cat as never} />)
  await user.upload(
    await screen.findByLabelText('Photo'),
    new File(['x'], 'phone.heic', { type: 'image/heic' }),
  )
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('phone.heic')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(server.rows(pet)[0]).toMatchObject({ photo: '/media/phone.heic' }))
})

test('Enter moves from a picture to the next field', async () => {
  fakeServer(pet, [cat])
  const { user } = renderScreen(
    <pets.Form labels={labels} record={cat as never}>
      <pets.Field name="photo" />
      <pets.Field name="legs" />
    </pets.Form>,
  )
  screen.getByLabelText('Photo').focus()
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('Legs')).toHaveFocus()
})

test('an unchanged picture is not sent', async () => {
  const server = fakeServer(pet, [cat])
  const { user } = renderScreen(<PetScreen record={cat as never} />)
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(server.rows(pet)[0]).toMatchObject({ photo: '/media/minu', version: 3 }))
  expect(server.requests.at(-1)?.body).not.toHaveProperty('photo')
})

test('a removed picture is deleted on the server', async () => {
  const server = fakeServer(pet, [cat])
  const { user } = renderScreen(<PetScreen record={cat as never} />)
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(server.rows(pet)[0]).toMatchObject({ photo: null }))
})
