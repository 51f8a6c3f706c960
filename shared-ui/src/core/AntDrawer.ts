// A file of its own: it is loaded when the first drawer opens.
export { Drawer } from 'antd'
