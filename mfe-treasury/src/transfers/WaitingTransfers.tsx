import { fetchPage, http, type ListPage } from '@samity/shared-api/client'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { Button, Card, useAction } from '@samity/shared-ui/core'
import { useQuery, usePersonName } from '@samity/shared-ui/query'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from './transfers.module.css'

const words = {
  heading: { en: 'On the way to you', bn: 'আপনার কাছে আসছে' },
  line: {
    en: '{amount} from {from}, sent on {day} by {sender} ({number})',
    bn: '{from} থেকে {amount}, {day} তারিখে {sender} পাঠিয়েছেন ({number})',
  },
  confirm: { en: 'I have received it', bn: 'আমি পেয়েছি' },
  question: {
    en: 'Have you counted {amount} from {from}?',
    bn: '{from} থেকে আসা {amount} গুনে নিয়েছেন?',
  },
  explain: {
    en: 'From then on the money is in your box.',
    bn: 'এরপর থেকে টাকাটি আপনার বাক্সে আছে বলে ধরা হবে।',
  },
  yes: { en: 'Yes, received', bn: 'হ্যাঁ, পেয়েছি' },
  confirmed: { en: '{number} is confirmed.', bn: '{number} নিশ্চিত হয়েছে।' },
}

type Confirmation = { confirmTransfer: (transfer: Transfer) => void; busyWith: string | undefined }

/** Sends the receiver's confirmation, after a question. `busyWith` is the number of the transfer. */
export function useConfirmTransfer(onConfirmed: () => void, onEnd = () => {}): Confirmation {
  const { run, busyWith } = useAction()
  const show = useShow()
  return {
    busyWith,
    confirmTransfer({ id, number, amount, from_name_english, from_name_bengali }) {
      const question = {
        en: fill(words.question.en, { amount: show.money(amount), from: from_name_english }),
        bn: fill(words.question.bn, { amount: show.money(amount), from: from_name_bengali }),
      }
      run(() => http.post(`transfers/${id}/confirm/`), {
        name: number,
        ask: { question, explain: words.explain, ok: words.yes },
        done: fillWords(words.confirmed, { number }),
        onDone: onConfirmed,
        onEnd,
      })
    },
  }
}

/** Transfers on the way to this person, each with a button to confirm it. Nothing when nothing waits. */
export function WaitingTransfers({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  const { data, refresh } = useQuery<ListPage<Transfer>>(['transfers/', 'waiting'], (signal) =>
    fetchPage<Transfer>('transfers/', { state: 'on_the_way', limit: 100 }, signal),
  )
  // a refusal, too, means that something has changed
  const { confirmTransfer, busyWith } = useConfirmTransfer(onConfirmed, refresh)
  const waiting = data?.rows.filter(({ may_confirm }) => may_confirm) ?? []
  if (waiting.length === 0) return null

  return (
    <Card heading={words.heading}>
      <ul className={styles.waiting}>
        {waiting.map((transfer) => (
          <li key={transfer.id}>
            <span>
              {fill(t.line, {
                amount: show.money(transfer.amount),
                from: say({ en: transfer.from_name_english, bn: transfer.from_name_bengali }),
                day: show.day(transfer.date),
                sender: personOf(transfer.created_by),
                number: transfer.number,
              })}
            </span>
            <Button
              type="primary"
              loading={busyWith === transfer.number}
              onClick={() => confirmTransfer(transfer)}
            >
              {t.confirm}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
