import { Button } from '@samity/shared-ui/core'
import { useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { KeyHint } from '../keys/KeyHint.tsx'
import { keys } from '../keys/keys.ts'
import styles from './pay.module.css'

const words = {
  bar: { en: 'Total and payment', bn: 'মোট ও পরিশোধ' },
  total: { en: 'Total', bn: 'মোট' },
  pay: { en: 'Take the money', bn: 'টাকা নিন' },
  putAside: { en: 'Put aside', bn: 'সরিয়ে রাখুন' },
}

type Props = {
  total: string
  /** There is nothing to pay */
  isEmpty: boolean
  onPay: () => void
  onPutAside: () => void
  /** The payment while it is open, in place of the buttons */
  children?: ReactNode
}

/** The total, always in sight. */
export function PayBar({ total, isEmpty, onPay, onPutAside, children }: Props) {
  const t = useWords(words)
  const show = useShow()
  return (
    <section className={styles.bar} aria-label={t.bar}>
      <p className={styles.total}>
        <span>{t.total}</span> <output aria-label={t.total}>{show.money(total)}</output>
      </p>
      {children || (
        <div className={styles.buttons}>
          <Button disabled={isEmpty} aria-keyshortcuts={keys.putAside} onClick={onPutAside}>
            {t.putAside} <KeyHint>{keys.putAside}</KeyHint>
          </Button>
          <Button
            type="primary"
            size="large"
            disabled={isEmpty}
            aria-keyshortcuts="Control+Enter"
            onClick={onPay}
          >
            {t.pay} <KeyHint>{keys.pay}</KeyHint>
          </Button>
        </div>
      )}
    </section>
  )
}
