import { advocate } from '@samity/shared-api/contract/config/advocate'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { AdvocateLookup } from './AdvocateLookup.tsx'
import { formFor } from './form-for.tsx'

const { Form } = formFor(paperSale)
const labels = { create: { en: 'Submit', bn: 'জমা দিন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }
const anAdvocate = (id: number, number: string, name: string, bengali: string, phone: string) => ({
  id,
  bar_registration_number: number,
  name_english: name,
  name_bengali: bengali,
  phone,
  father_name: '',
  status: 'active',
})
const advocates = [
  anAdvocate(1, '101', 'Abdur Rahim', 'আবদুর রহিম', '01711111111'),
  anAdvocate(2, '102', 'Salma Begum', 'সালমা বেগম', '01722222222'),
  anAdvocate(3, '103', 'Karim Uddin', 'করিম উদ্দিন', '01722222222'),
  anAdvocate(4, '104', 'Nila Roy', 'নীলা রায়', '01733333333'),
]
type ScreenProps = { nameLanguage?: 'english' | 'bengali'; phone?: { keepsOwn?: true } }
const Screen = ({ nameLanguage = 'english', phone }: ScreenProps) => (
  <Form labels={labels}>
    <AdvocateLookup
      id={{ name: 'advocateId' }}
      name={{ name: 'advocate_name' }}
      phone={{ name: 'advocate_phone', ...phone }}
      nameLanguage={nameLanguage}
    />
  </Form>
)
const box = (name: string) => screen.getByRole('combobox', { name })
const values = () =>
  ['Advocate ID', 'Advocate Name', 'Advocate Phone'].map((name) => (box(name) as HTMLInputElement).value)
const open = (screenOf = <Screen />, options: Parameters<typeof renderScreen>[1] = {}) => {
  const server = fakeServer(advocate, advocates)
  return { server, ...renderScreen(screenOf, options) }
}

test('a complete number in Bengali digits fills name and phone', async () => {
  const { user } = open()
  await user.type(box('Advocate ID'), '১০১')
  await waitFor(() => expect(values()).toEqual(['১০১', 'Abdur Rahim', '01711111111']))
})

test.each([
  ['a phone', '01733333333'],
  ['a part of a name and Enter', 'nila{Enter}'],
  ['a Bengali name and Enter', 'নীলা{Enter}'],
])('%s in the first field fills all three', async (_case, keys) => {
  const { user } = open()
  await user.type(box('Advocate ID'), keys.replace('{Enter}', ''))
  if (keys.endsWith('{Enter}')) {
    expect(await screen.findByRole('option', { name: /Nila Roy/ })).toBeInTheDocument()
    await user.keyboard('{Enter}')
  }
  await waitFor(() => expect(values()).toEqual(['104', 'Nila Roy', '01733333333']))
})

test('in Bengali the Bengali name stands below the English one that the record gets', async () => {
  const { user } = open(<Screen />, { language: 'bn' })
  await user.type(screen.getByRole('combobox', { name: 'আইনজীবীর আইডি' }), '১০১')
  expect(await screen.findByText('আবদুর রহিম')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'আইনজীবীর নাম' })).toHaveValue('Abdur Rahim')
})

test('the chosen advocate who owes has the sum and the way to the form of fees', async () => {
  const { user, server } = open()
  server.route('GET', 'advocates/1/dues/', () => ({ body: { total: '7955.00' } }))
  server.route('GET', 'advocates/4/dues/', () => ({ body: { total: '0.00' } }))
  await user.type(box('Advocate ID'), '101')
  expect(await screen.findByText(/Owes ৳ 7,955\.00/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'take the fee' })).toHaveAttribute(
    'href',
    '/open/advocate-fees?id=1',
  )
  await user.clear(box('Advocate ID'))
  expect(screen.queryByText(/Owes/)).not.toBeInTheDocument()
  await user.type(box('Advocate ID'), '104')
  await waitFor(() => expect(server.requests.at(-1)?.path).toBe('advocates/4/dues/'))
  expect(screen.queryByText(/Owes/)).not.toBeInTheDocument()
})

test('whoever may not open the form of fees sees the sum without the way to it', async () => {
  const { server } = open(<Screen />, { role: 'auditor', at: '/?advocate=2', opens: {} })
  server.route('GET', 'advocates/2/dues/', () => ({ body: { total: '500.00' } }))
  expect(await screen.findByText(/Owes ৳ 500\.00/)).toBeVisible()
  expect(values()).toEqual(['102', 'Salma Begum', '01722222222'])
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a part of a number suggests advocates and fills nothing', async () => {
  const { user } = open()
  await user.type(box('Advocate ID'), '10')
  expect(await screen.findAllByRole('option')).toHaveLength(4)
  expect(values()).toEqual(['10', '', ''])
})

