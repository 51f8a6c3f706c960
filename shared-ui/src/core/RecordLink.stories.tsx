import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { fillRecordPath, RecordPathContext } from './record-path.ts'
import { RecordButton, RecordLink } from './RecordLink.tsx'

const meta = {
  component: RecordLink,
  args: {
    kind: 'receipt',
    values: { number: 'VKL-2026-000123' },
    translate: 'no',
    children: 'VKL-2026-000123',
  },
} satisfies Meta<typeof RecordLink>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  decorators: (StoryWithin) => (
    <RecordPathContext value={(_kind, values) => fillRecordPath('/dashboard/receipt/{number}', values)}>
      <StoryWithin />
    </RecordPathContext>
  ),
}

export const NothingOpensIt: Story = {}

export const AsButton: Story = {
  render: ({ kind, values, children }) => (
    <RecordPathContext value={() => '/dashboard/receipt/VKL-2026-000123'}>
      <RecordButton kind={kind} values={values}>
        {children}
      </RecordButton>
    </RecordPathContext>
  ),
}
