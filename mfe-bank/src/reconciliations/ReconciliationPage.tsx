import { newIdempotencyKey } from '@samity/shared-api/client'
import type { Reconciliation, ReconciliationDetails } from '../../contract/reconciliation.ts'
import {
  Alert,
  Button,
  Card,
  ErrorState,
  LinkButton,
  LoadingState,
  Page,
  useAction,
} from '@samity/shared-ui/core'
import { DataTable, Filter, type Column } from '@samity/shared-ui/data'
import { MoneyInput } from '@samity/shared-ui/forms'
import { PrintDialog } from '@samity/shared-ui/print'
import { useGet } from '@samity/shared-ui/query'
import { useNavigate, useParams } from '@samity/shared-ui/router'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { OutstandingLine } from '../../contract/reconciliation.ts'
import { useBankRights } from '../bank-api.ts'
import {
  changeReconciliation,
  deleteReconciliation,
  finishReconciliation,
  reconciliationsPath,
} from '../statements/statement-api.ts'
import styles from '../statements/statements.module.css'
import { ReconciliationPrint } from './ReconciliationPrint.tsx'
import { signedMoney } from '../statements/signed-money.ts'
import { equationOf } from './equation.ts'

const words = {
  heading: { en: 'Reconciliation Statement', bn: 'ব্যাংক সমন্বয় বিবরণী' },
  title: { en: '{account}, {day}', bn: '{account}, {day}' },
  print: { en: 'Print', bn: 'ছাপুন' },
  final: { en: 'Make final', bn: 'চূড়ান্ত করুন' },
  question: { en: 'Make this reconciliation final?', bn: 'এই সমন্বয় চূড়ান্ত করবেন?' },
  explain: {
    en: 'Nothing up to {day} can be matched, undone or imported any more.',
    bn: '{day} পর্যন্ত আর কিছুই মেলানো, ফেরানো বা আমদানি করা যাবে না।',
  },
  isFinal: { en: 'Final since {day}, by {name}', bn: '{day} থেকে চূড়ান্ত, করেছেন {name}' },
  ready: { en: 'The difference is 0: it can become final.', bn: 'পার্থক্য ০: এটি চূড়ান্ত করা যায়।' },
  differs: {
    en: 'A difference of {difference} is not explained. Look for missing lines of the statement, or correct the bank’s balance.',
    bn: '{difference} পার্থক্যের ব্যাখ্যা নেই। বিবরণীর বাদ পড়া লাইন খুঁজুন, অথবা ব্যাংকের স্থিতি ঠিক করুন।',
  },
  match: { en: 'Go to Matching', bn: 'বিবরণী মেলানোয় যান' },
  balance: { en: "Bank's balance", bn: 'ব্যাংকের স্থিতি' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  remove: { en: 'Delete', bn: 'মুছুন' },
  removal: { en: 'Delete this draft?', bn: 'এই খসড়া মুছে ফেলবেন?' },
  inBooks: { en: 'In the books, not at the bank', bn: 'বইয়ে আছে, ব্যাংকে নেই' },
  atBank: { en: 'At the bank, not in the books', bn: 'ব্যাংকে আছে, বইয়ে নেই' },
  late: { en: 'Posted into the period after it was final', bn: 'চূড়ান্ত হওয়ার পর এই সময়ে লেখা' },
  lateExplain: {
    en: 'These lines are not part of what was signed. They count in the next reconciliation.',
    bn: 'এই লাইনগুলো স্বাক্ষরিত হিসাবের অংশ নয়। পরের সমন্বয়ে গণনা হবে।',
  },
  none: { en: 'Nothing is outstanding.', bn: 'কিছুই বকেয়া নেই।' },
  day: { en: 'Date', bn: 'তারিখ' },
  text: { en: 'Description', bn: 'বিবরণ' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
}

const columns: Column<OutstandingLine>[] = [
  { name: 'day', label: words.day, kind: 'day', value: ({ day }) => day },
  { name: 'text', label: words.text, value: ({ text }) => text },
  { name: 'amount', label: words.amount, kind: 'money', value: ({ amount }) => amount, total: true },
]

export default function ReconciliationPage() {
  const { id } = useParams()
  const { data, error, refresh } = useGet<ReconciliationDetails>(`${reconciliationsPath}${id}/`)
  return (
    <Page heading={words.heading} back="/dashboard/bank/reconciliations">
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : data ? (
        <Details reconciliation={data} refresh={refresh} />
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}

type Props = { reconciliation: ReconciliationDetails; refresh: () => void }

function Details({ reconciliation, refresh }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const navigate = useNavigate()
  const { mayWork, maySign } = useBankRights()
  const { run, isBusy } = useAction()
  const [isPrinting, setIsPrinting] = useState(false)
  const { id, state, difference, day, account, account_name, late_lines } = reconciliation
  const isDraft = state === 'draft'
  const finish = () =>
    run(() => finishReconciliation(id, newIdempotencyKey()), {
      ask: {
        question: words.question,
        explain: fillWords(words.explain, { day: show.day(day) }),
        ok: words.final,
      },
      onEnd: refresh,
    })
  const remove = () =>
    run(() => deleteReconciliation(id), {
      ask: { question: words.removal, ok: words.remove, danger: true },
      onDone: () => void navigate('/dashboard/bank/reconciliations'),
    })
  return (
    <>
      <Card heading={fill(t.title, { account: say(account_name), day: show.day(day) })}>
        <div className={styles.blocks}>
          {!isDraft ? (
            <Alert
              type="info"
              title={fill(t.isFinal, {
                day: show.day(reconciliation.final_on),
                name: reconciliation.final_by ?? '',
              })}
            />
          ) : difference === '0.00' ? (
            <Alert type="success" title={t.ready} />
          ) : (
            <Alert type="warning" title={fill(t.differs, { difference: show.money(difference) })} />
          )}
          <Equation reconciliation={reconciliation} />
          {isDraft && mayWork && (
            <BalanceForm key={reconciliation.bank_balance} {...{ reconciliation, refresh }} />
          )}
          <div className={styles.line}>
            <Button onClick={() => setIsPrinting(true)}>{t.print}</Button>
            {isDraft && maySign && (
              <Button type="primary" disabled={isBusy || difference !== '0.00'} onClick={finish}>
                {t.final}
              </Button>
            )}
            {isDraft && (
              <LinkButton to={`/dashboard/bank/matching?account=${account}&to=${day}`}>{t.match}</LinkButton>
            )}
            {isDraft && mayWork && (
              <Button danger disabled={isBusy} onClick={remove}>
                {t.remove}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {late_lines.length > 0 && (
        <Card heading={words.late}>
          <Alert type="warning" role="alert" title={t.lateExplain} />
          <DataTable label={words.late} rows={late_lines} columns={columns} file="bank-late-lines" />
        </Card>
      )}
      <Card heading={words.inBooks}>
        <DataTable
          label={words.inBooks}
          rows={reconciliation.book_lines}
          columns={columns}
          file="bank-outstanding-books"
          empty={words.none}
        />
      </Card>
      <Card heading={words.atBank}>
        <DataTable
          label={words.atBank}
          rows={reconciliation.bank_lines}
          columns={columns}
          file="bank-outstanding-bank"
          empty={words.none}
        />
      </Card>
      {isPrinting && (
        <PrintDialog title={t.heading} onClose={() => setIsPrinting(false)}>
          <ReconciliationPrint reconciliation={reconciliation} />
        </PrintDialog>
      )}
    </>
  )
}

function Equation({ reconciliation }: { reconciliation: Reconciliation }) {
  const say = useSay()
  const show = useShow()
  return (
    <dl className={styles.equation}>
      {equationOf(reconciliation).map(({ label, amount, isSum }) => (
        <div key={label.en} className={isSum ? styles.sum : undefined}>
          <dt>{say(label)}</dt>
          <dd>{show.money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function BalanceForm({ reconciliation: { id, bank_balance }, refresh }: Props) {
  const t = useWords(words)
  const { run, isBusy } = useAction()
  const [text, setText] = useState(bank_balance)
  const amount = signedMoney(text)
  return (
    <form
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (amount) run(() => changeReconciliation(id, amount), { onEnd: refresh })
      }}
    >
      <Filter label={t.balance} id="bank_balance">
        {(inputId) => (
          <MoneyInput
            id={inputId}
            name={inputId}
            value={text}
            aria-invalid={amount === undefined}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Filter>
      <Button htmlType="submit" disabled={isBusy || amount === undefined || amount === bank_balance}>
        {t.save}
      </Button>
    </form>
  )
}
