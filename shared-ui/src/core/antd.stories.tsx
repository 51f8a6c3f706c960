import { useState } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { Text } from '../../.storybook/Text.tsx'
import { useWords } from '@samity/shared-ui/words'
import {
  Alert,
  Avatar,
  Button,
  Checkbox,
  Drawer,
  Dropdown,
  Input,
  Tooltip,
  UserOutlined,
} from '@samity/shared-ui/core'

const words = {
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  remove: { en: 'Delete', bn: 'মুছুন' },
  more: { en: 'More', bn: 'আরও' },
  print: { en: 'Print', bn: 'ছাপুন' },
  export: { en: 'Export', bn: 'এক্সপোর্ট' },
  address: { en: 'Address', bn: 'ঠিকানা' },
  isRetired: { en: 'Retired', bn: 'অবসরপ্রাপ্ত' },
  menu: { en: 'Menu', bn: 'মেনু' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  serials: { en: 'Serials 12001 to 12020', bn: 'ক্রমিক ১২০০১ থেকে ১২০২০' },
}

const meta = {
  title: 'core/antd',
  parameters: {
    docs: {
      description: { component: 'Parts of antd under their own names. Its pages describe their props.' },
    },
  },
} satisfies Meta
export default meta

export const Buttons: StoryObj = {
  render: function Buttons() {
    const t = useWords(words)
    return (
      <>
        <Button type="primary">{t.save}</Button> <Button>{t.print}</Button> <Button danger>{t.remove}</Button>{' '}
        <Button loading>{t.save}</Button> <Button disabled>{t.export}</Button>
      </>
    )
  },
}

export const Alerts: StoryObj = {
  render: () => (
    <>
      <Alert type="success" showIcon title={<Text en="The books agree." bn="হিসাবের বইগুলো মিলেছে।" />} />
      <Alert type="info" showIcon title={<Text en="The year 2025 is locked." bn="২০২৫ সাল লক করা আছে।" />} />
      <Alert
        type="warning"
        showIcon
        title={<Text en="The last backup is 9 days old." bn="শেষ ব্যাকআপটি ৯ দিনের পুরোনো।" />}
      />
      <Alert
        type="error"
        showIcon
        title={<Text en="The receipt could not be saved" bn="রসিদটি সংরক্ষণ করা যায়নি" />}
        description={<Text en="The serial 12005 was sold before." bn="১২০০৫ ক্রমিকটি আগেই বিক্রি হয়েছে।" />}
      />
    </>
  ),
}

export const Avatars: StoryObj = {
  render: () => (
    <>
      <Avatar src="/pictures/portrait/320.webp" alt="Abdul Karim Chowdhury" />{' '}
      <Avatar icon={<UserOutlined aria-hidden />} />
    </>
  ),
}

export const Inputs: StoryObj = {
  render: function Inputs() {
    const t = useWords(words)
    return (
      <>
        <Input aria-label={t.address} defaultValue="Court Road, Meghnapur" />
        <Input aria-label={t.address} status="error" aria-invalid defaultValue="?" />
        <Input aria-label={t.address} disabled defaultValue="Court Road, Meghnapur" />
        <Input.TextArea aria-label={t.address} rows={3} defaultValue="পুরাতন ট্রেজারি ভবন, কোর্ট রোড, মেঘনাপুর" />
      </>
    )
  },
}

export const Checkboxes: StoryObj = {
  render: function Checkboxes() {
    const t = useWords(words)
    return (
      <>
        <Checkbox>{t.isRetired}</Checkbox>
        <Checkbox defaultChecked>{t.isRetired}</Checkbox>
        <Checkbox disabled>{t.isRetired}</Checkbox>
      </>
    )
  },
}

export const Menu: StoryObj = {
  render: function Menu() {
    const t = useWords(words)
    const items = [
      { key: 'print', label: t.print },
      { key: 'export', label: t.export },
      { key: 'remove', label: t.remove, danger: true, disabled: true },
    ]
    return (
      <Dropdown open menu={{ items }}>
        <Button>{t.more}</Button>
      </Dropdown>
    )
  },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
}

export const Tip: StoryObj = {
  render: function Tip() {
    const t = useWords(words)
    return (
      <Tooltip title={t.serials} open>
        <Button>VKL-2026-000123</Button>
      </Tooltip>
    )
  },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
}

export const SideMenu: StoryObj = {
  render: function SideMenu() {
    const t = useWords(words)
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>{t.menu}</Button>
        <Drawer open={isOpen} title={t.menu} size={260} onClose={() => setIsOpen(false)}>
          <Button type="text">{t.print}</Button>
        </Drawer>
      </>
    )
  },
  parameters: { docs: { story: { inline: false, height: '300px' } } },
}
