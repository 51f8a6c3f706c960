import { Card } from '../core/index.ts'
import * as more from './index.ts'

test('the deprecated entry keeps the exports of version 1', () => {
  const parts = 'Badge Card Divider Empty Flex Popover QRCode Segmented Skeleton Space Spin Switch Tabs Tag'
  expect(Object.keys(more)).toEqual(expect.arrayContaining(parts.split(' ')))
  expect(more.Card).toBe(more.AntdCard)
  expect(more.Card).not.toBe(Card)
})
