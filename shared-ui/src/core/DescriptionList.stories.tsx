import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  component: DescriptionList,
  args: {
    children: (
      <>
        <dt>
          <Text en="Imported by" bn="আমদানি করেছেন" />
        </dt>
        <dd translate="no">Rahima Khatun</dd>
        <dt>
          <Text en="Rows" bn="সারি" />
        </dt>
        <dd>
          <Text en="1,240" bn="১,২৪০" />
        </dd>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const Facts: Story = {}
