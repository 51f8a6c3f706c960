import { bank } from '@samity/shared-api/contract/config/bank'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { formFor } from '@samity/shared-ui/forms'
import { NewInSheet } from './NewInSheet.tsx'

const { Form, Field } = formFor(bank)
const labels = {
  create: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
}

const meta = {
  component: NewInSheet,
  // a form takes the focus when it opens
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    name: bank.name,
    children: (close) => (
      <Form labels={labels} onSaved={close}>
        <Field name="bank_name" />
        <Field name="branch_name" />
      </Form>
    ),
  },
} satisfies Meta<typeof NewInSheet>
export default meta

export const NewBank: StoryObj = {}
