import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { Button, Card, EmptyState, ErrorState, LoadingState } from '@samity/shared-ui/core'
import type { QueryResult } from '@samity/shared-ui/query'
import { useShow, useWords } from '@samity/shared-ui/words'
import styles from './today.module.css'

const words = {
  heading: { en: 'Baskets of today', bn: 'আজকের ঝুড়ি' },
  empty: { en: 'No basket is paid today.', bn: 'আজ কোনো ঝুড়ির টাকা নেওয়া হয়নি।' },
  undone: { en: 'Undone', bn: 'ফেরানো' },
}

type Props = {
  baskets: QueryResult<Basket[]>
  openId: number | undefined
  onOpen: (basket: Basket) => void
}

/** The paid baskets of this person and day. One opens to print its slip again, or to undo it. */
export function TodayBaskets({ baskets: { data, error, refresh }, openId, onOpen }: Props) {
  const t = useWords(words)
  const show = useShow()
  return (
    <Card heading={words.heading}>
      {error ? <ErrorState error={error} retry={refresh} /> : !data && <LoadingState />}
      {data?.length === 0 && <EmptyState text={words.empty} />}
      <ul className={styles.list}>
        {data?.map((basket) => (
          <li key={basket.id}>
            <Button
              type="text"
              className={styles.basket}
              aria-pressed={basket.id === openId}
              onClick={() => onOpen(basket)}
            >
              <span className={styles.time}>{show.moment(basket.created_at).split(', ')[1]}</span>
              <span className={styles.payer} translate="no">
                {basket.payer}
              </span>
              <span className={basket.undone_at ? styles.undone : styles.figure}>
                {show.amount(basket.total)}
              </span>
              <span className={styles.numbers}>
                {basket.receipts.map(({ number }) => show.digits(number)).join(', ')}
                {basket.undone_at && ` · ${t.undone}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
