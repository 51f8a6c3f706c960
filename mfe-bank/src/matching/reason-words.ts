import type { Words } from '@samity/shared-api/contract'
import { fillWords } from '@samity/shared-ui/words'
import type { MatchReason } from '../../contract/match.ts'

const words: Record<MatchReason, Words> = {
  cheque: { en: 'same cheque number', bn: 'চেক নম্বর এক' },
  slip: { en: 'cheque of this deposit slip', bn: 'এই জমা স্লিপের চেক' },
  reference: { en: 'names the document', bn: 'দলিলের নম্বর লেখা আছে' },
  same_day: { en: 'same day', bn: 'একই দিন' },
  day: { en: '{days} days apart', bn: '{days} দিনের ব্যবধান' },
  one_candidate: { en: 'nothing else has this amount', bn: 'এই পরিমাণ আর কোথাও নেই' },
  several_lines: { en: 'several lines with this sum', bn: 'কয়েকটি লাইনের যোগফল' },
  voided: { en: 'booked and voided', bn: 'লেখা ও বাতিল' },
  reversed: { en: 'the bank took it back', bn: 'ব্যাংক ফিরিয়ে নিয়েছে' },
  start: { en: 'earlier entries, which the bank had at the start', bn: 'আগের লেখা, শুরুতেই ব্যাংকে ছিল' },
  chosen: { en: 'chosen by hand', bn: 'হাতে বাছাই' },
}

export const reasonWords = (reasons: readonly MatchReason[], days: string): Words[] =>
  reasons.map((reason) => fillWords(words[reason], { days }))
