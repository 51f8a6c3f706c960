import { fill, useShow, useWords } from '../words/index.ts'

const words = { shown: { en: '{first}–{last} of {total}', bn: '{total}টির মধ্যে {first}–{last}' } }

/** Which rows of how many stand on this page; pages count from 1. */
export function useRowRange(page: number, size: number, total: number): string {
  const t = useWords(words)
  const show = useShow()
  return fill(t.shown, {
    first: show.number((page - 1) * size + 1),
    last: show.number(Math.min(page * size, total)),
    total: show.number(total),
  })
}
