import {
  choice,
  defineResource,
  flag,
  longText,
  money,
  optionalDate,
  optionalPhone,
  text,
  type Row,
} from '@samity/shared-api/contract'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { formFor } from './form-for.tsx'

const stall = defineResource({
  path: 'stalls',
  name: { en: 'stall', bn: 'দোকান' },
  fields: {
    stall_name: text({ en: 'Stall Name', bn: 'দোকানের নাম' }),
    kind: choice({ en: 'Kind', bn: 'ধরন' }, [
      { value: 'tea', label: { en: 'Tea', bn: 'চা' } },
      { value: 'book', label: { en: 'Books', bn: 'বই' } },
    ]),
    rent: money({ en: 'Rent', bn: 'ভাড়া' }),
    opened: optionalDate({ en: 'Opened', bn: 'চালু' }),
    phone: optionalPhone({ en: 'Phone', bn: 'ফোন' }),
    corner: flag({ en: 'Corner', bn: 'কোনার' }),
    remarks: longText({ en: 'Remarks', bn: 'মন্তব্য' }),
  },
  conflicts: {
    stalls_name_key: { field: 'stall_name', message: { en: 'This name is taken', bn: 'এই নাম নেওয়া হয়েছে' } },
  },
})
const { Form, Field } = formFor(stall)
const karims = {
  id: 7,
  version: 3,
  stall_name: "Karim's",
  kind: 'tea',
  rent: '1250.00',
  opened: '2020-02-01',
  phone: '',
  corner: true,
  remarks: '',
}

function Screen({ record }: { record?: Row<typeof stall> }) {
  const [result, setResult] = useState('')
  return (
    <>
      <Form
        record={record}
        initial={{ kind: 'tea' }}
        labels={{ create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }}
        messages={{
          created: { en: 'Stall added', bn: 'দোকান যোগ হয়েছে' },
          failed: { en: 'Failed to save: ', bn: 'সংরক্ষণ ব্যর্থ: ' },
        }}
        onSaved={(row, action) => setResult(`${action} ${row.stall_name} ${row.rent} ${row.opened}`)}
        onCancel={record && (() => setResult('cancelled'))}
      >
        <Field name="stall_name" />
        <Field name="kind" />
        <Field name="rent" />
        <Field name="opened" />
        <Field name="phone" />
        <Field name="corner" />
        <Field name="remarks" />
      </Form>
      <p>{result}</p>
    </>
  )
}
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

test('a new record is saved, a toast says so, and the form is empty again', async () => {
  const server = fakeServer(stall)
  const { user } = renderScreen(<Screen />)
  await user.type(field('Stall Name'), 'Jamal Books')
  await user.selectOptions(field('Kind'), 'Books')
  await user.type(field('Rent'), '১,২৫০.৫০')
  await user.type(field('Opened'), '০১/০২/২০২০')
  await user.click(field('Corner'))
  await user.click(button('Add'))
  expect(await screen.findByRole('status')).toHaveTextContent('Stall added')
  expect(screen.getByText('created Jamal Books 1250.50 2020-02-01')).toBeInTheDocument()
  expect(server.rows(stall)[0]).toMatchObject({ kind: 'book', corner: true })
  expect(field('Stall Name')).toHaveValue('')
  expect(field('Stall Name')).toHaveFocus()
  expect(field('Kind')).toHaveValue('tea')
})

test('the toast is on the page before the screen handles the saved record', async () => {
  fakeServer(stall)
  const toastTexts: (string | null | undefined)[] = []
  const { user } = renderScreen(
    <Form
      initial={karims}
      labels={{ create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }}
      messages={{ created: { en: 'Stall added', bn: 'দোকান যোগ হয়েছে' } }}
      onSaved={() => toastTexts.push(screen.queryByRole('status')?.textContent)}
    >
      <Field name="stall_name" />
    </Form>,
  )
  await user.click(button('Add'))
  await waitFor(() => expect(toastTexts).toEqual([expect.stringContaining('Stall added')]))
})

test('an amount is a text input with a decimal keypad and no step, and its text stays as typed', async () => {
  fakeServer(stall)
  const { user } = renderScreen(<Screen />)
  const amount = field('Rent')
  expect(amount).toHaveAttribute('type', 'text')
  expect(amount).toHaveAttribute('inputmode', 'decimal')
  expect(amount).not.toHaveAttribute('step')
  await user.type(amount, '১২৫০.৫০')
  await user.keyboard('{ArrowUp}')
  expect(amount).toHaveValue('১২৫০.৫০')
})

test('every control has the name of its field', () => {
  fakeServer(stall)
  renderScreen(<Screen />)
  for (const name of Object.keys(stall.fields))
    expect(document.getElementById(name)).toHaveAttribute('name', name)
})

