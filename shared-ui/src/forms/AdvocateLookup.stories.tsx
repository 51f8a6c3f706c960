import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { userEvent, within } from 'storybook/test'
import { AdvocateLookup } from './AdvocateLookup.tsx'
import { formFor } from './form-for.tsx'
import { FormColumns } from './FormColumns.tsx'

const { Form } = formFor(paperSale)
const labels = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
}

const meta = {
  component: AdvocateLookup,
  args: {
    id: { name: 'advocateId' },
    name: { name: 'advocate_name', readOnly: true },
    phone: { name: 'advocate_phone', required: true },
  },
  decorators: [
    (Story) => (
      <Form labels={labels}>
        <FormColumns>
          <Story />
        </FormColumns>
      </Form>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof AdvocateLookup>
export default meta
type Story = StoryObj<typeof meta>

const typeIn =
  (position: number, text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getAllByRole('combobox')[position]!, text)
  }

export const EmptyAdvocateLookup: Story = {}

export const Found: Story = { play: typeIn(0, '1203') }

export const AdvocateLookupSuggestions: Story = { play: typeIn(0, '120') }

export const SharedPhone: Story = { play: typeIn(2, '01711000104') }

export const BengaliNames: Story = { args: { nameLanguage: 'bengali' }, play: typeIn(0, '১২০২') }
