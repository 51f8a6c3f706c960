import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { Button } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import {
  Badge,
  Card,
  Divider,
  Empty,
  Flex,
  Popover,
  QRCode,
  Segmented,
  Skeleton,
  Space,
  Spin,
  Switch,
  Tabs,
  Tag,
} from '@samity/shared-ui/more'

const words = {
  messages: { en: 'Messages', bn: 'বার্তা' },
  day: { en: 'Day', bn: 'দিন' },
  month: { en: 'Month', bn: 'মাস' },
  year: { en: 'Year', bn: 'বছর' },
  period: { en: 'Period', bn: 'সময়কাল' },
  isPublic: { en: 'Show on the website', bn: 'ওয়েবসাইটে দেখান' },
  general: { en: 'General Fund', bn: 'সাধারণ তহবিল' },
  welfare: { en: 'Welfare Fund', bn: 'কল্যাণ তহবিল' },
  balance: { en: 'Balance: ৳ 12,34,567.00', bn: 'জের: ৳ ১২,৩৪,৫৬৭.০০' },
  loading: { en: 'Loading', bn: 'লোড হচ্ছে' },
  code: { en: 'Code for the authenticator app', bn: 'অথেন্টিকেটর অ্যাপের কোড' },
  noNotice: { en: 'No notices yet', bn: 'এখনো কোনো নোটিশ নেই' },
}

const meta = {
  title: 'more/antd',
  parameters: {
    docs: {
      description: {
        component: 'Parts of antd that only some screens need. The pages of antd describe their props.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj

export const Badges: Story = {
  render: function Badges() {
    const t = useWords(words)
    return (
      <Badge count={3}>
        <Button>{t.messages}</Button>
      </Badge>
    )
  },
}

export const Cards: Story = {
  render: function Cards() {
    const t = useWords(words)
    return <Card title={t.general}>{t.balance}</Card>
  },
}

export const Dividers: Story = {
  render: function Dividers() {
    const t = useWords(words)
    return (
      <>
        {t.general}
        <Divider />
        {t.welfare}
      </>
    )
  },
}

export const EmptyPlace: Story = {
  render: function EmptyPlace() {
    return <Empty description={useWords(words).noNotice} />
  },
}

export const MoreRows: Story = {
  render: function Rows() {
    const t = useWords(words)
    return (
      <>
        <Flex justify="space-between">
          <span>{t.general}</span>
          <span>{t.balance}</span>
        </Flex>
        <Space>
          <Button>{t.day}</Button>
          <Button>{t.month}</Button>
        </Space>
      </>
    )
  },
}

export const OpenPopover: Story = {
  render: function OpenPopover() {
    const t = useWords(words)
    return (
      <Popover open placement="bottomLeft" title={t.general} content={t.balance}>
        <Button>{t.general}</Button>
      </Popover>
    )
  },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
}

export const TwoStepCode: Story = {
  render: function TwoStepCode() {
    const t = useWords(words)
    return (
      <QRCode type="svg" aria-label={t.code} value="otpauth://totp/Samity:rahima?secret=JBSWY3DPEHPK3PXP" />
    )
  },
}

export const MorePeriod: Story = {
  render: function Period() {
    const t = useWords(words)
    const options = [
      { value: 'day', label: t.day },
      { value: 'month', label: t.month },
      { value: 'year', label: t.year, disabled: true },
    ]
    return <Segmented aria-label={t.period} options={options} defaultValue="month" />
  },
}

export const Loading: Story = {
  render: function Loading() {
    const t = useWords(words)
    return (
      <>
        <Spin /> {t.loading}
        <Skeleton active title={false} />
      </>
    )
  },
}

export const Switches: Story = {
  render: function Switches() {
    const t = useWords(words)
    return (
      <>
        <Switch aria-label={t.isPublic} defaultChecked /> <Switch aria-label={t.isPublic} disabled />
      </>
    )
  },
}

export const Funds: Story = {
  render: function Funds() {
    const t = useWords(words)
    return (
      <Tabs
        items={[
          { key: 'general', label: t.general, children: t.balance },
          { key: 'welfare', label: t.welfare, children: t.balance },
        ]}
      />
    )
  },
}

export const Tags: Story = {
  render: () => (
    <>
      <Tag color="success">
        <Text en="Active" bn="সক্রিয়" />
      </Tag>
      <Tag color="error">
        <Text en="Void" bn="বাতিল" />
      </Tag>
      <Tag>
        <Text en="Archived" bn="আর্কাইভ করা" />
      </Tag>
    </>
  ),
}
