import { choice, defineResource, flag, money, text } from '@samity/shared-api/contract'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { ConflictDialog } from './ConflictDialog.tsx'

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
    corner: flag({ en: 'Corner', bn: 'কোনার' }),
  },
})
const theirs = { stall_name: "Karim's", kind: 'tea', rent: '1250.00', corner: true }

test.each([
  ['en', 'Kind Books Tea', 'Corner — ✓', 'Save mine', 'Use the saved version'],
  ['bn', 'ধরন বই চা', 'কোনার — ✓', 'আমারটি সংরক্ষণ করুন', 'সংরক্ষিতটি নিন'],
] as const)('the differences and both choices are in the language of the reader: %s', async (...row) => {
  const [language, kind, corner, keepMine, keepTheirs] = row
  const calls = { onKeepMine: jest.fn(), onKeepTheirs: jest.fn(), onCancel: jest.fn() }
  // '1,250' and '1250.00' are the same amount
  const mine = { ...theirs, kind: 'book', rent: '1,250', corner: false }
  const { user } = renderScreen(
    <ConflictDialog fields={stall.fields} mine={mine} theirs={theirs} {...calls} />,
    {
      language,
    },
  )
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('row', { name: kind })).toBeInTheDocument()
  expect(dialog.getByRole('row', { name: corner })).toBeInTheDocument()
  expect(dialog.getAllByRole('row')).toHaveLength(3)
  await user.click(dialog.getByRole('button', { name: keepMine }))
  await user.click(dialog.getByRole('button', { name: keepTheirs }))
  expect([calls.onKeepMine, calls.onKeepTheirs].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
