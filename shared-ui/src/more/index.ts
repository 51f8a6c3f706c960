// Parts of antd that only some screens need, apart from `core`, which every staff screen waits for.
export {
  Badge,
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
