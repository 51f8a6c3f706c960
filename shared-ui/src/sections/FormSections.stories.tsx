import { bank } from '@samity/shared-api/contract/config/bank'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formFor } from '../forms/form-for.tsx'
import { FormSections } from './FormSections.tsx'

const { Form, Field } = formFor(bank)

const meta = {
  component: FormSections,
  args: {
    sections: [
      {
        id: 'bank',
        heading: { en: 'Bank', bn: 'ব্যাংক' },
        content: <Field name="bank_name" />,
      },
      {
        id: 'branch',
        heading: { en: 'Branch', bn: 'শাখা' },
        content: <Field name="branch_name" />,
      },
    ],
  },
  decorators: (StoryWithin) => (
    <Form
      labels={{ create: { en: 'Save', bn: 'সংরক্ষণ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }}
      isLong
    >
      <StoryWithin />
    </Form>
  ),
  // a form takes the focus when it opens
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof FormSections>
export default meta
type Story = StoryObj<typeof meta>

export const SectionsWithIndex: Story = {}
