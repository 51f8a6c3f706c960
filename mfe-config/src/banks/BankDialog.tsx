import { bank, type Bank } from '@samity/shared-api/contract/config/bank'
import type { MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import {
  Button,
  DescriptionList,
  ErrorState,
  ExtensionTabs,
  LoadingState,
  Modal,
  RecordLink,
} from '@samity/shared-ui/core'
import type { EditParam } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'

const { fields } = bank
const words = {
  title: { en: 'Bank', bn: 'ব্যাংক' },
  details: { en: 'Details', bn: 'বিস্তারিত' },
  accounts: { en: 'Accounts and deposits', bn: 'হিসাব ও আমানত' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}

export function BankDialog({ viewed }: { viewed: EditParam<typeof bank> }) {
  const t = useWords(words)
  const { id, record, error, retry, done } = viewed
  return (
    <Modal
      open={!!id}
      title={record?.bank_name ?? t.title}
      width={900}
      destroyOnHidden
      onCancel={done}
      footer={
        <Button type="primary" onClick={done}>
          {t.close}
        </Button>
      }
    >
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : record ? (
        <ExtensionTabs
          slot="bank.tab"
          slotProps={{ bank: { id: record.id, name: record.bank_name } }}
          title={words.details}
        >
          <BankFacts record={record} />
        </ExtensionTabs>
      ) : (
        id && <LoadingState />
      )}
    </Modal>
  )
}

function BankFacts({ record }: { record: Bank }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { data: places = [] } = useGet<MoneyPlace[]>('money-places/', { params: { bank: record.id } })
  const names = ['bank_name', 'branch_name', 'address', 'account_category'] as const
  return (
    <DescriptionList>
      {names.map((name) => (
        <div key={name}>
          <dt>{say(fields[name].label)}</dt>
          <dd>{record[name]}</dd>
        </div>
      ))}
      {places.length > 0 && (
        <div>
          <dt>{t.accounts}</dt>
          {places.map(({ id, name_english, name_bengali, account_no, balance }) => (
            <dd key={id}>
              <RecordLink kind="money-place" values={{ id }}>
                {say({ en: name_english, bn: name_bengali })}
              </RecordLink>{' '}
              {[show.digits(account_no), balance !== null && show.money(balance)].filter(Boolean).join(' · ')}
            </dd>
          ))}
        </div>
      )}
    </DescriptionList>
  )
}
