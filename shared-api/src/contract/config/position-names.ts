import type { Words } from '../words.ts'

/** Bengali names of the preinstalled positions. Any other position appears as it was typed. */
const bengaliNames: Record<string, string> = {
  President: 'সভাপতি',
  'Vice President': 'সহ-সভাপতি',
  Secretary: 'সম্পাদক',
  'Joint Secretary': 'যুগ্ম সম্পাদক',
  'Assistant Secretary': 'সহকারী সম্পাদক',
  'Library Secretary': 'গ্রন্থাগার সম্পাদক',
  Member: 'সদস্য',
}

export const noPosition: Words = { en: 'Other', bn: 'অন্যান্য' }

export function positionWords(position: string): Words {
  if (position === '') return noPosition
  return { en: position, bn: bengaliNames[position] ?? position }
}
