// oxlint-disable-next-line no-control-regex -- these are the characters that must not be stored
const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** Take no room and change nothing: with them two names could look alike and be different. */
const invisibleCharacters = /[\u00ad\u061c\u200b\u200e\u200f\u2060-\u2064\ufeff]/g

/** Joiners that join: beside the hasanta of a Bengali conjunct (র‍্য, ক্‌), and between the parts of one emoji. */
const joiners =
  /(?<=[\u094d\u09cd])[\u200c\u200d]|[\u200c\u200d](?=[\u094d\u09cd])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|([\u200c\u200d])/gu

/**
 * What people type: well-formed, NFC, no control characters, none that are not seen and mean nothing, no spaces around.
 */
export const cleanText = (value: string): string =>
  value
    .toWellFormed()
    .normalize('NFC')
    .replace(forbiddenCharacters, '')
    .replace(invisibleCharacters, '')
    .replace(joiners, (joiner, strayJoiner?: string) => (strayJoiner ? '' : joiner))
    .trim()

/**
 * What was sent where one word is meant. Lists and objects are none, and their own `toString` is the sender's: it is
 * never asked.
 */
export const toPlainString = (value: unknown): string =>
  typeof value === 'object' && value !== null ? '[object]' : String(value ?? '')
