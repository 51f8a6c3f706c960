// A separate entry: many screens need this component and none of the others in `more`.
export { Segmented } from 'antd'
