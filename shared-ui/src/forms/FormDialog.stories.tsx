import { defineAction, text } from '@samity/shared-api/contract'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { actionFormFor } from './action-form-for.tsx'
import { FormDialog } from './FormDialog.tsx'

const remind = defineAction({
  path: 'banks/{id}/remind',
  name: { en: 'remind the bank', bn: 'ব্যাংককে মনে করানো' },
  fields: { reason: text({ en: 'Reason', bn: 'কারণ' }, 500) },
})
const { Form, Field } = actionFormFor(remind)

const meta = {
  component: FormDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    title: 'Remind Sonali Bank',
    onCancel: () => undefined,
    children: (
      <Form ids={{ id: 1 }} labels={{ submit: { en: 'Remind', bn: 'মনে করান' } }} onCancel={() => undefined}>
        <Field name="reason" />
      </Form>
    ),
  },
} satisfies Meta<typeof FormDialog>
export default meta

export const FormDialogOfAnAction: StoryObj<typeof meta> = {}
