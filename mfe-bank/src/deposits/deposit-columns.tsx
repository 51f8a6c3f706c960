import { placeFunds } from '@samity/shared-api/contract/treasury/money-place'
import type { Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { translateAttribute, useShow } from '@samity/shared-ui/words'
import { deposit, depositPage, depositStates, type Deposit } from '../../contract/deposit.ts'

const words = {
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  fund: { en: 'Fund', bn: 'তহবিল' },
  principal: { en: 'Principal', bn: 'আসল' },
  rate: { en: 'Rate %', bn: 'হার %' },
  matures: { en: 'Matures on', bn: 'মেয়াদ পূর্তি' },
  soFar: { en: 'Interest so far', bn: 'এ পর্যন্ত সুদ' },
  atEnd: { en: 'Interest at the end', bn: 'মেয়াদ শেষে সুদ' },
  state: { en: 'State', bn: 'অবস্থা' },
}

export function DepositLink({ id, number }: Pick<Deposit, 'id' | 'number'>) {
  const show = useShow()
  return (
    <Link to={depositPage(id)} translate={translateAttribute(number)}>
      {show.digits(number)}
    </Link>
  )
}

const column = (
  name: 'number' | 'branch' | 'opened_on',
  more: Partial<Column<Deposit>> = {},
): Column<Deposit> => ({
  name,
  label: deposit.fields[name].label,
  kind: deposit.fields[name].kind,
  value: (row) => row[name],
  ...more,
})

export const maturesColumn: Column<Deposit> = {
  name: 'matures_on',
  label: words.matures,
  kind: 'day',
  value: ({ matures_on }) => matures_on,
}
export const principalColumn: Column<Deposit> = {
  name: 'principal',
  label: words.principal,
  kind: 'money',
  value: ({ principal }) => principal,
  total: true,
}
export const atEndColumn: Column<Deposit> = {
  name: 'interest_at_end',
  label: words.atEnd,
  kind: 'money',
  value: ({ interest_at_end }) => interest_at_end,
  sort: null,
  total: true,
  hidden: 'unless wide',
}
export const numberColumn = column('number', { show: (row) => <DepositLink {...row} /> })
export const bankColumn: Column<Deposit> = {
  name: 'bank_name',
  label: words.bank,
  value: ({ bank_name }) => bank_name,
}

export const depositColumns: Column<Deposit>[] = [
  numberColumn,
  bankColumn,
  column('branch', { sort: null, hidden: 'unless wide' }),
  {
    name: 'fund',
    label: words.fund,
    kind: 'choice',
    choices: placeFunds,
    value: ({ fund }) => fund,
    hidden: 'when narrow',
  },
  column('opened_on', { hidden: 'unless wide' }),
  maturesColumn,
  {
    name: 'rate_now',
    label: words.rate,
    value: ({ rate_now }) => rate_now,
    show: ({ rate_now }) => <Percent value={rate_now} />,
    sort: null,
    hidden: 'when narrow',
  },
  principalColumn,
  {
    name: 'interest_so_far',
    label: words.soFar,
    kind: 'money',
    value: ({ interest_so_far }) => interest_so_far,
    sort: null,
    total: true,
    hidden: 'when narrow',
  },
  atEndColumn,
  { name: 'state', label: words.state, kind: 'choice', choices: depositStates, value: ({ state }) => state },
]

function Percent({ value }: { value: string }) {
  return useShow().digits(value)
}
