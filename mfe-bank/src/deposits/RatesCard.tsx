import { Card, useAction } from '@samity/shared-ui/core'
import { DataTable, RowButton, type Column } from '@samity/shared-ui/data'
import { useShow } from '@samity/shared-ui/words'
import type { Deposit, DepositRate } from '../../contract/deposit.ts'
import { dropRate } from './deposits-api.ts'

const words = {
  heading: { en: 'Rates that the bank changed', bn: 'ব্যাংকের বদলানো হার' },
  from: { en: 'From', bn: 'যে দিন থেকে' },
  rate: { en: 'Rate (% a year)', bn: 'সুদের হার (বছরে %)' },
  by: { en: 'Entered by', bn: 'লিখেছেন' },
  question: { en: 'Delete this rate?', bn: 'এই হার মুছবেন?' },
  ok: { en: 'Delete', bn: 'মুছুন' },
  done: { en: 'The rate is deleted.', bn: 'হার মুছে ফেলা হয়েছে।' },
}

function Rate({ rate }: Pick<DepositRate, 'rate'>) {
  return useShow().digits(rate)
}
const columns: Column<DepositRate>[] = [
  { name: 'from_day', label: words.from, kind: 'day', value: ({ from_day }) => from_day },
  { name: 'rate', label: words.rate, value: ({ rate }) => rate, show: (row) => <Rate {...row} /> },
  { name: 'entered_by', label: words.by, value: ({ entered_by }) => entered_by },
]

type Props = { deposit: Deposit; rates: DepositRate[]; mayWork: boolean; onChanged: () => void }

/** Rates within a term; nothing while the bank has changed none. */
export function RatesCard({ deposit, rates, mayWork, onChanged }: Props) {
  const { run } = useAction()
  if (rates.length === 0) return null
  return (
    <Card heading={words.heading}>
      <DataTable
        label={words.heading}
        file="deposit-rates"
        rows={rates}
        columns={columns}
        {...(mayWork && {
          actions: ({ id }: DepositRate) => (
            <RowButton
              action="delete"
              onClick={() =>
                run(() => dropRate(deposit.id, id), {
                  ask: { question: words.question, ok: words.ok },
                  done: words.done,
                  onDone: onChanged,
                })
              }
            />
          ),
        })}
      />
    </Card>
  )
}
