import { newIdempotencyKey } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import { Button, Card, Page, useAction } from '@samity/shared-ui/core'
import { ChoiceFilter, DayFilter, Filter, ListTable, useList, type Column } from '@samity/shared-ui/data'
import { MoneyInput } from '@samity/shared-ui/forms'
import { Link, useNavigate } from '@samity/shared-ui/router'
import { useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { reconciliationStates, type Reconciliation } from '../../contract/reconciliation.ts'
import { useBankRights } from '../bank-api.ts'
import { BankAccountFilter } from '../statements/BankAccountFilter.tsx'
import { addReconciliation, reconciliationsPath } from '../statements/statement-api.ts'
import styles from '../statements/statements.module.css'
import { signedMoney } from '../statements/signed-money.ts'

const words = {
  heading: { en: 'Reconciliations', bn: 'ব্যাংক সমন্বয়সমূহ' },
  make: { en: 'Reconcile an account to a day', bn: 'একটি হিসাব কোনো তারিখ পর্যন্ত সমন্বয় করুন' },
  account: { en: 'Bank Account', bn: 'ব্যাংক হিসাব' },
  day: { en: 'Date', bn: 'তারিখ' },
  toDay: { en: 'To Date', bn: 'শেষের তারিখ' },
  balance: { en: "Bank's balance (empty: from the statement)", bn: 'ব্যাংকের স্থিতি (খালি: বিবরণী থেকে)' },
  begin: { en: 'Reconcile', bn: 'সমন্বয় করুন' },
  bank: { en: 'Balance at the bank', bn: 'ব্যাংকে স্থিতি' },
  book: { en: 'Balance in the books', bn: 'হিসাব বইয়ে স্থিতি' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  state: { en: 'State', bn: 'অবস্থা' },
  late: { en: 'Posted later', bn: 'পরে লেখা' },
  finalBy: { en: 'Made final by', bn: 'কে চূড়ান্ত করেছেন' },
  empty: {
    en: 'No account is reconciled yet. Match its statement first, then choose the account and the day above.',
    bn: 'এখনো কোনো হিসাব সমন্বয় হয়নি। আগে তার বিবরণী মেলান, তারপর ওপরে হিসাব ও তারিখ বেছে নিন।',
  },
}

const reconciliationLink = (id: number): string => `/dashboard/bank/reconciliations/${id}`

export default function ReconciliationsPage() {
  const language = useLanguage()
  const show = useShow()
  const { mayWork } = useBankRights()
  const list = useList<Reconciliation>(reconciliationsPath, {
    search: true,
    filters: { account: 'account', state: 'state' },
  })
  const account = list.params['account'] ?? ''
  const columns = useMemo(
    (): Column<Reconciliation>[] => [
      {
        name: 'day',
        label: words.day,
        kind: 'day',
        value: ({ day }) => day,
        show: ({ id, day }) => <Link to={reconciliationLink(id)}>{show.day(day)}</Link>,
      },
      { name: 'account_name', label: words.account, value: ({ account_name }) => account_name[language] },
      { name: 'bank_balance', label: words.bank, kind: 'money', value: ({ bank_balance }) => bank_balance },
      {
        name: 'book_balance',
        label: words.book,
        kind: 'money',
        value: ({ book_balance }) => book_balance,
        hidden: 'when narrow',
      },
      { name: 'difference', label: words.difference, kind: 'money', value: ({ difference }) => difference },
      {
        name: 'state',
        label: words.state,
        kind: 'choice',
        choices: reconciliationStates,
        value: ({ state }) => state,
      },
      { name: 'late', label: words.late, kind: 'int', value: ({ late }) => late || null, sort: null },
      {
        name: 'final_by',
        label: words.finalBy,
        value: ({ final_by }) => final_by,
        sort: null,
        hidden: 'unless wide',
      },
    ],
    [language, show],
  )
  return (
    <Page heading={words.heading}>
      {mayWork && (
        <Card heading={words.make}>
          <NewReconciliation account={account} onAccount={(next) => list.setParams({ account: next })} />
        </Card>
      )}
      <Card>
        <ListTable
          list={list}
          columns={columns}
          label={words.heading}
          file="bank-reconciliations"
          empty={words.empty}
          filters={
            <>
              {!mayWork && (
                <BankAccountFilter
                  withAll
                  value={account}
                  onChange={(next) => list.setParams({ account: next })}
                />
              )}
              <ChoiceFilter
                list={list}
                name="state"
                field={{ label: words.state, choices: reconciliationStates }}
              />
            </>
          }
        />
      </Card>
    </Page>
  )
}

type NewProps = { account: string; onAccount: (account: string) => void }

/** The account also narrows the list below. */
function NewReconciliation({ account, onAccount }: NewProps) {
  const t = useWords(words)
  const navigate = useNavigate()
  const { run, isBusy } = useAction()
  const [day, setDay] = useState<string>(today())
  const [balance, setBalance] = useState('')
  const amount = balance.trim() ? signedMoney(balance) : ''
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        run(
          () =>
            addReconciliation(
              { account: Number(account), day, ...(amount && { bank_balance: amount }) },
              newIdempotencyKey(),
            ),
          { onDone: ({ id }) => void navigate(reconciliationLink(id)) },
        )
      }}
    >
      <BankAccountFilter withAll value={account} onChange={onAccount} />
      <DayFilter id="day" label={t.toDay} value={day} max={today()} onDay={setDay} />
      <Filter label={t.balance} id="bank_balance">
        {(id) => (
          <MoneyInput
            id={id}
            name={id}
            value={balance}
            aria-invalid={amount === undefined}
            {...(amount === undefined && { status: 'error' as const })}
            onChange={({ target }) => setBalance(target.value)}
          />
        )}
      </Filter>
      <Button
        type="primary"
        htmlType="submit"
        loading={isBusy}
        disabled={!account || !day || amount === undefined}
      >
        {t.begin}
      </Button>
    </form>
  )
}
