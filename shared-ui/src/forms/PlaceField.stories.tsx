import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formFor } from './form-for.tsx'
import { FormColumns } from './FormColumns.tsx'
import { PlaceField } from './PlaceField.tsx'

const { Form, Field } = formFor(paperSale)
const labels = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
}

const meta = {
  component: PlaceField,
  decorators: [
    (Story) => (
      <Form labels={labels} initial={{ payment_type: 'cash' }}>
        <FormColumns>
          <Field name="payment_type" />
          <Story />
        </FormColumns>
      </Form>
    ),
  ],
} satisfies Meta<typeof PlaceField>
export default meta
type Story = StoryObj<typeof meta>

export const ReceivedIn: Story = {}

export const PaidFrom: Story = { args: { side: 'expense' } }
