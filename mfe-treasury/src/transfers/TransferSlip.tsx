import { fromDecimal, today } from '@samity/shared-api/contract'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { AssociationLogo, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useRecord } from '@samity/shared-ui/data'
import { useGet, usePersonName } from '@samity/shared-ui/query'
import {
  amountInWords,
  fill,
  translateAttribute,
  useAssociation,
  useSay,
  useShow,
  useWords,
} from '@samity/shared-ui/words'
import { SlipPrintDialog } from '../components/SlipPrintDialog.tsx'
import styles from '../components/slip.module.css'
import { choicesPath, transfers } from '../treasury-api.ts'

const words = {
  deposit: { en: 'Deposit Slip', bn: 'জমা স্লিপ' },
  transfer: { en: 'Transfer Slip', bn: 'স্থানান্তর স্লিপ' },
  number: { en: 'Number', bn: 'নম্বর' },
  date: { en: 'Date', bn: 'তারিখ' },
  from: { en: 'From', bn: 'যেখান থেকে' },
  to: { en: 'To', bn: 'যেখানে' },
  slip: { en: "Bank's slip", bn: 'ব্যাংকের স্লিপ' },
  remarks: { en: 'Remarks', bn: 'মন্তব্য' },
  inWords: { en: 'In words', bn: 'কথায়' },
  onTheWay: { en: 'On the way: not yet confirmed by {receiver}', bn: 'পথে: {receiver} এখনো নিশ্চিত করেননি' },
  resolution: { en: 'Resolution', bn: 'সিদ্ধান্ত' },
  entered: { en: 'Entered by', bn: 'লিখেছেন' },
  signed: { en: 'Signed by', bn: 'স্বাক্ষর করেছেন' },
  waiting: {
    en: 'Not valid yet: it waits for the signatures of two people',
    bn: 'এখনো কার্যকর নয়: দুজনের স্বাক্ষরের অপেক্ষায়',
  },
  confirmed: { en: 'Confirmed by', bn: 'নিশ্চিত করেছেন' },
  voided: { en: 'VOID', bn: 'বাতিল' },
  giver: { en: 'Given by', bn: 'প্রদানকারী' },
  receiver: { en: 'Received by', bn: 'গ্রহণকারী' },
  bank: { en: "Bank's seal", bn: 'ব্যাংকের সিল' },
  treasurer: { en: 'Treasurer', bn: 'কোষাধ্যক্ষ' },
}
const depositKinds = new Set(['bank', 'wallet', 'fdr'])

type Props = { id: string; onClose: () => void }

/** The slip of a transfer, to be signed by who gives and who receives. Into a bank it is a deposit slip. */
export function TransferSlip({ id, onClose }: Props) {
  const t = useWords(words)
  const { record: transfer, error, retry } = useRecord(transfers, id)
  const { data: choices = [] } = useGet<PlaceChoice[]>(choicesPath)
  const receiver = choices.find((choice) => choice.id === transfer?.to_place)
  const isDeposit = receiver !== undefined && depositKinds.has(receiver.kind)
  return (
    <SlipPrintDialog title={isDeposit ? t.deposit : t.transfer} onClose={onClose}>
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : transfer ? (
        <TransferSlipPrint transfer={transfer} isDeposit={isDeposit} />
      ) : (
        <LoadingState />
      )}
    </SlipPrintDialog>
  )
}

function TransferSlipPrint({ transfer, isDeposit }: { transfer: Transfer; isDeposit: boolean }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const personOf = usePersonName()
  const { name } = useAssociation()
  const paisa = fromDecimal(transfer.amount)
  const facts: [string, string | null][] = [
    [t.number, transfer.number],
    [t.date, show.day(transfer.date)],
    [t.from, say({ en: transfer.from_name_english, bn: transfer.from_name_bengali })],
    [t.to, say({ en: transfer.to_name_english, bn: transfer.to_name_bengali })],
    [t.slip, transfer.slip_no],
    [t.remarks, transfer.remarks],
    [t.resolution, transfer.resolution_number ?? null],
    [t.entered, personOf(transfer.created_by)],
    [
      t.signed,
      (transfer.approvals ?? [])
        .map(({ username, at }) => `${personOf(username)}, ${show.day(today(new Date(at)))}`)
        .join(' · '),
    ],
    [t.confirmed, personOf(transfer.confirmed_by)],
  ]
  return (
    <article aria-label={`${isDeposit ? t.deposit : t.transfer} ${transfer.number}`}>
      <header className={styles.head}>
        <AssociationLogo size={40} />
        <strong className={styles.association}>{say(name)}</strong>
        <h2 className={styles.title}>{isDeposit ? t.deposit : t.transfer}</h2>
      </header>
      <dl className={styles.facts}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd translate={translateAttribute(text)}>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.amount}>{show.money(transfer.amount)}</div>
      <div className={styles.words}>
        <span>{t.inWords}:</span>
        <span lang="en" translate="no">
          {amountInWords(paisa, 'en')}
        </span>
        <span lang="bn">{amountInWords(paisa, 'bn')}</span>
      </div>
      {transfer.state === 'waiting' && <p className={styles.state}>{t.waiting}</p>}
      {transfer.state === 'on_the_way' && (
        <p className={styles.state}>{fill(t.onTheWay, { receiver: personOf(transfer.receiver) })}</p>
      )}
      {transfer.state === 'void' && (
        <p className={styles.state}>{[t.voided, transfer.void_reason].filter(Boolean).join(': ')}</p>
      )}
      <footer className={styles.signatures}>
        <span>{t.giver}</span>
        <span>{isDeposit ? t.bank : t.receiver}</span>
        <span>{t.treasurer}</span>
      </footer>
    </article>
  )
}
