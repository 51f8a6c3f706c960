import type { ModuleSettingsResponse } from '@samity/shared-api/contract/system/module-settings'
import { bank } from '@samity/shared-api/contract/config/bank'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { aModule } from '../testing/builders.ts'
import { ModuleSettingsCard } from './ModuleSettingsCard.tsx'

const path = 'modules/mfe-library/settings/'
const words = (en: string, bn: string) => ({ en, bn })

const settings: ModuleSettingsResponse = {
  module: 'mfe-library',
  title: words('Library', 'গ্রন্থাগার'),
  version: 3,
  fields: [
    {
      name: 'days',
      type: 'integer',
      label: words('Days of a loan', 'ধারের দিন'),
      help: words('How long a book may be on loan.', 'একটি বই কত দিন ধার রাখা যায়।'),
      default: 14,
      minimum: 1,
      maximum: 90,
    },
    { name: 'desk', type: 'string', label: words('Desk', 'ডেস্ক'), default: 'Main', maxLength: 20 },
    { name: 'reminders', type: 'boolean', label: words('Reminders', 'স্মরণিকা'), default: true },
    { name: 'shelf', type: 'string', label: words('Shelf', 'তাক'), default: 'A', enum: ['A', 'B'] },
  ],
  values: { days: 21, desk: 'Main', reminders: true, shelf: 'A' },
}

/** A system whose settings another administrator can change meanwhile. */
function fakeSettings() {
  let current = settings
  const server = fakeServer(bank, [])
    .route('GET', path, () => ({ body: current }))
    .route('PUT', path, ({ body }) => {
      if (body['version'] !== current.version) return { status: 409, body: { message: 'Changed meanwhile' } }
      current = {
        ...current,
        values: body['values'] as ModuleSettingsResponse['values'],
        version: current.version + 1,
      }
      return { body: current }
    })
  const changeElsewhere = (values: ModuleSettingsResponse['values']) => {
    current = { ...current, values: { ...current.values, ...values }, version: current.version + 1 }
  }
  const saves = () => server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { server, changeElsewhere, saves }
}
const open = (options?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<ModuleSettingsCard module={aModule()} />, options)
const save = () => screen.getByRole('button', { name: 'Save' })

test('each setting has a field of its type, with help, bounds and default', async () => {
  fakeSettings()
  open()
  const days = await screen.findByRole('textbox', { name: 'Days of a loan' })
  expect(days).toHaveValue('21')
  expect(days).toHaveAccessibleDescription('How long a book may be on loan. 1 to 90. Default: 14.')
  expect(screen.getByRole('textbox', { name: 'Desk' })).toHaveAttribute('maxlength', '20')
  expect(screen.getByRole('checkbox', { name: 'Reminders' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Shelf' })).toHaveValue('A')
})

test('a save sends all values in their types, also a number in Bengali digits', async () => {
  const { saves } = fakeSettings()
  const { user } = open()
  const days = await screen.findByLabelText('Days of a loan')
  await user.clear(days)
  await user.type(days, '৩০')
  await user.click(screen.getByLabelText('Reminders'))
  await user.selectOptions(screen.getByLabelText('Shelf'), 'B')
  await user.click(save())
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saves()).toEqual([{ values: { days: 30, desk: 'Main', reminders: false, shelf: 'B' }, version: 3 }])
  expect(screen.getByLabelText('Days of a loan')).toHaveValue('30')
})

test("the server's sentence is at the field, and what was typed stays", async () => {
  const { server, saves } = fakeSettings()
  const { user } = open()
  const days = await screen.findByLabelText('Days of a loan')
  await user.clear(days)
  await user.type(days, 'many')
  server.refuseNext(422, {
    message: 'Please correct the marked fields.',
    errors: { days: ['Enter a whole number.'] },
  })
  await user.click(save())
  expect(await screen.findByText('Enter a whole number.')).toBeVisible()
  expect(days).toBeInvalid()
  expect(days).toHaveAccessibleDescription(/^Enter a whole number\./)
  await waitFor(() => expect(days).toHaveFocus())
  expect(days).toHaveValue('many')
  expect(saves()).toMatchObject([{ values: { days: 'many' } }])
})

test('what is typed while the server saves stays, and the next save sends it', async () => {
  const { server, saves } = fakeSettings()
  let respond = () => {}
  const saved = { ...settings, values: { ...settings.values, desk: 'Main hall' }, version: 4 }
  server.route('PUT', path, () => new Promise((resolve) => (respond = () => resolve({ body: saved }))))
  const { user } = open()
  await user.type(await screen.findByLabelText('Desk'), ' hall')
  await user.click(save())
  await waitFor(() => expect(saves()).toHaveLength(1))
  await user.type(screen.getByLabelText('Desk'), ' 2')
  await user.click(screen.getByLabelText('Reminders'))
  respond()
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(screen.getByLabelText('Desk')).toHaveValue('Main hall 2')
  await user.click(save())
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves().at(-1)).toMatchObject({ values: { desk: 'Main hall 2', reminders: false }, version: 4 })
})

test('a change of another value meanwhile is kept', async () => {
  const { changeElsewhere, saves } = fakeSettings()
  const { user } = open()
  await user.type(await screen.findByLabelText('Desk'), ' hall')
  changeElsewhere({ days: 7 })
  await user.click(save())
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saves().at(-1)).toEqual({
    values: { days: 7, desk: 'Main hall', reminders: true, shelf: 'A' },
    version: 4,
  })
  expect(screen.getByLabelText('Days of a loan')).toHaveValue('7')
})

