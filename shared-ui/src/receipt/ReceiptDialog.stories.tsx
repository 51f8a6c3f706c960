import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { Button } from '@samity/shared-ui/core'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { useReceipt } from './use-receipt.tsx'

const meta = {
  component: ReceiptDialog,
  args: { number: 'VKL-2026-000123', onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ReceiptDialog>
export default meta

export const OpenReceiptDialog: StoryObj<typeof meta> = {}

export const FromARow: StoryObj<typeof meta> = {
  render: function Row() {
    const [receipt, openReceipt] = useReceipt()
    return (
      <>
        <Button onClick={() => openReceipt('VKL-2026-000123')}>
          <Text en="Receipt" bn="রসিদ" />
        </Button>
        {receipt}
      </>
    )
  },
}
