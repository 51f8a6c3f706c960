import { fetchPage, http, type ListPage } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { Button, Card, useAction, useMayEdit } from '@samity/shared-ui/core'
import { useQuery, usePersonName } from '@samity/shared-ui/query'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { placeName } from '../treasury-api.ts'
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
  more: { en: '{count} more follow as these are done.', bn: 'এগুলো হয়ে গেলে আরও {count}টি আসবে।' },
}

const signWords = {
  heading: { en: 'Waits for your signature', bn: 'আপনার স্বাক্ষরের অপেক্ষায়' },
  line: {
    en: '{amount} from {from} to {to}, entered on {day} by {sender} by resolution {resolution} ({number}). Signatures: {count} of 2.',
    bn: '{from} থেকে {to}-এ {amount}, {day} তারিখে {sender} লিখেছেন, সিদ্ধান্ত {resolution} ({number})। স্বাক্ষর: ২টির মধ্যে {count}টি।',
  },
  sign: { en: 'Sign', bn: 'স্বাক্ষর করুন' },
  question: {
    en: 'Sign the transfer of {amount} from {from} to {to}?',
    bn: '{from} থেকে {to}-এ {amount} স্থানান্তরে স্বাক্ষর করবেন?',
  },
  explain: {
    en: 'It is decided by resolution {resolution}. The money moves when two people have signed. A signature cannot be taken back.',
    bn: 'এটি সিদ্ধান্ত {resolution} অনুযায়ী। দুজন স্বাক্ষর করলে টাকা স্থানান্তর হবে। স্বাক্ষর ফেরত নেওয়া যায় না।',
  },
  signed: { en: 'You have signed {number}.', bn: 'আপনি {number}-এ স্বাক্ষর করেছেন।' },
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

/** Sends the person's signature, after a question. `busyWith` is the number of the transfer. */
export function useSignTransfer(onSigned: () => void, onEnd = () => {}) {
  const { run, busyWith } = useAction()
  const show = useShow()
  return {
    busyWith,
    signTransfer(row: Transfer) {
      const { id, number, amount, resolution_number: resolution } = row
      run(() => http.post(`transfers/${id}/approve/`), {
        name: number,
        ask: {
          question: fillWords(signWords.question, {
            amount: show.money(amount),
            from: placeName({ name_english: row.from_name_english, name_bengali: row.from_name_bengali }),
            to: placeName({ name_english: row.to_name_english, name_bengali: row.to_name_bengali }),
          }),
          explain: fillWords(signWords.explain, { resolution: resolution ?? '' }),
          ok: signWords.sign,
        },
        done: fillWords(signWords.signed, { number }),
        onDone: onSigned,
        onEnd,
      })
    },
  }
}

type Props = { onDone: () => void }

/** Transfers that wait for this person, each with a button. Nothing when nothing waits. */
export function WaitingTransfers({ onDone }: Props) {
  const mayEdit = useMayEdit()
  return (
    <>
      {mayEdit && <TransfersToSign onDone={onDone} />}
      <TransfersToConfirm onDone={onDone} />
    </>
  )
}

const useWaiting = (right: 'may_confirm' | 'may_approve') => {
  const { data, refresh } = useQuery<ListPage<Transfer>>(['transfers/', right], (signal) =>
    fetchPage<Transfer>('transfers/', { [right]: 'true', limit: 100 }, signal),
  )
  return { rows: data?.rows ?? [], total: data?.total ?? 0, refresh }
}

function TransfersToConfirm({ onDone }: Props) {
  const t = useWords(words)
  const { rows, total, refresh } = useWaiting('may_confirm')
  // a refusal, too, means that something has changed
  const { confirmTransfer, busyWith } = useConfirmTransfer(onDone, refresh)
  return (
    <WaitingCard
      heading={words.heading}
      line={t.line}
      button={t.confirm}
      rows={rows}
      total={total}
      busyWith={busyWith}
      onClick={confirmTransfer}
    />
  )
}

function TransfersToSign({ onDone }: Props) {
  const t = useWords(signWords)
  const { rows, total, refresh } = useWaiting('may_approve')
  const { signTransfer, busyWith } = useSignTransfer(onDone, refresh)
  return (
    <WaitingCard
      heading={signWords.heading}
      line={t.line}
      button={t.sign}
      rows={rows}
      total={total}
      busyWith={busyWith}
      onClick={signTransfer}
    />
  )
}

type CardProps = {
  heading: Words
  line: string
  button: string
  rows: Transfer[]
  total: number
  busyWith: string | undefined
  onClick: (transfer: Transfer) => void
}

function WaitingCard({ heading, line, button, rows, total, busyWith, onClick }: CardProps) {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const show = useShow()
  if (rows.length === 0) return null
  return (
    <Card heading={heading}>
      <ul className={styles.waiting}>
        {rows.map((transfer) => (
          <li key={transfer.id}>
            <span>
              {fill(line, {
                amount: show.money(transfer.amount),
                from: say({ en: transfer.from_name_english, bn: transfer.from_name_bengali }),
                to: say({ en: transfer.to_name_english, bn: transfer.to_name_bengali }),
                day: show.day(transfer.date),
                sender: personOf(transfer.created_by),
                number: transfer.number,
                resolution: transfer.resolution_number ?? '',
                count: show.number(transfer.approvals?.length ?? 0),
              })}
            </span>
            <Button type="primary" loading={busyWith === transfer.number} onClick={() => onClick(transfer)}>
              {button}
            </Button>
          </li>
        ))}
      </ul>
      {total > rows.length && <p>{fill(t.more, { count: show.number(total - rows.length) })}</p>}
    </Card>
  )
}
