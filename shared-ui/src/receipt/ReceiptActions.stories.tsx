import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { aReceipt } from '../../.storybook/records.ts'
import { Button } from '../core/index.ts'
import { ExtensionContext } from '../core/extensions.ts'
import { ReceiptActions } from './ReceiptDialog.tsx'

const send = {
  key: 'mfe-post 1.0.0 send',
  id: 'send',
  title: { en: 'Send', bn: 'পাঠান' },
  content: (
    <Button key="send">
      <Text en="Send by SMS" bn="এসএমএসে পাঠান" />
    </Button>
  ),
}

const meta = {
  title: 'receipt/ReceiptActions',
  component: ReceiptActions,
  args: { receipt: aReceipt() },
  decorators: (StoryWithin) => (
    <ExtensionContext value={() => [send]}>
      <StoryWithin />
    </ExtensionContext>
  ),
} satisfies Meta<typeof ReceiptActions>
export default meta
type Story = StoryObj<typeof meta>

export const ActionsWithExtension: Story = {}
