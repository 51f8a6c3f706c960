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

/** The sign of a section, or of a link that stands above the sections; a module's own section has a common one. */
export function SectionIcon({ name }: { name: string }) {
  const Icon = name in icons ? icons[name as keyof typeof icons] : AppstoreOutlined
  return <Icon aria-hidden />
}
