import { Button } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import { useMemo } from 'react'
import type { BankMatch } from '../../contract/match.ts'
import { lineLabel } from './LineList.tsx'
import { reasonWords } from './reason-words.ts'

const words = {
  heading: { en: 'Matches', bn: 'মিলসমূহ' },
  empty: { en: 'Nothing is matched in these days.', bn: 'এই দিনগুলোতে কিছু মেলানো হয়নি।' },
  day: { en: 'Date', bn: 'তারিখ' },
  statement: { en: 'Statement of the bank', bn: 'ব্যাংকের বিবরণী' },
  books: { en: 'Our books', bn: 'হিসাব বই' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  reason: { en: 'Reason', bn: 'কারণ' },
  by: { en: 'Matched by', bn: 'কে মিলিয়েছেন' },
  undo: { en: 'Undo', bn: 'ফেরান' },
}

type Props = { matches: readonly BankMatch[]; isBusy: boolean; onUndo: ((id: number) => void) | undefined }

/** Matches, newest first. A reconciled match stays. */
export function BankMatchList({ matches, isBusy, onUndo }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const language = useLanguage()
  const columns = useMemo((): Column<BankMatch>[] => {
    const daysOf = ({ statement_lines, book_lines }: BankMatch) => {
      const days = [...statement_lines, ...book_lines].map(({ day }) => Date.parse(day))
      return (Math.max(...days) - Math.min(...days)) / 86_400_000
    }
    return [
      { name: 'day', label: words.day, kind: 'day', value: ({ day }) => day },
      {
        name: 'statement',
        label: words.statement,
        value: ({ statement_lines }) => statement_lines.map(lineLabel).join('; '),
      },
      { name: 'books', label: words.books, value: ({ book_lines }) => book_lines.map(lineLabel).join('; ') },
      {
        name: 'amount',
        label: words.amount,
        kind: 'money',
        value: ({ statement_lines }) =>
          toDecimal(sum(statement_lines.map(({ amount }) => fromDecimal(amount)))),
      },
      {
        name: 'reason',
        label: words.reason,
        value: (match) =>
          reasonWords(match.reasons, show.number(daysOf(match)))
            .map((reason) => reason[language])
            .join(', '),
      },
      { name: 'made_by', label: words.by, value: ({ made_by }) => made_by, hidden: 'when narrow' },
    ]
  }, [language, show])
  return (
    <section aria-label={t.heading}>
      <h2>{t.heading}</h2>
      <DataTable
        label={words.heading}
        file="bank-matches"
        rows={matches}
        columns={columns}
        empty={words.empty}
        {...(onUndo && {
          actions: ({ id, is_final }: BankMatch) =>
            !is_final && (
              <Button size="small" disabled={isBusy} onClick={() => onUndo(id)}>
                {say(words.undo)}
              </Button>
            ),
        })}
      />
    </section>
  )
}