test('of two changes of one value the person chooses one, and nothing typed is lost before', async () => {
  const { changeElsewhere, saves } = fakeSettings()
  const { user } = open()
  await user.type(await screen.findByLabelText('Desk'), ' hall')
  changeElsewhere({ desk: 'Annex' })
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed the same values')
  expect(screen.getByLabelText('Desk')).toHaveValue('Main hall')
  await user.click(screen.getByRole('button', { name: 'Save mine' }))
  expect(await screen.findByText('Saved successfully')).toBeVisible()
  expect(saves().at(-1)).toMatchObject({ values: { desk: 'Main hall' }, version: 4 })
})

test('the saved version replaces what was typed when the person says so', async () => {
  const { changeElsewhere, saves } = fakeSettings()
  const { user } = open()
  await user.type(await screen.findByLabelText('Desk'), ' hall')
  changeElsewhere({ desk: 'Annex' })
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Use the saved version' }))
  expect(screen.getByLabelText('Desk')).toHaveValue('Annex')
  expect(saves()).toHaveLength(1)
})

test('the form is in Bengali for a reader of Bengali', async () => {
  fakeSettings()
  open({ language: 'bn' })
  expect(await screen.findByText('গ্রন্থাগার-এর সেটিংস')).toBeVisible()
  expect(await screen.findByLabelText('ধারের দিন')).toHaveAccessibleDescription(
    'একটি বই কত দিন ধার রাখা যায়। ১ থেকে ৯০। শুরুর মান: ১৪।',
  )
})

test('a day, an amount, a named choice and a secret have fields of their own', async () => {
  const field = (name: string, over: object) => ({
    name,
    type: 'string' as const,
    label: words(name, name),
    default: '',
    ...over,
  })
  const stored: ModuleSettingsResponse = {
    ...settings,
    fields: [
      field('opens', { format: 'day' }),
      field('rent', { format: 'amount' }),
      field('hall', { enum: ['a'], choices: { a: words('Large hall', 'বড় হল') } }),
      field('key', { format: 'secret', is_stored: true }),
    ],
    values: { opens: '2026-03-01', rent: '150.50', hall: 'a', key: '' },
  }
  const server = fakeServer(bank, [])
    .route('GET', path, () => ({ body: stored }))
    .route('PUT', path, () => ({ body: stored }))
  const { user } = open()
  expect(await screen.findByLabelText('opens')).toHaveValue('01/03/2026')
  expect(screen.getByText('Large hall')).toBeInTheDocument()
  await user.clear(screen.getByLabelText('rent'))
  await user.type(screen.getByLabelText('rent'), '২০০')
  expect(screen.getByLabelText('key')).toHaveAttribute('placeholder', 'Stored. Type to replace it.')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(save())
  await waitFor(() => expect(server.requests.some(({ method }) => method === 'PUT')).toBe(true))
  expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    values: { opens: '2026-03-01', rent: '200', hall: 'a', key: null },
    version: 3,
  })
})
