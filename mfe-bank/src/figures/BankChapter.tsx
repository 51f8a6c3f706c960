import type { SlotProps } from '@samity/shared-api/module'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { PrintTable } from '@samity/shared-ui/print'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import { directions } from '../../contract/cheques.ts'
import type { DepositInterest } from '../../contract/deposit.ts'
import type { BankFigures } from '../../contract/figures.ts'
import { interestPath } from '../deposits/deposits-api.ts'
import { figuresPath } from './BankFigures.tsx'

const words = {
  register: { en: 'Register of Deposits', bn: 'আমানতের রেজিস্টার' },
  interest: { en: 'Expected Against Received', bn: 'প্রত্যাশিত ও প্রাপ্ত সুদ' },
  uncleared: { en: 'Uncleared cheques', bn: 'অমীমাংসিত চেক' },
  reconciled: { en: 'Reconciled accounts', bn: 'সমন্বিত ব্যাংক হিসাব' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  number: { en: 'Deposit No', bn: 'আমানত নম্বর' },
  matures: { en: 'Matures on', bn: 'মেয়াদ পূর্তি' },
  principal: { en: 'Principal', bn: 'আসল' },
  expected: { en: 'Expected interest', bn: 'প্রত্যাশিত সুদ' },
  received: { en: 'Received (gross)', bn: 'প্রাপ্ত (মোট)' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  cheque: { en: 'Cheque Number', bn: 'চেক নম্বর' },
  day: { en: 'Date', bn: 'তারিখ' },
  document: { en: 'Receipt or voucher', bn: 'রসিদ বা ভাউচার' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  account: { en: 'Bank Account', bn: 'ব্যাংক হিসাব' },
  books: { en: 'In the books', bn: 'বইয়ে' },
  notAtBank: { en: 'less not at the bank', bn: 'বাদ, ব্যাংকে নেই' },
  notInBooks: { en: 'plus not in the books', bn: 'যোগ, বইয়ে নেই' },
  atBank: { en: 'At the bank', bn: 'ব্যাংকে' },
  total: { en: 'Total', bn: 'মোট' },
}

/** A chapter of the annual pack: what was at banks at the end of the year, and what of it is proved. */
export default function BankChapter({ year, on }: SlotProps['accounts.annual.chapter']) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const figures = useGet<BankFigures>(figuresPath, { params: { on } })
  const interest = useGet<DepositInterest[]>(interestPath, { params: { from: `${year}-01-01`, to: on } })
  const error = figures.error ?? interest.error
  if (error)
    return (
      <ErrorState
        error={error}
        retry={() => {
          figures.refresh()
          interest.refresh()
        }}
      />
    )
  if (!figures.data || !interest.data) return <LoadingState />
  const { deposits, principal, cheques, reconciliations } = figures.data
  const sumOf = (name: 'expected' | 'received' | 'difference') =>
    show.amount(toDecimal(interest.data!.reduce((sum, row) => sum + fromDecimal(row[name]), 0)))
  const figure = (name: keyof typeof words) => ({ name, label: t[name], isFigure: true })
  const column = (name: keyof typeof words) => ({ name, label: t[name] })
  return (
    <>
      <PrintTable
        caption={t.register}
        columns={[column('bank'), column('number'), column('matures'), figure('principal')]}
        rows={deposits.map((deposit) => ({
          bank: [deposit.bank_name, deposit.branch].filter(Boolean).join(', '),
          number: show.digits(deposit.number),
          matures: show.day(deposit.matures_on),
          principal: show.amount(deposit.principal),
        }))}
        total={{ bank: t.total, principal: show.amount(principal) }}
      />
      <PrintTable
        caption={t.interest}
        columns={[
          column('bank'),
          column('number'),
          figure('expected'),
          figure('received'),
          figure('difference'),
        ]}
        rows={interest.data.map((row) => ({
          bank: row.bank_name,
          number: show.digits(row.number),
          expected: show.amount(row.expected),
          received: show.amount(row.received),
          difference: show.amount(row.difference),
        }))}
        total={{
          bank: t.total,
          expected: sumOf('expected'),
          received: sumOf('received'),
          difference: sumOf('difference'),
        }}
      />
      {directions.map(({ value, label }) => {
        const rows = cheques.filter(({ direction }) => direction === value)
        return (
          <PrintTable
            key={value}
            caption={`${t.uncleared}: ${say(label)}`}
            columns={[column('cheque'), column('day'), column('document'), figure('amount')]}
            rows={rows.map((cheque) => ({
              cheque: [cheque.bank_name, show.digits(cheque.number)].filter(Boolean).join(' '),
              day: show.day(cheque.drawn_on),
              document: cheque.document_number,
              amount: show.amount(cheque.amount),
            }))}
            total={{
              cheque: t.total,
              amount: show.amount(figures.data![value]),
            }}
          />
        )
      })}
      <PrintTable
        caption={t.reconciled}
        columns={[
          column('account'),
          column('day'),
          figure('books'),
          figure('notAtBank'),
          figure('notInBooks'),
          figure('atBank'),
        ]}
        rows={reconciliations.map((row) => ({
          account: [say(row.account_name), show.digits(row.account_no)].filter(Boolean).join(' · '),
          day: show.day(row.day),
          books: show.amount(row.book_balance),
          notAtBank: show.amount(row.book_outstanding),
          notInBooks: show.amount(row.bank_outstanding),
          atBank: show.amount(row.bank_balance),
        }))}
      />
    </>
  )
}
