import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { CodeField, PasswordField, PlainField } from './PlainField.tsx'

const meta = {
  component: PlainField,
  args: { label: { en: 'Username', bn: 'ব্যবহারকারীর নাম' }, name: 'username' },
} satisfies Meta<typeof PlainField>
export default meta
type Story = StoryObj<typeof meta>

export const SimplePlainField: Story = {}

export const WithHintAndError: Story = {
  args: { hint: { en: '8 to 128 characters', bn: '৮ থেকে ১২৮ অক্ষর' }, isInvalid: true },
}

export const Password: Story = {
  render: () => <PasswordField label={{ en: 'Password', bn: 'পাসওয়ার্ড' }} name="password" />,
}

function SampleCode() {
  const [code, setCode] = useState('')
  return <CodeField value={code} onChange={setCode} autoFocus={false} />
}
export const Code: Story = { render: () => <SampleCode /> }
