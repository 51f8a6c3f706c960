// oxlint-disable-next-line no-control-regex -- these are the characters that must not be stored
const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** These characters are invisible and change nothing. With them, two different names could look the same. */
const invisibleCharacters = /[\u00ad\u061c\u200b\u200e\u200f\u2060-\u2064\ufeff]/g

/**
 * Matches all joiners and captures the stray ones. The others stay: next to the hasanta of a Bengali conjunct
 * (র‍্য, ক্‌) and between the parts of one emoji.
 */
const joiners =
  /(?<=[\u094d\u09cd])[\u200c\u200d]|[\u200c\u200d](?=[\u094d\u09cd])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|([\u200c\u200d])/gu

export const cleanText = (value: string): string =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(forbiddenCharacters, '')
    .replace(invisibleCharacters, '')
    .replace(joiners, (joiner, strayJoiner?: string) => (strayJoiner ? '' : joiner))
    .trim()

/**
 * Converts an untrusted value to a string where one word is expected. Never calls `toString` of a list or an
 * object, because the sender could have supplied it.
 */
export const toPlainString = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '[object]' : String(value ?? '')
