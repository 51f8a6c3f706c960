import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { ExtensionContext, type Extension } from './extensions.ts'
import { ExtensionPanels } from './ExtensionPanels.tsx'

/** An extension as the shell finds it in the registry. */
const dues: Extension = {
  key: 'mfe-members 1.0.0 dues',
  id: 'dues',
  title: { en: 'Dues', bn: 'বকেয়া' },
  content: <Text en="Owes nothing" bn="কোনো বকেয়া নেই" />,
}

const meta = {
  component: ExtensionPanels,
  args: { slot: 'renter.tab', slotProps: { renter: { id: 1, renter_name: 'Law Book House' } } },
} satisfies Meta<typeof ExtensionPanels>
export default meta
type Story = StoryObj<typeof meta>

export const WithExtension: Story = {
  decorators: (StoryWithin) => (
    <ExtensionContext value={() => [dues]}>
      <StoryWithin />
    </ExtensionContext>
  ),
}
