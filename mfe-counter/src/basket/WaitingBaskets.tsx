import { Button, Card, CloseOutlined, useConfirm } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { StoredBasket } from '../open-basket/basket-store.ts'
import styles from './basket.module.css'

const words = {
  heading: { en: 'Waiting baskets', bn: 'অপেক্ষমাণ ঝুড়ি' },
  unnamed: { en: 'Without a name', bn: 'নাম ছাড়া' },
  callBack: { en: 'Call back {name}, {total}', bn: '{name}-এর {total}-এর ঝুড়ি আনুন' },
  discard: { en: 'Discard the basket of {name}', bn: '{name}-এর ঝুড়ি ফেলে দিন' },
  question: {
    en: 'Discard this basket? Nothing of it is paid.',
    bn: 'ঝুড়িটি ফেলে দেবেন? এর কিছুই পরিশোধ হয়নি।',
  },
  ok: { en: 'Discard', bn: 'বাদ দিন' },
}

type Props = {
  waiting: readonly StoredBasket[]
  onCallBack: (stored: StoredBasket) => void
  onDiscard: (stored: StoredBasket) => void
}

/** The unpaid baskets of this person in this browser: put aside, or left by a power cut. */
export function WaitingBaskets({ waiting, onCallBack, onDiscard }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const confirm = useConfirm()
  if (waiting.length === 0) return null
  const nameOf = ({ basket: { payer, customerName } }: StoredBasket) =>
    (payer ? say({ en: payer.name_english, bn: payer.name_bengali }) : customerName) || t.unnamed
  return (
    <Card heading={words.heading}>
      <ul className={styles.list}>
        {waiting.map((stored) => (
          <li key={stored.key} className={styles.entry}>
            <Button
              type="text"
              className={styles.entryButton}
              aria-label={fill(t.callBack, { name: nameOf(stored), total: show.money(stored.total) })}
              onClick={() => onCallBack(stored)}
            >
              <span translate="no">{nameOf(stored)}</span>
              <span className={styles.figure}>{show.money(stored.total)}</span>
            </Button>
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={fill(t.discard, { name: nameOf(stored) })}
              onClick={() =>
                void confirm({ question: words.question, ok: words.ok, danger: true }).then(
                  (answer) => answer && onDiscard(stored),
                )
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
