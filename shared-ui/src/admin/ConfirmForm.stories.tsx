import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { ConfirmForm } from './ConfirmForm.tsx'

const meta = {
  component: ConfirmForm,
  args: {
    twoFactor: { has_password: true, enabled: false, passkeys: [] },
    send: () => Promise.resolve({ data: undefined }),
    onDone: () => undefined,
    button: { en: 'Confirm', bn: 'নিশ্চিত করুন' },
  },
} satisfies Meta<typeof ConfirmForm>
export default meta
type Story = StoryObj<typeof meta>

export const WithPassword: Story = {}

export const WithCode: Story = { args: { twoFactor: { has_password: true, enabled: true, passkeys: [] } } }

export const WithSingleSignOn: Story = {
  args: { twoFactor: { has_password: false, enabled: false, passkeys: [] } },
}
