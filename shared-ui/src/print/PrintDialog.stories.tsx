import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { PrintDialog } from './PrintDialog.tsx'
import { PrintSheet } from './PrintSheet.tsx'

const meta = {
  component: PrintDialog,
  // a dialog covers its page, so each has a page of its own
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Balances of places',
    onClose: () => undefined,
    children: (
      <PrintSheet title="Balances of places" subtitle="23/11/2026">
        <p>Cash box of the office: 12,500.00</p>
      </PrintSheet>
    ),
  },
} satisfies Meta<typeof PrintDialog>
export default meta

export const PrintDialogOfSheet: StoryObj<typeof meta> = {}
