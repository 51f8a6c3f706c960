// A file of its own: it is loaded when the first menu opens.
export { Dropdown } from 'antd'
