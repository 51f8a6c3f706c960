// A separate entry: screens with tabs need none of the other components in `more`.
export { Tabs } from 'antd'
