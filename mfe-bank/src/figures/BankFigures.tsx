import type { SlotProps } from '@samity/shared-api/module'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { BankFigures as Figures } from '../../contract/figures.ts'
import { base } from '../bank-api.ts'

const words = {
  deposits: { en: 'Principal of {count} deposits: {amount}', bn: '{count}টি আমানতের আসল: {amount}' },
  received: { en: 'Cheques received, not cleared: {amount}', bn: 'প্রাপ্ত চেক, এখনো নগদায়িত নয়: {amount}' },
  issued: { en: 'Cheques issued, not presented: {amount}', bn: 'প্রদত্ত চেক, এখনো উপস্থাপিত নয়: {amount}' },
  reconciled: {
    en: '{account} is reconciled to {day}: the bank had {amount}.',
    bn: '{account} {day} পর্যন্ত সমন্বিত: ব্যাংকে ছিল {amount}।',
  },
  never: { en: 'No account is reconciled yet.', bn: 'এখনো কোনো হিসাব সমন্বয় করা হয়নি।' },
}

export const figuresPath = `${base}/figures/`

export default function BankFigures({ on }: SlotProps['treasury.where.panel']) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { data, error, refresh } = useGet<Figures>(figuresPath, { params: { on } })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  return (
    <ul>
      <li>
        <Link to="/dashboard/bank/deposits?state=open">
          {fill(t.deposits, { count: show.number(data.deposits.length), amount: show.money(data.principal) })}
        </Link>
      </li>
      <li>
        <Link to="/dashboard/bank/cheques?state=uncleared&direction=received">
          {fill(t.received, { amount: show.money(data.received) })}
        </Link>
      </li>
      <li>
        <Link to="/dashboard/bank/cheques?state=uncleared&direction=issued">
          {fill(t.issued, { amount: show.money(data.issued) })}
        </Link>
      </li>
      {data.reconciliations.length === 0 && (
        <li>
          <Link to="/dashboard/bank/reconciliations">{t.never}</Link>
        </li>
      )}
      {data.reconciliations.map(({ id, account_name, day, bank_balance }) => (
        <li key={id}>
          <Link to={`/dashboard/bank/reconciliations/${id}`}>
            {fill(t.reconciled, {
              account: say(account_name),
              day: show.day(day),
              amount: show.money(bank_balance),
            })}
          </Link>
        </li>
      ))}
    </ul>
  )
}
