import { PlainField } from '../plain/index.ts'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { SmallForm } from './SmallForm.tsx'

const meta = {
  component: SmallForm,
  args: {
    button: { en: 'Save', bn: 'সংরক্ষণ করুন' },
    send: () => Promise.resolve({ data: undefined }),
    onDone: () => undefined,
    children: <PlainField label={{ en: 'Passkey Name', bn: 'পাসকির নাম' }} name="name" />,
  },
} satisfies Meta<typeof SmallForm>
export default meta
type Story = StoryObj<typeof meta>

export const SimpleSmallForm: Story = {}

export const DangerousAndCancellable: Story = {
  args: { button: { en: 'Remove', bn: 'সরান' }, danger: true, onCancel: () => undefined },
}