test('the suggestion of an advocate without a phone ends with the name', async () => {
  fakeServer(advocate, [anAdvocate(5, '105', 'Hasan Ali', 'হাসান আলী', '')])
  const { user } = renderScreen(<Screen />)
  await user.type(box('Advocate ID'), '10')
  expect(await screen.findByRole('option')).toHaveTextContent(/হাসান আলী$/)
})

test('a phone that two advocates share asks for a choice and fills nothing automatically', async () => {
  const { user } = open()
  await user.type(box('Advocate Phone'), '01722222222')
  expect(await screen.findByText('More than one member has this phone. Choose one.')).toBeInTheDocument()
  expect(values()).toEqual(['', '', '01722222222'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(values()).toEqual(['103', 'Karim Uddin', '01722222222'])
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a Bengali text finds the Bengali name; Esc closes the list and leaves the text', async () => {
  const { user } = open()
  await user.type(box('Advocate Name'), 'সালমা')
  expect(await screen.findByRole('option', { name: /102 Salma Begum/ })).toBeInTheDocument()
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(values()).toEqual(['', 'সালমা', ''])
})

test('the Bengali name is filled in with `nameLanguage="bengali"`', async () => {
  const { user } = open(<Screen nameLanguage="bengali" />)
  await user.type(box('Advocate ID'), '101')
  await waitFor(() => expect(values()).toEqual(['101', 'আবদুর রহিম', '01711111111']))
})

test('another number clears the name and phone of the previous advocate', async () => {
  const { user } = open()
  await user.type(box('Advocate ID'), '101')
  await waitFor(() => expect(values()[1]).toBe('Abdur Rahim'))
  await user.type(box('Advocate ID'), '9')
  expect(values()).toEqual(['1019', '', ''])
})

describe('a record with its own phone', () => {
  async function withRahim() {
    const view = open(<Screen phone={{ keepsOwn: true }} />)
    await view.user.type(box('Advocate ID'), '101')
    await waitFor(() => expect(values()).toEqual(['101', 'Abdur Rahim', '01711111111']))
    return view
  }

  test('accepts another phone, or none, beside the advocate', async () => {
    const { user } = await withRahim()
    await user.clear(box('Advocate Phone'))
    expect(values()).toEqual(['101', 'Abdur Rahim', ''])
    await user.type(box('Advocate Phone'), '01999999999')
    expect(values()).toEqual(['101', 'Abdur Rahim', '01999999999'])
  })

  test('changes to the advocate whose complete phone is typed', async () => {
    const { user } = await withRahim()
    await user.clear(box('Advocate Phone'))
    await user.type(box('Advocate Phone'), '01733333333')
    await waitFor(() => expect(values()).toEqual(['104', 'Nila Roy', '01733333333']))
  })

  test('clears the advocate when another number is typed', async () => {
    const { user } = await withRahim()
    await user.type(box('Advocate ID'), '9')
    expect(values()).toEqual(['1019', '', ''])
  })
})

test('one request is sent for each pause in typing, and none for a text that was requested before', async () => {
  const { user, server } = open()
  await user.type(box('Advocate ID'), '10')
  await screen.findAllByRole('option')
  await user.type(box('Advocate ID'), '9')
  await waitFor(() => expect(server.requests).toHaveLength(2))
  await user.type(box('Advocate ID'), '{Backspace}')
  await screen.findAllByRole('option')
  expect(server.requests.map(({ query }) => query.lookup)).toEqual(['10', '109'])
})

describe('while the server is searching', () => {
  /** Types a part of a number, then the rest of it, to which the server does not respond until `release`. */
  async function typeAhead(rest: string) {
    const { server, user } = open()
    await user.type(box('Advocate ID'), '10')
    await screen.findByText('Suggestions: 4')
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    server.route('GET', 'advocates/', async () => {
      await gate
      return { body: [anAdvocate(9, '1029', 'Other Advocate', 'অন্য', '01799999999'), advocates[1]!] }
    })
    await user.type(box('Advocate ID'), rest)
    return { user, release }
  }

  test('the loaded advocates that match are suggested with the key, and nothing is filled in yet', async () => {
    const { release } = await typeAhead('2')
    expect(screen.getByRole('option')).toHaveTextContent('102 Salma Begum')
    expect(screen.queryByText(/^Suggestions: /)).not.toBeInTheDocument()
    expect(values()).toEqual(['102', '', ''])
    release()
    expect(await screen.findByText('Suggestions: 2')).toBeInTheDocument()
    expect(values()).toEqual(['102', 'Salma Begum', '01722222222'])
  })

  test('a loaded advocate can be picked', async () => {
    const { user, release } = await typeAhead('2')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(values()).toEqual(['102', 'Salma Begum', '01722222222'])
    release()
  })

  test('a text that no loaded advocate contains suggests nobody', async () => {
    const { release } = await typeAhead('9')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    release()
  })
})
