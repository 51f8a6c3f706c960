import type { Words } from '@samity/shared-api/contract/words'
import { useSay, useShow } from '@samity/shared-ui/words'
import type { ProposedReceipt } from '../../contract/payments.ts'
import styles from './staff.module.css'

export function ReceiptLines({ receipts, none }: { receipts: readonly ProposedReceipt[]; none: Words }) {
  const say = useSay()
  const show = useShow()
  if (receipts.length === 0) return <span>{say(none)}</span>
  return (
    <ul className={styles.receipts}>
      {receipts.map(({ title, note, amount }) => (
        <li key={`${title.en} ${note}`}>
          {say(title)} {show.digits(note)}: {show.money(amount)}
        </li>
      ))}
    </ul>
  )
}
