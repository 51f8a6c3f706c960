import { ErrorState } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useWords } from '@samity/shared-ui/words'
import type { BankAccount } from '../../contract/statement.ts'
import { accountsPath, accountWords } from './statement-api.ts'

const words = {
  account: { en: 'Bank Account', bn: 'ব্যাংক হিসাব' },
  choose: { en: 'Select', bn: 'নির্বাচন করুন' },
  all: { en: 'All', bn: 'সব' },
}

export const useAccounts = () => useGet<BankAccount[]>(accountsPath)

type Props = {
  value: string
  onChange: (account: string) => void
  withAll?: true
}

export function BankAccountFilter({ value, onChange, withAll }: Props) {
  const t = useWords(words)
  const say = useSay()
  const { data: accounts = [], error, refresh } = useAccounts()
  // a list beside the filter says so itself
  if (error && !withAll) return <ErrorState error={error} retry={refresh} />
  return (
    <Filter label={t.account} id="account">
      {(id) => (
        <SelectField
          id={id}
          name={id}
          emptyOption={withAll ? words.all : words.choose}
          options={accounts.map((account) => ({
            value: String(account.id),
            label: [say(accountWords(account)), account.account_no].filter(Boolean).join(' · '),
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Filter>
  )
}
