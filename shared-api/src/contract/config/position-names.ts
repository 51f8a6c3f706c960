import type { Words } from '../words.ts'

/** The positions that are installed, in both languages. Any other is shown as it was typed. */
const bengaliNames: Record<string, string> = {
  President: 'সভাপতি',
  'Vice President': 'সহ-সভাপতি',
  Secretary: 'সম্পাদক',
  'Joint Secretary': 'যুগ্ম সম্পাদক',
  'Assistant Secretary': 'সহকারী সম্পাদক',
  'Library Secretary': 'গ্রন্থাগার সম্পাদক',
  Member: 'সদস্য',
}

/** The last group of a committee: those whose position is missing. */
export const noPosition: Words = { en: 'Other', bn: 'অন্যান্য' }

export function positionWords(position: string): Words {
  if (position === '') return noPosition
  return { en: position, bn: bengaliNames[position] ?? position }
}
