import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { seriesTitle } from '@samity/shared-api/contract/sales/money-record'
import { Alert, Button, Card, printOnly, PrinterOutlined, usePrintLayout } from '@samity/shared-ui/core'
import { readPaperSize, setRollLength, useReceipt } from '@samity/shared-ui/receipt'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useRef, useState, type KeyboardEvent } from 'react'
import { KeyHint } from '../keys/KeyHint.tsx'
import { keys } from '../keys/keys.ts'
import { changeOf, payerWords, SlipPrint, voidWord } from './SlipPrint.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import styles from './slip.module.css'

const words = {
  paid: { en: '{amount} is paid', bn: '{amount} পরিশোধিত' },
  takenBack: { en: 'Give {amount} back', bn: '{amount} ফেরত দিন' },
  undone: { en: 'This basket is undone: its receipts are void.', bn: 'ঝুড়িটি ফেরানো: এর রসিদগুলো বাতিল।' },
  giveBack: { en: 'Give back', bn: 'ফেরত দিন' },
  next: { en: 'Next person', bn: 'পরের জন' },
  print: { en: 'Print', bn: 'ছাপুন' },
  undo: { en: 'Undo', bn: 'ফেরান' },
  receipts: { en: 'Receipts', bn: 'রসিদ' },
  open: { en: 'Print receipt {number}', bn: 'রসিদ {number} ছাপুন' },
  void: voidWord,
}

type Props = {
  basket: Basket
  onChange: (basket: Basket) => void
  onNext: () => void
}

/** The last payment and its change, for who has begun the next basket too early. */
export function LastPaid({ basket }: { basket: Basket }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const change = changeOf(basket)
  return (
    <p className={styles.last}>
      {basket.payer && `${say(payerWords(basket))}: `}
      {fill(t.paid, { amount: show.money(basket.total) })}
      {change !== undefined && (
        <>
          {' · '}
          {t.giveBack} <strong>{show.money(change)}</strong>
        </>
      )}
    </p>
  )
}

export function PaidBasket({ basket, onChange, onNext }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const [receipt, openReceipt] = useReceipt()
  const [isUndoing, setIsUndoing] = useState(false)
  const slip = useRef<HTMLDivElement>(null)
  // the paper that this computer prints receipts on
  const isRoll = readPaperSize() === 'roll'
  const prepare = () => {
    if (slip.current && isRoll) setRollLength(slip.current)
  }
  usePrintLayout({ element: () => slip.current, prepare })
  const print = () => {
    prepare()
    if (slip.current) printOnly(slip.current)
  }
  const change = changeOf(basket)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isInDialog = !event.currentTarget.contains(event.target as Node)
    if (isInDialog || event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      [`Key${keys.print}`]: print,
      [`Key${keys.undo}`]: () => basket.may_undo && setIsUndoing(true),
    }[event.code]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    // oxlint-disable-next-line no-static-element-interactions -- the keys come from the buttons inside
    <div onKeyDown={onKeyDown}>
      <Card
        heading={fillWords(basket.undone_at ? words.takenBack : words.paid, {
          amount: show.money(basket.total),
        })}
      >
        {basket.undone_at && <Alert type="warning" showIcon role="status" title={t.undone} />}
        {change !== undefined && !basket.undone_at && (
          <p className={styles.change} role="status">
            {t.giveBack} <strong>{show.money(change)}</strong>
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="primary" size="large" autoFocus onClick={onNext}>
            {t.next} <KeyHint>{keys.next}</KeyHint>
          </Button>
          <Button
            size="large"
            icon={<PrinterOutlined aria-hidden />}
            aria-keyshortcuts={keys.print}
            onClick={print}
          >
            {t.print} <KeyHint>{keys.print}</KeyHint>
          </Button>
          {basket.may_undo && (
            <Button size="large" danger aria-keyshortcuts={keys.undo} onClick={() => setIsUndoing(true)}>
              {t.undo} <KeyHint>{keys.undo}</KeyHint>
            </Button>
          )}
        </div>
        <ul className={styles.receipts} aria-label={t.receipts}>
          {basket.receipts.map(({ id, number, series, note, total, voided }) => (
            <li key={id}>
              <Button
                size="small"
                icon={<PrinterOutlined aria-hidden />}
                aria-label={fill(t.open, { number: show.digits(number) })}
                onClick={({ currentTarget }) => openReceipt(number, currentTarget)}
              >
                {show.digits(number)}
              </Button>
              <span>
                {say(seriesTitle(series))} {show.digits(note)} {voided && t.void}
              </span>
              <span className={styles.figure}>{show.amount(total)}</span>
            </li>
          ))}
        </ul>
        <div ref={slip} className={`${styles.slip} ${isRoll ? styles.roll : ''}`}>
          <SlipPrint basket={basket} />
        </div>
      </Card>
      {receipt}
      {isUndoing && (
        <UndoDialog
          basket={basket}
          onClose={() => setIsUndoing(false)}
          onUndone={(undone) => {
            setIsUndoing(false)
            onChange(undone)
          }}
        />
      )}
    </div>
  )
}
