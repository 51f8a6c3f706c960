import { fill, useShow, useWords } from '@samity/shared-ui/words'

const words = {
  many: { en: 'More than {times} times', bn: '{times} গুণের বেশি' },
}
/** Above this factor a percentage is not meaningful, because the base amount is tiny. */
const maxTimes = 10

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
