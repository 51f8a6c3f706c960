import type { MoneyResource, MoneyRow } from '@samity/shared-api/contract/sales/money-record'
import { Alert } from '@samity/shared-ui/core'
import { fill, useWords } from '@samity/shared-ui/words'

const words = {
  deleted: {
    en: '{number} was deleted and can no longer be changed.',
    bn: '{number} মুছে ফেলা হয়েছে, আর বদলানো যাবে না।',
  },
}

export function VoidReceiptNotice<R extends MoneyResource>({ record }: { record: MoneyRow<R> }) {
  const t = useWords(words)
  return (
    <Alert
      type="warning"
      showIcon
      title={fill(t.deleted, { number: record.number })}
      {...(record.void_reason && { description: record.void_reason })}
    />
  )
}
