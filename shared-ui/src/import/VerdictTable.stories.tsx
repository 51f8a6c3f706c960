import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { memberFields, memberFile } from '../../.storybook/import-file.ts'
import { VerdictTable } from './VerdictTable.tsx'

const meta = {
  component: VerdictTable,
  args: {
    label: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
    name: 'members',
    fields: memberFields,
    recordFields: ['number', 'name'],
    file: memberFile,
    verdicts: [
      { row: 2, verdict: 'new' },
      {
        row: 3,
        verdict: 'error',
        errors: {
          phone: [{ en: 'Enter a mobile number of 11 digits', bn: '১১ অঙ্কের মোবাইল নম্বর লিখুন' }],
        },
      },
      {
        row: 4,
        verdict: 'duplicate',
        errors: {
          number: [{ en: 'Row 2 has the same number', bn: '২ নম্বর সারিতে একই নম্বর আছে' }],
        },
      },
    ],
  },
} satisfies Meta<typeof VerdictTable>
export default meta
type Story = StoryObj<typeof meta>

export const SomeWrong: Story = {}
export const AllNew: Story = { args: { verdicts: [{ row: 2, verdict: 'new' }] } }
