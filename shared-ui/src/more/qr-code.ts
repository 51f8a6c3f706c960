// A separate entry: only the set-up of two-step sign-in needs it.
export { QRCode } from 'antd'
