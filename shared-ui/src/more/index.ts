import { Card } from 'antd'

// Deprecated: one file with parts of antd of which no screen needs all. `tabs`, `segmented` and `qr-code`
// replace it. It keeps its exports until version 2 of shared-ui, because modules that were built with it ask
// the shell for this entry.
export {
  Badge,
  Divider,
  Empty,
  Flex,
  Popover,
  QRCode,
  Segmented,
  Skeleton,
  Space,
  Spin,
  Switch,
  Tabs,
  Tag,
} from 'antd'
/** antd's. The card of our screens is `Card` of `core`. */
export const AntdCard = Card
/** The former name, for modules that were built with it */
export { Card }
