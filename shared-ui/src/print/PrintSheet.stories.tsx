import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PrintSheet } from './PrintSheet.tsx'

const meta = {
  component: PrintSheet,
  args: {
    title: 'Balances of places',
    subtitle: '23/11/2026',
    children: <p>Cash box of the office: 12,500.00</p>,
  },
} satisfies Meta<typeof PrintSheet>
export default meta
type Story = StoryObj<typeof meta>

export const PortraitPrintSheet: Story = {}

export const LandscapePrintSheet: Story = { args: { orientation: 'landscape' } }

export const LetterPrintSheet: Story = {
  args: {
    title: 'ছাড়পত্র CLR-2026-000001',
    subtitle: 'তারিখ: ২৩/১১/২০২৬',
    language: 'bn',
    isLetter: true,
    children: <p>এই মর্মে প্রত্যয়ন করা যাচ্ছে যে, সমিতির কোনো পাওনা নেই।</p>,
  },
}
