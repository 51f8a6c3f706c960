// Apart from `more`: screens with tabs need none of the others.
export { Tabs } from 'antd'
