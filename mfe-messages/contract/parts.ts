/** The letters of an SMS in GSM 03.38. A text with any other letter is sent in UCS-2. */
const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** They take the room of two. */
const longGsmLetters = new Set('\f^{}\\[~]|€')

const gsm = { single: 160, multiple: 153 }
const ucs2 = { single: 70, multiple: 67 }

export type SmsLength = {
  encoding: 'GSM-7' | 'UCS-2'
  /** In the units of the encoding: a Bengali letter is one, an emoji two */
  units: number
  parts: number
}

/** The length of a text as an SMS. A letter of two units is never divided between two parts. */
export function smsLength(text: string): SmsLength {
  const letters = Array.from(text)
  const isGsm = letters.every((letter) => gsmLetters.has(letter) || longGsmLetters.has(letter))
  const limits = isGsm ? gsm : ucs2
  const sizes = letters.map((letter) => (isGsm ? (longGsmLetters.has(letter) ? 2 : 1) : letter.length))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  return { encoding: isGsm ? 'GSM-7' : 'UCS-2', units, parts: countParts(sizes, units, limits) }
}

function countParts(sizes: readonly number[], units: number, limits: typeof gsm): number {
  if (units <= limits.single) return 1
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > limits.multiple) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}
