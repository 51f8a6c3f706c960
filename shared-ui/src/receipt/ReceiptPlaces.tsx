import { isVoucher, type Receipt } from '@samity/shared-api/contract/sales/money-record'
import { useSay, useShow, useWords } from '../words/index.ts'
import styles from './ReceiptPrint.module.css'

const words = {
  received: { en: 'Received in', bn: 'যেখানে জমা' },
  paid: { en: 'Paid from', bn: 'যেখান থেকে পরিশোধ' },
}

type ReceiptPlacesProps = {
  /** The receipt whose money it is */
  receipt: Pick<Receipt, 'stream' | 'places'>
}

/** Says to the office where the money of a receipt is, below the part that is printed. */
export function ReceiptPlaces({ receipt: { stream, places = [] } }: ReceiptPlacesProps) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  if (places.length === 0) return null
  const names = places.map(({ name_english, name_bengali, amount }) => {
    const name = say({ en: name_english, bn: name_bengali })
    return places.length === 1 ? name : `${name} ${show.amount(amount)}`
  })
  return (
    <p className={styles.places}>
      {isVoucher(stream) ? t.paid : t.received}: <span translate="no">{names.join(', ')}</span>
    </p>
  )
}
