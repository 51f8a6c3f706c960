import type { RecentReceipt } from '@samity/shared-api/contract/accounts/dashboard'
import { seriesTitle } from '@samity/shared-api/contract/sales/money-record'
import { EmptyState, Card, RecordLink } from '@samity/shared-ui/core'
import { translateAttribute, useSay, useShow } from '@samity/shared-ui/words'
import styles from './home.module.css'

const words = {
  heading: { en: 'Latest receipts', bn: 'সদ্য লেখা রসিদ' },
  nothing: { en: 'There are no receipts yet.', bn: 'এখনো কোনো রসিদ লেখা হয়নি।' },
}

const payerOf = ({ payer, payer_bengali = payer }: Pick<RecentReceipt, 'payer' | 'payer_bengali'>) => ({
  en: payer,
  bn: payer_bengali,
})

export function ReceiptsCard({ receipts }: { receipts: readonly RecentReceipt[] }) {
  const say = useSay()
  const show = useShow()
  return (
    <Card heading={words.heading}>
      {receipts.length === 0 ? (
        <EmptyState text={words.nothing} />
      ) : (
        <ul className={styles.lines}>
          {receipts.map(({ id, number, receipt_no, stream, stream_title, date, total, ...receipt }) => (
            <li key={id} className={styles.line}>
              <span>
                <RecordLink kind="receipt" values={{ number }} translate="no">
                  {receipt_no}
                </RecordLink>{' '}
                <span translate={translateAttribute(receipt.payer)}>{say(payerOf(receipt))}</span>
              </span>
              <span>{show.amount(total)}</span>
              <span className={styles.soft}>
                {say(seriesTitle(stream, stream_title))} · {show.day(date)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
