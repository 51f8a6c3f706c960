import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { Button, Card, EmptyState, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { usePersonName, type QueryResult } from '@samity/shared-ui/query'
import { Segmented } from '@samity/shared-ui/segmented'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { payerWords } from '../slip/SlipPrint.tsx'
import styles from './today.module.css'
import { useCounters } from './use-counters.ts'

const words = {
  heading: { en: 'Baskets of today', bn: 'আজকের ঝুড়ি' },
  empty: { en: 'No basket is paid today.', bn: 'আজ কোনো ঝুড়ির টাকা নেওয়া হয়নি।' },
  counters: { en: 'Counters', bn: 'কাউন্টার' },
  own: { en: 'This counter', bn: 'এই কাউন্টার' },
  all: { en: 'All counters', bn: 'সব কাউন্টার' },
  undone: { en: 'Undone', bn: 'ফেরানো' },
}

type Props = {
  baskets: QueryResult<Basket[]>
  openId: number | undefined
  onOpen: (basket: Basket) => void
}

/** The paid baskets of the day, of this person or of everybody. One opens to print its slip or to undo it. */
export function TodayBaskets({ baskets: { data, error, refresh }, openId, onOpen }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const personOf = usePersonName()
  const { mayChoose, isAll, choose } = useCounters()
  return (
    <Card heading={words.heading}>
      {mayChoose && (
        <Segmented
          className={styles.counters}
          aria-label={t.counters}
          value={isAll ? 'all' : 'own'}
          options={(['own', 'all'] as const).map((value) => ({ value, label: t[value] }))}
          onChange={choose}
        />
      )}
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
                {say(payerWords(basket))}
              </span>
              <span className={basket.undone_at ? styles.undone : styles.figure}>
                {show.amount(basket.total)}
              </span>
              <span className={styles.numbers}>
                {basket.receipts.map(({ number }) => show.digits(number)).join(', ')}
                {isAll && ` · ${personOf(basket.created_by)}`}
                {basket.undone_at && ` · ${t.undone}`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
