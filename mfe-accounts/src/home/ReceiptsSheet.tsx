import type { WrittenReceipt } from '@samity/shared-api/contract/accounts/dashboard'
import { streams } from '@samity/shared-api/contract/sales/money-record'
import { NothingHere, Sheet } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { asTyped, useSay, useShow } from '@samity/shared-ui/words'
import styles from './home.module.css'

const words = {
  heading: { en: 'Receipts just written', bn: 'সদ্য লেখা রসিদ' },
  nothing: { en: 'No receipt has been written yet.', bn: 'এখনো কোনো রসিদ লেখা হয়নি।' },
}

/** The last receipts, newest first. */
export function ReceiptsSheet({ receipts }: { receipts: readonly WrittenReceipt[] }) {
  const say = useSay()
  const show = useShow()
  return (
    <Sheet heading={words.heading}>
      {receipts.length === 0 ? (
        <NothingHere text={words.nothing} />
      ) : (
        <ul className={styles.lines}>
          {receipts.map(({ id, number, receipt_no, stream, date, payer, total }) => (
            <li key={id} className={styles.line}>
              <span>
                <Link className={styles.link} to={`/dashboard/receipt/${number}`} translate="no">
                  {receipt_no}
                </Link>{' '}
                <span translate={asTyped(payer)}>{payer}</span>
              </span>
              <span>{show.amount(total)}</span>
              <span className={styles.soft}>
                {say(streams[stream])} · {show.day(date)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
