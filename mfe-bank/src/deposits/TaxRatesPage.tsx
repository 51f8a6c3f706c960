import { Card, EmptyState, ErrorState, LoadingState, Page, useAction } from '@samity/shared-ui/core'
import { DataTable, RowButton, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useShow } from '@samity/shared-ui/words'
import { taxRate, type TaxTables } from '../../contract/deposit.ts'
import { useBankRights } from '../bank-api.ts'
import { dropDutySlabs, dropTaxRate, taxPath } from './deposits-api.ts'
import { DutyForm, TaxForm } from './tax-forms.tsx'

const words = {
  heading: { en: 'Taxes on Interest', bn: 'সুদের কর ও শুল্ক' },
  tax: { en: 'Source tax on interest', bn: 'সুদের উৎসে কর' },
  duty: { en: 'Excise duty on balances', bn: 'স্থিতির আবগারি শুল্ক' },
  none: { en: 'No rate is known. Enter one below.', bn: 'কোনো হার লেখা নেই। নিচে একটি লিখুন।' },
  question: { en: 'Delete what applies from this day?', bn: 'এই দিন থেকে প্রযোজ্য হার মুছবেন?' },
  ok: { en: 'Delete', bn: 'মুছুন' },
  done: { en: 'The rates are deleted.', bn: 'হারগুলো মুছে ফেলা হয়েছে।' },
}

type TaxRow = TaxTables['tax'][number] & { id: number }
type DutyRow = {
  id: number
  from_day: TaxTables['duty'][number]['from_day']
  above: string
  duty: string
  isFirst: boolean
}

function Percent({ value }: { value: string }) {
  return `${useShow().digits(value)} %`
}
const percent = (name: 'with_return' | 'without_return'): Column<TaxRow> => ({
  name,
  label: taxRate.fields[name].label,
  value: (row) => row[name],
  show: (row) => <Percent value={row[name]} />,
})
const fromColumn = { name: 'from_day', label: taxRate.fields.from_day.label, kind: 'day' as const }
const taxColumns: Column<TaxRow>[] = [
  { ...fromColumn, value: ({ from_day }) => from_day },
  percent('with_return'),
  percent('without_return'),
]
const dutyColumns: Column<DutyRow>[] = [
  { ...fromColumn, value: ({ from_day }) => from_day },
  {
    name: 'above',
    label: { en: 'Balance above', bn: 'স্থিতি যার বেশি' },
    kind: 'money',
    value: ({ above }) => above,
  },
  {
    name: 'duty',
    label: { en: 'Duty of a year', bn: 'বছরের শুল্ক' },
    kind: 'money',
    value: ({ duty }) => duty,
  },
]

export default function TaxRatesPage() {
  const { maySign } = useBankRights()
  const { data, error, refresh, set } = useGet<TaxTables>(taxPath)
  const { run } = useAction()
  if (error || !data)
    return (
      <Page heading={words.heading} back="/dashboard/bank/deposits">
        {error ? <ErrorState error={error} retry={refresh} /> : <LoadingState />}
      </Page>
    )
  const drop = (change: () => Promise<void>) =>
    run(change, { ask: { question: words.question, ok: words.ok }, done: words.done, onDone: refresh })
  const taxRows = data.tax.map((row, id) => ({ ...row, id }))
  const dutyRows = data.duty
    .flatMap(({ from_day, slabs }) =>
      slabs.map((slab, index) => ({ from_day, ...slab, isFirst: index === 0 })),
    )
    .map((row, id) => ({ ...row, id }))
  return (
    <Page heading={words.heading} back="/dashboard/bank/deposits">
      <Card heading={words.tax}>
        {taxRows.length === 0 ? (
          <EmptyState text={words.none} />
        ) : (
          <DataTable
            label={words.tax}
            file="source-tax"
            rows={taxRows}
            columns={taxColumns}
            {...(maySign && {
              actions: ({ from_day }: TaxRow) => (
                <RowButton action="delete" onClick={() => drop(() => dropTaxRate(from_day))} />
              ),
            })}
          />
        )}
        {maySign && <TaxForm onDone={(tables) => set(tables)} />}
      </Card>
      <Card heading={words.duty}>
        {dutyRows.length === 0 ? (
          <EmptyState text={words.none} />
        ) : (
          <DataTable
            label={words.duty}
            file="excise-duty"
            rows={dutyRows}
            columns={dutyColumns}
            {...(maySign && {
              // a budget sets all slabs of a day together
              actions: ({ from_day, isFirst }: DutyRow) =>
                isFirst && <RowButton action="delete" onClick={() => drop(() => dropDutySlabs(from_day))} />,
            })}
          />
        )}
        {maySign && <DutyForm newest={data.duty[0]?.slabs ?? []} onDone={(tables) => set(tables)} />}
      </Card>
    </Page>
  )
}
