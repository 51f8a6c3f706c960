import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { ExtensionContext, type Extension } from './extensions.ts'
import { ExtensionTabs } from './ExtensionTabs.tsx'

/** An extension as the shell finds it in the registry. */
const books: Extension = {
  key: 'mfe-library 1.0.0 books',
  id: 'books',
  title: { en: 'Books on loan', bn: 'ধার নেওয়া বই' },
  content: <Text en="Evidence Act, due on 30/11/2026" bn="সাক্ষ্য আইন, ফেরত ৩০/১১/২০২৬" />,
}

const meta = {
  component: ExtensionTabs,
  args: {
    slot: 'renter.tab',
    slotProps: { renter: { id: 1, renter_name: 'Law Book House' } },
    title: { en: 'Rent', bn: 'ভাড়া' },
    children: <Text en="Amount due: ৳ 6,000.00" bn="বকেয়া টাকা: ৳ ৬,০০০.০০" />,
  },
} satisfies Meta<typeof ExtensionTabs>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutExtensions: Story = {}

export const TabWithExtension: Story = {
  decorators: (StoryWithin) => (
    <ExtensionContext value={() => [books]}>
      <StoryWithin />
    </ExtensionContext>
  ),
}
