import { renderScreen } from '@samity/shared-ui/testing'
import { associationAtom } from '../words/index.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type { Column } from './columns.ts'
import { ExportButton } from './ExportButton.tsx'

type Rent = { id: number; payer: string }
const columns: Column<Rent>[] = [
  { name: 'payer', label: { en: 'Payer', bn: 'প্রদানকারী' }, value: ({ payer }) => payer },
]
/** jsdom's Blob has no text(). */
const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(blob)
  })
const exportAs = async ({ user }: ReturnType<typeof renderScreen>, format: string) => {
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: format }))
}

test('rows are exported without a table', async () => {
  const contents: Blob[] = []
  URL.createObjectURL = (content: Blob) => `blob:${contents.push(content)}`
  URL.revokeObjectURL = () => {}
  const view = renderScreen(
    <ExportButton file="rents" columns={columns} getRows={async () => [{ id: 1, payer: 'Shop 2' }]} />,
  )
  await exportAs(view, 'CSV')
  await screen.findByRole('button', { name: 'Export' })
  expect(contents.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8'])
})

test.each([
  ['specified', 'Expanse,Type'],
  ['corrected', 'Expense,Type'],
] as const)(
  'the headings and choices of a file have the %s spelling, typed texts as they are',
  async (spelling, headings) => {
    const contents: Blob[] = []
    URL.createObjectURL = (content: Blob) => `blob:${contents.push(content)}`
    URL.revokeObjectURL = () => {}
    const { en, bn } = { en: 'Notery Sticker', bn: 'নোটারি স্টিকার' }
    const expanses: Column<Rent>[] = [
      { ...columns[0]!, label: { en: 'Expanse', bn: 'ব্যয়' } },
      {
        name: 'type',
        label: { en: 'Type', bn: 'ধরন' },
        value: () => en,
        choices: [{ value: en, label: { en, bn } }],
      },
    ]
    const view = renderScreen(
      <ExportButton file="x" columns={expanses} getRows={() => [{ id: 1, payer: 'Notery & Sons' }]} />,
    )
    act(() => view.store.set(associationAtom, (association) => ({ ...association, spelling })))
    await exportAs(view, 'CSV')
    await waitFor(() => expect(contents).toHaveLength(1))
    const sticker = spelling === 'corrected' ? 'Notary Sticker' : en
    expect(await textOf(contents[0]!)).toBe(`${headings}\r\nNotery & Sons,${sticker}\r\n`)
  },
)

test('a failed export says why', async () => {
  const getRows = () => Promise.reject(new Error('The list is too long.'))
  const view = renderScreen(<ExportButton file="rents" columns={columns} getRows={getRows} />)
  await exportAs(view, 'CSV')
  expect(await screen.findByText('The list is too long.')).toBeInTheDocument()
})
