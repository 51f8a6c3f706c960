import { fill, useShow, useWords } from '@samity/shared-ui/words'

const words = {
  many: { en: 'More than {times} times', bn: '{times} গুণের বেশি' },
}
/** Beside a tiny amount a percentage says nothing. */
const maxTimes = 10

/** A percentage in words: '—' without one, and no figure where the amount that it is of is tiny. */
export function useFormatPercent(): (percent: string | null) => string {
  const t = useWords(words)
  const show = useShow()
  return (percent) =>
    percent === null
      ? '—'
      : Math.abs(Number(percent)) > maxTimes * 100
        ? fill(t.many, { times: show.number(maxTimes) })
        : `${show.amount(percent)}%`
}
