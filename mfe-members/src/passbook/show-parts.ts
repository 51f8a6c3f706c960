import type { Passbook, PassbookRow } from '@samity/shared-api/contract/members/passbook'
import type { Words } from '@samity/shared-api/contract'

/** The purpose of a receipt in one line: 'Monthly Fee (01/2026 – 03/2026), Relief Fund Fee'. */
export const purposeOf = ({ lines }: PassbookRow, say: (words: Words) => string): string =>
  lines.map(({ head, note }) => (note ? `${say(head)} (${note})` : say(head))).join(', ')

/** The place of a room: 'Annex, 2, 205'. */
export const roomOf = (
  { building_name, building_name_bengali, floor_no, room_no }: Passbook['rents'][number],
  say: (words: Words) => string,
): string =>
  [say({ en: building_name, bn: building_name_bengali || building_name }), floor_no, room_no]
    .filter(Boolean)
    .join(', ')
