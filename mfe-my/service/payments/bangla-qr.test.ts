import decodeQR from 'qr/decode.js'
import { banglaQr, drawQr, isMerchantAccount } from './bangla-qr.ts'
import { crc16 } from './crc16.ts'

const merchant = {
  account: '26140010A000000123',
  name: 'Dhaka Bar Association',
  city: 'Dhaka',
  category: '8641',
}
/** Tag → value of a row of data objects */
function objectsIn(text: string): Record<string, string> {
  if (text === '') return {}
  const end = 4 + Number(text.slice(2, 4))
  return { [text.slice(0, 2)]: text.slice(4, end), ...objectsIn(text.slice(end)) }
}

test('the account of a merchant is whole data objects with tags 02 to 51', () => {
  expect(isMerchantAccount('0216400000000000000026140010A000000123')).toBe(true)
  for (const wrong of ['', '26', '2699short', '5204864', '0102AB', '2604ক১২৩', '26040012x'])
    expect(isMerchantAccount(wrong)).toBe(false)
})

test('the checksum is that of published codes of other systems', () => {
  expect(crc16('123456789')).toBe('29B1')
  for (const payload of [
    // README of phannaly/emv-qr-reference number
    '00020101021252044131153137210116372101160123456789ABCDE6010Phnom Penh5913Merchant Shop5802KH540510.005303840622501081234567802090124444446304A0BA',
    '00020101021252044131153137210116372101160123456789ABCDE6016Banteay Meanchey5913Kuntheas Shop5802KH540510.005303840621201081234567863041FF2',
    // Mastercard Developers, 'Generate QR Code for Merchants'
    '000201010211057704736a2f41a3-c54c-fce8-32d2-0324e1c32e22*3440e5bf-81ca-4c5f-a1b2-cf989f09a03952045024530384054031005802US5913Test Merchant6008New York62080304123463046F6D',
  ])
    expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4))
})

test('the payload names merchant, amount, currency and reference, each with its length', () => {
  const payload = banglaQr(merchant, { amount: '1450.00', reference: 'P7K3M9QX' })!
  expect(objectsIn(payload)).toEqual({
    '00': '01',
    '01': '12',
    '26': '0010A000000123',
    '52': '8641',
    '53': '050',
    '54': '1450.00',
    '58': 'BD',
    '59': 'Dhaka Bar Association',
    '60': 'Dhaka',
    '62': '0508P7K3M9QX',
    '63': expect.stringMatching(/^[0-9A-F]{4}$/),
  })
})

test('no payload without the settings, and long names are cut', () => {
  const payment = { amount: '1.00', reference: 'P7K3M9QX' }
  expect(banglaQr({ ...merchant, account: '' }, payment)).toBeUndefined()
  expect(banglaQr({ ...merchant, name: 'ঢাকা' }, payment)).toBeUndefined()
  const payload = banglaQr({ ...merchant, name: 'The Very Long Name Bar Association of Dhaka' }, payment)!
  expect(objectsIn(payload)['59']).toBe('The Very Long Name Bar As')
})

test('a reader finds the payload in the drawing', () => {
  const payload = banglaQr(merchant, { amount: '1450.00', reference: 'P7K3M9QX' })!
  const { path, size } = drawQr(payload)
  const [scale, margin] = [4, 4]
  const width = (size + 2 * margin) * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)\.5h1/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++) {
        const pixel = ((Number(y) + margin) * scale + dy) * width + (Number(x) + margin) * scale + dx
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
  expect(decodeQR({ width, height: width, data })).toBe(payload)
})
