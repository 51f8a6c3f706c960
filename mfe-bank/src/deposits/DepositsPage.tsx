import { Card, ErrorState, LinkButton } from '@samity/shared-ui/core'
import { ChoiceFilter, DataTable, Filter, RecordSelect, useList, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { placeFunds } from '@samity/shared-api/contract/treasury/money-place'
import {
  deposit,
  depositKinds,
  depositPage,
  depositStates,
  type DepositSummary,
} from '../../contract/deposit.ts'
import { useBankRights } from '../bank-api.ts'
import { depositColumns } from './deposit-columns.tsx'
import { DepositForm } from './DepositForm.tsx'
import { bankCollection, deposits, depositSummaryPath } from './deposits-api.ts'

const words = {
  heading: { en: 'Deposits', bn: 'আমানত' },
  listHeading: { en: 'Register of Deposits', bn: 'আমানতের রেজিস্টার' },
  groups: { en: 'By bank and fund', bn: 'ব্যাংক ও তহবিল অনুযায়ী' },
  empty: {
    en: 'No deposits match. Register one with New, then enter its opening.',
    bn: 'কোনো আমানত মেলেনি। “নতুন” দিয়ে একটি লিখুন, তারপর খোলার তথ্য দিন।',
  },
  deletion: {
    en: 'Are you sure you want to delete this deposit?',
    bn: 'আপনি কি নিশ্চিত যে এই আমানত মুছে ফেলতে চান?',
  },
  interest: { en: 'Expected Against Received', bn: 'প্রত্যাশিত ও প্রাপ্ত সুদ' },
  taxes: { en: 'Taxes on Interest', bn: 'সুদের কর ও শুল্ক' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  fund: { en: 'Fund', bn: 'তহবিল' },
  state: { en: 'State', bn: 'অবস্থা' },
  open: { en: 'Not encashed', bn: 'ভাঙানো হয়নি' },
  count: { en: 'Deposits', bn: 'আমানত' },
  principal: { en: 'Principal', bn: 'আসল' },
  all: { en: 'All', bn: 'সব' },
}
const states = [{ value: 'open', label: words.open }, ...depositStates]

export default function DepositsPage() {
  const t = useWords(words)
  const navigate = useNavigate()
  const { mayWork } = useBankRights()
  const list = useList(deposits, {
    search: true,
    dates: true,
    filters: { state: 'state', kind: 'kind', bank: 'bank_id', fund: 'fund', place: 'place_id' },
  })
  const editor = useRecordEditor(deposits, list, {
    question: words.deletion,
    onSaved: (saved, action) => action === 'created' && void navigate(depositPage(saved.id)),
  })
  const bankId = Number(list.params['bank']) || null

  return (
    <RecordsPage
      heading={words.heading}
      arrangement="list first"
      links={
        <>
          <LinkButton to="/dashboard/bank/deposit-interest">{t.interest}</LinkButton>
          <LinkButton to="/dashboard/bank/deposit-rates">{t.taxes}</LinkButton>
        </>
      }
      editor={editor}
      mayEdit={mayWork}
      form={(props) => <DepositForm {...props} />}
      listHeading={words.listHeading}
      file="deposits"
      list={list}
      columns={depositColumns}
      empty={words.empty}
      filters={
        <>
          <ChoiceFilter list={list} name="state" field={{ label: words.state, choices: states }} />
          <ChoiceFilter
            list={list}
            name="kind"
            field={{ label: deposit.fields.kind.label, choices: depositKinds }}
          />
          <ChoiceFilter list={list} name="fund" field={{ label: words.fund, choices: placeFunds }} />
          <Filter label={t.bank} id="bank">
            {(id) => (
              <RecordSelect
                id={id}
                name={id}
                source={bankCollection}
                label={({ bank_name, branch_name }) => `${bank_name} · ${branch_name}`}
                value={bankId}
                placeholder={t.all}
                onChange={(bank) => list.setParams({ bank: String(bank ?? '') })}
              />
            )}
          </Filter>
        </>
      }
      toolbar={<Groups />}
    />
  )
}

type Group = DepositSummary['groups'][number] & { id: number }
const groupColumns: Column<Group>[] = [
  { name: 'bank_name', label: words.bank, value: ({ bank_name }) => bank_name },
  { name: 'fund', label: words.fund, kind: 'choice', choices: placeFunds, value: ({ fund }) => fund },
  { name: 'deposits', label: words.count, kind: 'int', value: (group) => group.deposits, total: true },
  {
    name: 'principal',
    label: words.principal,
    kind: 'money',
    value: ({ principal }) => principal,
    total: true,
  },
]

/** The sum that each bank and fund has in deposits that are not encashed. */
function Groups() {
  const { data, error, refresh } = useGet<DepositSummary>(depositSummaryPath)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data || data.groups.length === 0) return null
  return (
    <Card heading={words.groups}>
      <DataTable
        label={words.groups}
        file="deposits-by-bank"
        rows={data.groups.map((group, index) => ({ ...group, id: index }))}
        columns={groupColumns}
      />
    </Card>
  )
}
