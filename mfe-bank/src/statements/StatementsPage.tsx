import { Button, Card, LinkButton, Page, useAction } from '@samity/shared-ui/core'
import { ListTable, useList, type Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { fillWords, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import type { Statement } from '../../contract/statement.ts'
import { useBankRights } from '../bank-api.ts'
import { BankAccountFilter, useAccounts } from './BankAccountFilter.tsx'
import { StartCard } from './StartBalance.tsx'
import { deleteStatement, statementsPath } from './statement-api.ts'

const words = {
  heading: { en: 'Bank Statements', bn: 'ব্যাংক বিবরণী' },
  import: { en: 'Import a Statement', bn: 'বিবরণী আমদানি' },
  account: { en: 'Bank Account', bn: 'ব্যাংক হিসাব' },
  file: { en: 'File', bn: 'ফাইল' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
  lines: { en: 'Lines', bn: 'লাইন' },
  unmatched: { en: 'Not matched', bn: 'মেলেনি' },
  opening: { en: 'Opening Balance', bn: 'প্রারম্ভিক স্থিতি' },
  closing: { en: 'Closing Balance', bn: 'সমাপনী স্থিতি' },
  by: { en: 'Imported by', bn: 'আমদানি করেছেন' },
  on: { en: 'Imported on', bn: 'আমদানির তারিখ' },
  remove: { en: 'Delete', bn: 'মুছুন' },
  question: { en: 'Delete the statement {file}?', bn: '{file} বিবরণীটি মুছে ফেলবেন?' },
  explain: {
    en: 'All its lines are taken back. Import the right file afterwards.',
    bn: 'এর সব লাইন ফিরিয়ে নেওয়া হবে। পরে সঠিক ফাইলটি আমদানি করুন।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  removed: { en: 'The statement is deleted.', bn: 'বিবরণীটি মুছে ফেলা হয়েছে।' },
  empty: {
    en: 'No statement is imported yet. Download one from the bank and choose “Import a Statement”.',
    bn: 'এখনো কোনো বিবরণী আমদানি হয়নি। ব্যাংক থেকে একটি নামিয়ে “বিবরণী আমদানি” বেছে নিন।',
  },
}

const matchingLink = ({ account, from, to }: Statement) =>
  `/dashboard/bank/matching?${new URLSearchParams({ account: String(account), from, to }).toString()}`

export default function StatementsPage() {
  const t = useWords(words)
  const language = useLanguage()
  const show = useShow()
  const { mayWork } = useBankRights()
  const list = useList<Statement>(statementsPath, { search: true, filters: { account: 'account' } })
  const account = list.params['account'] ?? ''
  const { data: accounts, refresh: refreshAccounts } = useAccounts()
  const { run, isBusy } = useAction()
  const chosenAccount = accounts?.find(({ id }) => String(id) === account)
  const columns = useMemo(
    (): Column<Statement>[] => [
      {
        name: 'account',
        label: words.account,
        value: ({ account_name }) => account_name[language],
        sort: null,
      },
      { name: 'from', label: words.from, kind: 'day', value: ({ from }) => from },
      { name: 'to', label: words.to, kind: 'day', value: ({ to }) => to },
      { name: 'lines', label: words.lines, kind: 'int', value: ({ lines }) => lines },
      {
        name: 'unmatched',
        label: words.unmatched,
        kind: 'int',
        value: ({ unmatched }) => unmatched,
        show: (row) => <Link to={matchingLink(row)}>{show.number(row.unmatched)}</Link>,
      },
      {
        name: 'opening',
        label: words.opening,
        kind: 'money',
        value: ({ opening }) => opening,
        sort: null,
        hidden: 'unless wide',
      },
      { name: 'closing', label: words.closing, kind: 'money', value: ({ closing }) => closing },
      { name: 'file_name', label: words.file, value: ({ file_name }) => file_name, hidden: 'when narrow' },
      {
        name: 'imported_on',
        label: words.on,
        kind: 'day',
        value: ({ imported_on }) => imported_on,
        hidden: 'unless wide',
      },
      {
        name: 'imported_by',
        label: words.by,
        value: ({ imported_by }) => imported_by,
        sort: null,
        hidden: 'unless wide',
      },
    ],
    [language, show],
  )
  const refresh = () => {
    list.refresh()
    refreshAccounts()
  }
  const remove = ({ id, file_name: file }: Statement) =>
    run(({ reason }) => deleteStatement(id, reason), {
      ask: {
        question: fillWords(words.question, { file }),
        explain: words.explain,
        ok: words.remove,
        reason: words.reason,
        danger: true,
      },
      done: words.removed,
      onEnd: refresh,
    })
  return (
    <Page
      heading={words.heading}
      actions={
        mayWork && (
          <LinkButton to={`/dashboard/bank/statements/import${account && `?account=${account}`}`}>
            {t.import}
          </LinkButton>
        )
      }
    >
      {mayWork && chosenAccount?.statement_from && chosenAccount.reconciled_to === null && (
        <StartCard
          key={`${account} ${chosenAccount.start_balance}`}
          account={chosenAccount}
          from={chosenAccount.statement_from}
          onSaved={refresh}
        />
      )}
      <Card>
        <ListTable
          list={list}
          columns={columns}
          label={words.heading}
          file="bank-statements"
          empty={words.empty}
          {...(mayWork && {
            actions: (row: Statement) => (
              <Button size="small" danger disabled={isBusy} onClick={() => remove(row)}>
                {t.remove}
              </Button>
            ),
          })}
          filters={
            <BankAccountFilter
              withAll
              value={account}
              onChange={(next) => list.setParams({ account: next })}
            />
          }
        />
      </Card>
    </Page>
  )
}