test('an invalid form shows errors at its fields in the language of the page, sends nothing and focuses the first invalid field', async () => {
  const server = fakeServer(stall)
  const { user } = renderScreen(<Screen />, { language: 'bn' })
  await user.type(field('ফোন'), '12')
  await user.click(button('যোগ করুন'))
  expect(await screen.findAllByText('আবশ্যক')).toHaveLength(2)
  expect(screen.getByText('১১ অঙ্কের মোবাইল নম্বর দিন, যেমন ০১৭১২৩৪৫৬৭৮')).toBeInTheDocument()
  expect(server.requests).toHaveLength(0)
  await waitFor(() => expect(field('দোকানের নাম')).toHaveFocus())
  expect(field('দোকানের নাম')).toHaveAttribute('aria-invalid', 'true')
})

test('an error of the server appears at its field and the typed values stay', async () => {
  fakeServer(stall, [karims])
  const { user } = renderScreen(<Screen />)
  await user.type(field('Stall Name'), "Karim's")
  await user.type(field('Rent'), '500')
  await user.click(button('Add'))
  expect(await screen.findByText('This name is taken')).toBeInTheDocument()
  expect(screen.getByText('Failed to save: This name is taken')).toBeInTheDocument()
  expect(field('Rent')).toHaveValue('500')
})

test('Retry after a lost response sends the same key; changed content gets another', async () => {
  const server = fakeServer(stall)
  const { user } = renderScreen(<Screen />)
  await user.type(field('Stall Name'), 'Jamal Books')
  await user.type(field('Rent'), '500')
  server.loseNext()
  await user.click(button('Add'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.')
  server.loseNext()
  await user.click(button('Retry'))
  await waitFor(() => expect(server.requests).toHaveLength(2))
  await user.type(field('Rent'), '0')
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/^created Jamal Books 5000.00/)).toBeInTheDocument()
  const [first, second, third] = server.requests.map(({ headers }) => headers['Idempotency-Key'])
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('an existing record is shown and updated; Cancel changes nothing', async () => {
  const server = fakeServer(stall, [karims])
  const { user } = renderScreen(<Screen record={karims as never} />)
  expect(field('Opened')).toHaveValue('01/02/2020')
  expect(field('Corner')).toBeChecked()
  await user.clear(field('Rent'))
  await user.type(field('Rent'), '1300')
  await user.click(button('Update'))
  expect(await screen.findByText("updated Karim's 1300.00 2020-02-01")).toBeInTheDocument()
  expect(server.requests.at(-1)).toMatchObject({ method: 'PUT', body: { version: 3, corner: true } })
  await user.click(button('Cancel'))
  expect(screen.getByText('cancelled')).toBeInTheDocument()
})

test('a conflict shows both versions, and the own one can still be saved', async () => {
  const server = fakeServer(stall, [{ ...karims, version: 4, rent: '1400.00' }])
  const { user } = renderScreen(<Screen record={karims as never} />)
  await user.type(field('Remarks'), 'By the gate')
  await user.click(button('Update'))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('row', { name: 'Rent ৳ 1,250.00 ৳ 1,400.00' })).toBeInTheDocument()
  expect(within(dialog).queryByText('Stall Name')).not.toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText(/updated Karim's 1250.00/)).toBeInTheDocument()
  expect(server.rows(stall)[0]).toMatchObject({ rent: '1250.00', remarks: 'By the gate', version: 5 })
})

test('the saved version can be loaded from a conflict, and then edited', async () => {
  const server = fakeServer(stall, [{ ...karims, version: 4, rent: '1400.00' }])
  const { user } = renderScreen(<Screen record={karims as never} />)
  await user.type(field('Remarks'), 'By the gate')
  await user.click(button('Update'))
  await user.click(await screen.findByRole('button', { name: 'Use the saved version' }))
  expect(field('Rent')).toHaveValue('1400.00')
  await user.click(button('Update'))
  await waitFor(() =>
    expect(server.rows(stall)[0]).toMatchObject({ rent: '1400.00', remarks: '', version: 5 }),
  )
})

test('Enter moves from field to field and saves on the last; Ctrl+Enter saves from anywhere', async () => {
  const server = fakeServer(stall)
  const { user } = renderScreen(<Screen />)
  await user.type(field('Stall Name'), 'Jamal Books{Enter}')
  expect(field('Kind')).toHaveFocus()
  await user.type(field('Rent'), '500{Enter}')
  expect(field('Opened')).toHaveFocus()
  expect(server.requests).toHaveLength(0)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText(/^created Jamal Books/)).toBeInTheDocument()
})
