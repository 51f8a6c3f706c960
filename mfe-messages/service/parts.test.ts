import { smsLength } from '../contract/parts.ts'

test.each([
  ['a'.repeat(160), 'GSM-7', 160, 1],
  ['a'.repeat(161), 'GSM-7', 161, 2],
  ['a'.repeat(306), 'GSM-7', 306, 2],
  ['a'.repeat(307), 'GSM-7', 307, 3],
  ['{'.repeat(80), 'GSM-7', 160, 1],
  // the bracket has two units, and the first part has room for one
  ['a'.repeat(152) + '{' + 'a'.repeat(153), 'GSM-7', 307, 3],
  ['ক'.repeat(70), 'UCS-2', 70, 1],
  ['ক'.repeat(71), 'UCS-2', 71, 2],
  ['ক'.repeat(134), 'UCS-2', 134, 2],
  ['ক'.repeat(135), 'UCS-2', 135, 3],
  ['😀'.repeat(35), 'UCS-2', 70, 1],
  ['ক'.repeat(66) + '😀' + 'ক'.repeat(66), 'UCS-2', 134, 3],
  ['৳ 5', 'UCS-2', 3, 1],
])('%s', (text, encoding, units, parts) => {
  expect(smsLength(text)).toEqual({ encoding, units, parts })
})
