import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { AttachmentDialog } from './AttachmentDialog.tsx'

const meta = {
  component: AttachmentDialog,
  args: {
    title: { en: 'Scan of TRF-2026-000042', bn: 'TRF-2026-000042-এর স্ক্যান' },
    path: 'transfers/42/attachment/',
    name: 'deposit-slip.svg',
    type: 'image/svg+xml',
    onClose: () => undefined,
  },
  // a dialog covers its page, so each has a page of its own
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof AttachmentDialog>
export default meta
type Story = StoryObj<typeof meta>

export const PictureAttachment: Story = {}

export const MissingAttachment: Story = { args: { path: 'broken/' } }

export const PdfAttachment: Story = { args: { name: 'deposit-slip.pdf', type: 'application/pdf' } }
