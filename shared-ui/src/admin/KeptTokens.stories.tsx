import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { KeptTokens } from './KeptTokens.tsx'

const token = {
  id: 1,
  name: 'Accounting program',
  role: 'auditor' as const,
  expires_on: '2027-06-30' as const,
  created_at: '2026-01-15T04:00:00.000Z' as const,
  last_used_at: null,
}

const meta = {
  component: KeptTokens,
  args: {
    hint: 'A new password ends these tokens. Tick those that programs still need.',
    choice: {
      tokens: [token],
      error: undefined,
      refresh: () => undefined,
      kept: [],
      setKept: () => undefined,
    },
  },
} satisfies Meta<typeof KeptTokens>
export default meta
type Story = StoryObj<typeof meta>

export const OneToken: Story = {}
