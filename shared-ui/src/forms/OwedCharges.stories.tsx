import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { dayOf } from '@samity/shared-api/contract'
import { OwedCharges } from './OwedCharges.tsx'

const charge = {
  series: 'LIB',
  series_title: { en: 'Library Fine', bn: 'গ্রন্থাগারের জরিমানা' },
  advocate: 7,
  is_left_behind: false,
}

const meta = {
  component: OwedCharges,
  args: {
    charges: [
      {
        ...charge,
        id: 1,
        subject: 'loan/12',
        title: { en: 'Evidence Act (B-12)', bn: 'সাক্ষ্য আইন (B-12)' },
        amount: '60.00',
        due_on: dayOf(2026, 3, 1),
        path: '/dashboard/library/loans?search=B-12',
      },
      {
        ...charge,
        id: 2,
        subject: 'loan/15',
        title: { en: 'Penal Code (B-40)', bn: 'দণ্ডবিধি (B-40)' },
        amount: '450.00',
        due_on: dayOf(2026, 3, 9),
        path: null,
      },
    ],
  },
} satisfies Meta<typeof OwedCharges>
export default meta
type Story = StoryObj<typeof meta>

export const TwoFines: Story = {}
