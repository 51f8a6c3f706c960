import { fill, useShow, useWords } from '../words/index.ts'

const words = { shown: { en: '{first}–{last} of {total}', bn: '{total}টির মধ্যে {first}–{last}' } }

/** The range of rows on a page as text: '51–100 of 120'. Pages count from 1. */
export function useRowRange(page: number, size: number, total: number): string {
  const t = useWords(words)
  const show = useShow()
  return fill(t.shown, {
    first: show.number((page - 1) * size + 1),
    last: show.number(Math.min(page * size, total)),
    total: show.number(total),
  })
}
