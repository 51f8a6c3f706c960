import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { Button } from '@samity/shared-ui/core'
import { ScreenLead } from '@samity/shared-ui/words'
import { Card, Page } from './Page.tsx'

const meta = {
  component: Page,
  args: {
    heading: { en: 'Advocates', bn: 'আইনজীবী' },
    children: (
      <Card>
        <Text en="312 advocates, 14 of them retired." bn="৩১২ জন আইনজীবী, তাঁদের ১৪ জন অবসরপ্রাপ্ত।" />
      </Card>
    ),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const SimplePage: Story = {}

/** A line that needs no data, so the HTML of the page has it. */
export const WithLead: Story = {
  decorators: [
    (renderStory) => (
      <ScreenLead value={{ en: '{day} · {association}', bn: '{day} · {association}' }}>
        {renderStory()}
      </ScreenLead>
    ),
  ],
}

export const WithActions: Story = {
  args: {
    back: '/dashboard/advocateList',
    actions: (
      <Button type="primary">
        <Text en="Add Advocate" bn="আইনজীবী যোগ করুন" />
      </Button>
    ),
  },
}

export const LongHeading: Story = {
  args: {
    ...WithActions.args,
    heading: {
      en: 'Welfare Fund: Applications of the Families of Deceased Advocates, Financial Year 2026–2027',
      bn: 'কল্যাণ তহবিল: প্রয়াত আইনজীবীদের পরিবারের আবেদনসমূহ, অর্থবছর ২০২৬–২০২৭',
    },
  },
}
