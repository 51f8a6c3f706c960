import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { AmountTable } from './AmountTable.tsx'
import { owedLines } from './owed-lines.ts'

const words = {
  nothing: { en: 'You owe nothing today.', bn: 'আজ আপনার কোনো বকেয়া নেই।' },
  for: { en: 'For', bn: 'বাবদ' },
  total: { en: 'To pay today', bn: 'আজ দিতে হবে' },
}

export function OwedTable(owed: Pick<Passbook, 'dues' | 'rents'>) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { lines, total } = owedLines(owed)
  if (lines.length === 0) return <p>{t.nothing}</p>
  return (
    <AmountTable
      heading={t.for}
      lines={lines.map(({ title, ...line }) => ({ ...line, title: show.digits(say(title)) }))}
      sumTitle={t.total}
      sum={total}
    />
  )
}
