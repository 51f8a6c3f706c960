import {
  AppstoreOutlined,
  BarChartOutlined,
  DashboardOutlined,
  HomeOutlined,
  SettingOutlined,
  ShoppingOutlined,
  ToolOutlined,
  WalletOutlined,
} from '@samity/shared-ui/core'

const icons = {
  '/': HomeOutlined,
  '/dashboard': DashboardOutlined,
  configuration: ToolOutlined,
  sales: ShoppingOutlined,
  collection: WalletOutlined,
  account: BarChartOutlined,
  settings: SettingOutlined,
}

/** The icon of a section, or of a link above the sections. A new section of a module has a default icon. */
export function SectionIcon({ name }: { name: string }) {
  const Icon = name in icons ? icons[name as keyof typeof icons] : AppstoreOutlined
  return <Icon aria-hidden />
}
