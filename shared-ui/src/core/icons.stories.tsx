import type { ReactNode } from 'react'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import {
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  BookOutlined,
  CheckOutlined,
  CloseOutlined,
  CopyOutlined,
  CreditCardOutlined,
  DashboardOutlined,
  DeleteOutlined,
  DownOutlined,
  DownloadOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  HolderOutlined,
  HomeOutlined,
  InfoCircleOutlined,
  LeftOutlined,
  LogoutOutlined,
  MailOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  PlusOutlined,
  PrinterOutlined,
  ReloadOutlined,
  RightOutlined,
  SearchOutlined,
  SettingOutlined,
  ShoppingOutlined,
  ToolOutlined,
  UpOutlined,
  UploadOutlined,
  UserOutlined,
  WalletOutlined,
} from '@samity/shared-ui/core'

const meta = {
  title: 'core/icons',
  parameters: {
    docs: {
      description: {
        component: 'Every icon of the site. An icon beside a text gets `aria-hidden`, an icon alone a name.',
      },
    },
  },
} satisfies Meta
export default meta

const Icon = ({ name, drawing }: { name: string; drawing: ReactNode }) => (
  <li>
    <span aria-hidden>{drawing}</span> <code translate="no">{name}</code>
  </li>
)

export const Icons: StoryObj = {
  render: () => (
    <ul style={{ columns: '16rem', listStyle: 'none', padding: 0, margin: 0 }}>
      <Icon name="AppstoreOutlined" drawing={<AppstoreOutlined />} />
      <Icon name="BankOutlined" drawing={<BankOutlined />} />
      <Icon name="BarChartOutlined" drawing={<BarChartOutlined />} />
      <Icon name="BookOutlined" drawing={<BookOutlined />} />
      <Icon name="CheckOutlined" drawing={<CheckOutlined />} />
      <Icon name="CloseOutlined" drawing={<CloseOutlined />} />
      <Icon name="CopyOutlined" drawing={<CopyOutlined />} />
      <Icon name="CreditCardOutlined" drawing={<CreditCardOutlined />} />
      <Icon name="DashboardOutlined" drawing={<DashboardOutlined />} />
      <Icon name="DeleteOutlined" drawing={<DeleteOutlined />} />
      <Icon name="DownOutlined" drawing={<DownOutlined />} />
      <Icon name="DownloadOutlined" drawing={<DownloadOutlined />} />
      <Icon name="EditOutlined" drawing={<EditOutlined />} />
      <Icon name="EyeInvisibleOutlined" drawing={<EyeInvisibleOutlined />} />
      <Icon name="EyeOutlined" drawing={<EyeOutlined />} />
      <Icon name="HolderOutlined" drawing={<HolderOutlined />} />
      <Icon name="HomeOutlined" drawing={<HomeOutlined />} />
      <Icon name="InfoCircleOutlined" drawing={<InfoCircleOutlined />} />
      <Icon name="LeftOutlined" drawing={<LeftOutlined />} />
      <Icon name="LogoutOutlined" drawing={<LogoutOutlined />} />
      <Icon name="MailOutlined" drawing={<MailOutlined />} />
      <Icon name="MenuFoldOutlined" drawing={<MenuFoldOutlined />} />
      <Icon name="MenuOutlined" drawing={<MenuOutlined />} />
      <Icon name="MenuUnfoldOutlined" drawing={<MenuUnfoldOutlined />} />
      <Icon name="PlusOutlined" drawing={<PlusOutlined />} />
      <Icon name="PrinterOutlined" drawing={<PrinterOutlined />} />
      <Icon name="ReloadOutlined" drawing={<ReloadOutlined />} />
      <Icon name="RightOutlined" drawing={<RightOutlined />} />
      <Icon name="SearchOutlined" drawing={<SearchOutlined />} />
      <Icon name="SettingOutlined" drawing={<SettingOutlined />} />
      <Icon name="ShoppingOutlined" drawing={<ShoppingOutlined />} />
      <Icon name="ToolOutlined" drawing={<ToolOutlined />} />
      <Icon name="UpOutlined" drawing={<UpOutlined />} />
      <Icon name="UploadOutlined" drawing={<UploadOutlined />} />
      <Icon name="UserOutlined" drawing={<UserOutlined />} />
      <Icon name="WalletOutlined" drawing={<WalletOutlined />} />
    </ul>
  ),
}
