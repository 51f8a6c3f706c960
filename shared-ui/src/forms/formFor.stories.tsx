import { bank } from '@samity/shared-api/contract/config/bank'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { userEvent, within } from 'storybook/test'
import { banks } from '../../.storybook/records.ts'
import { Button } from '@samity/shared-ui/core'
import { fillWords, useWords } from '@samity/shared-ui/words'
import { formFor } from './form-for.tsx'
import { FormColumns, FullWidth } from './FormColumns.tsx'
import { RecordForm } from './RecordForm.tsx'

const words = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  hint: { en: 'As it is written on the cheques', bn: 'চেকে যেভাবে লেখা আছে' },
  from: { en: 'From {row}', bn: 'শুরু {row}' },
  to: { en: 'To {row}', bn: 'শেষ {row}' },
  addRow: { en: 'Add serials', bn: 'ক্রমিক যোগ করুন' },
  removeRow: { en: 'Remove', bn: 'সরান' },
}
const labels = { create: words.create, update: words.update }

const Bank = formFor(bank)
const Sale = formFor(paperSale)

const BankFields = () => (
  <FormColumns>
    <Bank.Field name="bank_name" hint={words.hint} />
    <Bank.Field name="branch_name" />
    <Bank.Field name="account_category" />
    <FullWidth>
      <Bank.Field name="address" />
    </FullWidth>
  </FormColumns>
)

/** The serials of a sale: rows inside a record. */
function Serials() {
  const t = useWords(words)
  return (
    <Sale.Rows name="serials">
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, row }) => (
            <FormColumns key={key}>
              <Sale.Cell
                list="serials"
                row={row}
                name="from_serial"
                kind="int"
                label={fillWords(words.from, { row: row + 1 })}
              />
              <Sale.Cell
                list="serials"
                row={row}
                name="to_serial"
                kind="int"
                label={fillWords(words.to, { row: row + 1 })}
              />
              <Button onClick={() => remove(row)}>{t.removeRow}</Button>
            </FormColumns>
          ))}
          <Button onClick={() => add()}>{t.addRow}</Button>
        </>
      )}
    </Sale.Rows>
  )
}

const meta = {
  title: 'forms/formFor',
  // `Form` passes all its props to it
  component: RecordForm,
  // a form takes the focus when it opens
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta
export default meta
type Story = StoryObj

export const FormForNewRecord: Story = {
  render: () => (
    <Bank.Form labels={labels}>
      <BankFields />
    </Bank.Form>
  ),
}

export const FormForStoredRecord: Story = {
  render: () => (
    <Bank.Form labels={labels} record={banks[2]} onCancel={() => undefined}>
      <BankFields />
    </Bank.Form>
  ),
}

export const MissingValues: Story = {
  ...FormForNewRecord,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!)
  },
}

export const ReadOnlyAndDisabled: Story = {
  render: () => (
    <Bank.Form labels={labels} record={banks[0]}>
      <Bank.Field name="bank_name" readOnly />
      <Bank.Field name="branch_name" disabled />
    </Bank.Form>
  ),
}

export const RowsInARecord: Story = {
  render: () => (
    <Sale.Form
      labels={labels}
      initial={{ sale_type: 'Vokalotnama', serials: [{ from_serial: 12001, to_serial: 12020 }, {}] }}
    >
      <Sale.Field name="sale_type" />
      <Serials />
    </Sale.Form>
  ),
}
