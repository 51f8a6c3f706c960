// Deprecated: one file with parts of antd of which no screen needs all. `tabs`, `segmented` and `qr-code` replace it. It keeps its
// exports until version 2 of shared-ui, because modules that were built with it ask the shell for this entry.
export {
  Badge,
  /** antd's. The card of our screens is `Card` of `core`. */
  Card as AntdCard,
  /** Only for modules that were built with it */
  Card,
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
