import { RecordLink } from '@samity/shared-ui/core'
import type { Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { cheque, chequeStates, directions, type Cheque } from '../../contract/cheques.ts'
import { slipPage, usePlaces } from './cheque-api.ts'
import styles from './cheques.module.css'

const { fields } = cheque
const words = {
  direction: { en: 'Direction', bn: 'ধরন' },
  state: { en: 'State', bn: 'অবস্থা' },
  since: { en: 'Since', bn: 'কবে থেকে' },
  slip: { en: 'Deposit Slip', bn: 'জমা স্লিপ' },
  place: { en: 'Place', bn: 'টাকার স্থান' },
  account: { en: 'Deposited into', bn: 'যে হিসাবে জমা' },
  documentVoid: { en: 'receipt void', bn: 'রসিদ বাতিল' },
  slipOpen: { en: 'slip not posted', bn: 'স্লিপ লেখা শেষ হয়নি' },
  changed: {
    en: '{number} has {amount} by cheque now: correct it, or delete the cheque while it is in hand and enter it again',
    bn: '{number}-এ এখন চেকে {amount}: রসিদটি ঠিক করুন, অথবা হাতে থাকা অবস্থায় চেকটি মুছে আবার লিখুন',
  },
  slipVoid: { en: 'deposit void: undo its slip', bn: 'জমা বাতিল: স্লিপটি ফেরান' },
  bounceOpen: { en: 'bounce not finished', bn: 'প্রত্যাখ্যান শেষ হয়নি' },
  matched: { en: 'by a statement', bn: 'বিবরণী থেকে' },
  enteredBy: { en: 'Entered by', bn: 'লিখেছেন' },
}

/** The state; below it a word about a step that stopped half-way and needs somebody */
function State({ row }: { row: Cheque }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const isOpen = !['bounced', 'cancelled'].includes(row.state)
  const changed = row.documents.find(({ by_cheque }) => by_cheque !== null)
  const isBounceOpen = row.bounce !== null && !row.bounce.is_done
  const warning = isBounceOpen
    ? t.bounceOpen
    : row.slip_id !== null && row.slip_number === null
      ? t.slipOpen
      : row.is_slip_void
        ? t.slipVoid
        : changed && isOpen
          ? fill(t.changed, { number: changed.document_number, amount: show.money(changed.by_cheque) })
          : row.is_document_void && isOpen && t.documentVoid
  return (
    <span>
      {say(chequeStates.find(({ value }) => value === row.state)?.label)}
      {warning && <span className={`${styles.small} ${styles.warning}`}>{warning}</span>}
      {row.is_matched && <span className={styles.small}>{t.matched}</span>}
    </span>
  )
}

export function useChequeColumns(): Column<Cheque>[] {
  const { nameOf } = usePlaces()
  return useMemo(
    () => [
      {
        name: 'number',
        label: fields.number.label,
        value: ({ number }) => number,
        show: ({ number }) => (
          <span className={styles.number} translate="no">
            {number}
          </span>
        ),
      },
      {
        name: 'direction',
        label: words.direction,
        kind: 'choice',
        choices: directions,
        value: ({ direction }) => direction,
        sort: null,
        hidden: 'when narrow',
      },
      { name: 'party', label: fields.party.label, value: ({ party }) => party },
      {
        name: 'bank_name',
        label: fields.bank_name.label,
        value: ({ bank_name, branch_name }) => [bank_name, branch_name].filter(Boolean).join(', '),
        hidden: 'when narrow',
      },
      {
        name: 'document_number',
        label: fields.document_number.label,
        value: ({ documents }) => documents.map(({ document_number }) => document_number).join(', '),
        show: ({ documents }) =>
          documents.map(({ document_number }) => (
            <div key={document_number}>
              <RecordLink
                kind="receipt"
                values={{ number: document_number }}
                className={styles.number}
                translate="no"
              >
                {document_number}
              </RecordLink>
            </div>
          )),
      },
      { name: 'drawn_on', label: fields.drawn_on.label, kind: 'day', value: ({ drawn_on }) => drawn_on },
      {
        name: 'state',
        label: words.state,
        kind: 'choice',
        choices: chequeStates,
        value: ({ state }) => state,
        show: (row) => <State row={row} />,
      },
      {
        name: 'state_on',
        label: words.since,
        kind: 'day',
        value: ({ state_on }) => state_on,
        hidden: 'unless wide',
      },
      {
        name: 'place',
        label: words.place,
        sort: null,
        value: ({ place_id }) => nameOf(place_id),
        hidden: true,
      },
      {
        name: 'account',
        label: words.account,
        sort: null,
        value: ({ account_id }) => nameOf(account_id),
        hidden: true,
      },
      {
        name: 'slip',
        label: words.slip,
        sort: null,
        value: ({ slip_number }) => slip_number,
        show: ({ slip_id, slip_number }) =>
          slip_id !== null && (
            <Link to={slipPage(slip_id)} className={styles.number} translate="no">
              {slip_number ?? '…'}
            </Link>
          ),
        hidden: 'when narrow',
      },
      {
        name: 'created_by',
        label: words.enteredBy,
        sort: null,
        value: ({ created_by }) => created_by,
        hidden: true,
      },
      {
        name: 'amount',
        label: fields.amount.label,
        kind: 'money',
        // no total by itself: received and issued cheques add up to nothing
        value: ({ amount }) => amount,
      },
    ],
    [nameOf],
  )
}
