import {
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  BookOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  HomeOutlined,
  InfoCircleOutlined,
  MailOutlined,
  SettingOutlined,
  ShoppingOutlined,
  ToolOutlined,
  UserOutlined,
  WalletOutlined,
} from '@samity/shared-ui/core'

const icons = {
  '/': HomeOutlined,
  dashboard: DashboardOutlined,
  handbook: InfoCircleOutlined,
  configuration: ToolOutlined,
  sales: ShoppingOutlined,
  collection: WalletOutlined,
  account: BarChartOutlined,
  members: UserOutlined,
  messages: MailOutlined,
  treasury: BankOutlined,
  bank: CreditCardOutlined,
  library: BookOutlined,
  settings: SettingOutlined,
}

/** The icon of a section, or of a link above the sections. A new section of a module has a default icon. */
export function SectionIcon({ name }: { name: string }) {
  const Icon = name in icons ? icons[name as keyof typeof icons] : AppstoreOutlined
  return <Icon aria-hidden />
}
