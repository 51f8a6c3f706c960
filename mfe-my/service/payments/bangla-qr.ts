import encodeQR from 'qr'
import { crc16 } from './crc16.ts'

/* Bangla QR is the merchant-presented QR code of EMVCo: https://www.emvco.com/emv-technologies/qr-codes/ */

export type Merchant = {
  /** The bank gave it: one or more data objects with the tags 02 to 51, such as '2632…' */
  account: string
  name: string
  city: string
  category: string
}

const taka = '050'
const country = 'BD'
const maxName = 25
const maxCity = 15

/** A data object: its tag, the length in two digits, and the value. */
const object = (tag: string, value: string): string =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`

/** True if the text is whole data objects whose tags may have a merchant's account. */
export function isMerchantAccount(text: string): boolean {
  let rest = text
  while (rest !== '') {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(rest) ?? []
    const size = Number(length)
    if (!tag || Number(tag) < 2 || Number(tag) > 51 || size === 0 || rest.length < 4 + size) return false
    rest = rest.slice(4 + size)
  }
  return text !== '' && /^[\x20-\x7E]+$/.test(text)
}

/** Only what every reader understands: the common characters of the standard */
const plain = (text: string, max: number): string =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .trim()

/** The payload of a code that is paid once; undefined while the settings do not say who is paid. */
export function banglaQr(
  { account, name, city, category }: Merchant,
  { amount, reference }: { amount: string; reference: string },
): string | undefined {
  const [shownName, shownCity] = [plain(name, maxName), plain(city, maxCity)]
  if (!isMerchantAccount(account) || !shownName || !shownCity || !/^\d{4}$/.test(category)) return undefined
  const payload = [
    object('00', '01'),
    object('01', '12'),
    account,
    object('52', category),
    object('53', taka),
    object('54', amount),
    object('58', country),
    object('59', shownName),
    object('60', shownCity),
    object('62', object('05', reference)),
    '6304',
  ].join('')
  return payload + crc16(payload)
}

type QrDrawing = { path: string; size: number }

/** The QR code as lines for an SVG, one unit a module, without its margin. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}.5h1` : []))).join('')
  return { path, size: rows.length }
}
