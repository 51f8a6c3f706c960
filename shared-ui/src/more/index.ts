// antd components that only some screens need. They are not in `core`, because every staff screen waits for that.
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
