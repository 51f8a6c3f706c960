// Apart from `more`: many screens need this one, and none of the others.
export { Segmented } from 'antd'
